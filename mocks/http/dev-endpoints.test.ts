import { describe, expect, test } from 'vitest';
import { Client, errorOf, openGateway } from '#mocks/testing/client.ts';
import { devAccessOf } from './dev-endpoints.ts';

/** A client, its clock, and calls of /api/dev/scenario. */
async function scenarios() {
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
  const gateway = await openGateway({ now: () => new Date(clock.now) });
  const client = await new Client(gateway).login();
  const callScenario = (method: string, json?: unknown, headers: Record<string, string> = {}) =>
    gateway.handle(
      new Request('http://portal.test/api/dev/scenario', {
        method,
        headers,
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
    );
  const statusOf = async (path: string) => (await client.call('GET', path)).status;
  return { clock, client, callScenario, statusOf };
}

describe('[CON-06] scenarios', () => {
  test('the next call fails, the following one succeeds', async () => {
    const { client, callScenario, statusOf } = await scenarios();
    expect((await callScenario('POST', { name: 'jwt-expired' })).status).toBe(204);
    expect((await errorOf(await client.call('GET', '/tile/getTile'))).message).toMatch(/^JWT expired at/);
    expect(await statusOf('/tile/getTile')).toBe(200);
  });

  test('the given number of calls of one operation fail; others succeed', async () => {
    const { callScenario, statusOf } = await scenarios();
    await callScenario('POST', { name: 'unavailable', operation: 'tileList', times: 2 });
    expect(await statusOf('/data/banners')).toBe(200);
    expect(await statusOf('/tile/getTile')).toBe(503);
    expect(await statusOf('/tile/getTile')).toBe(503);
    expect(await statusOf('/tile/getTile')).toBe(200);
  });

  test('all calls fail for some seconds', async () => {
    const { clock, callScenario, statusOf } = await scenarios();
    await callScenario('POST', { name: 'services-unavailable', seconds: 30 });
    for (const path of ['/tile/getTile', '/data/ping', '/data/banners'])
      expect(await statusOf(path)).toBe(400);
    clock.now += 29_999;
    expect(await statusOf('/data/ping')).toBe(400);
    clock.now += 1;
    expect(await statusOf('/data/ping')).toBe(200);
  });

  test('a call that does not declare the failure succeeds and does not count', async () => {
    const { callScenario, statusOf } = await scenarios();
    await callScenario('POST', { name: 'admin-418' });
    expect(await statusOf('/tile/getTile')).toBe(200);
    expect(await statusOf('/admin/getTilesAdmin')).toBe(418);
  });

  test('are listed and removed', async () => {
    const { callScenario, statusOf } = await scenarios();
    await callScenario('POST', { name: 'internal-error', seconds: 60 });
    await callScenario('POST', { name: 'not-found' });
    expect(await (await callScenario('GET')).json()).toMatchObject([
      { name: 'internal-error' },
      { name: 'not-found', times: 1 },
    ]);
    expect((await callScenario('DELETE')).status).toBe(204);
    expect(await (await callScenario('GET')).json()).toEqual([]);
    expect(await statusOf('/tile/getTile')).toBe(200);
  });

  test.each([
    [{}],
    [{ name: 'broken' }],
    [{ name: 'chat-locked', operation: 'tileList' }],
    [{ name: 'forbidden', operation: 7 }],
    [{ name: 'forbidden', times: 0 }],
    [{ name: 'forbidden', seconds: -1 }],
    [[]],
    ['x'],
  ])('%j is refused', async (json) => {
    const { callScenario } = await scenarios();
    expect((await callScenario('POST', json)).status).toBe(400);
  });

  test('another site cannot arrange failures', async () => {
    const { callScenario } = await scenarios();
    const response = await callScenario('POST', { name: 'forbidden' }, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });
});

describe('[CON-06] the clock', () => {
  const real = '2026-11-20T10:00:00.000Z';

  async function moved() {
    const gateway = await openGateway({ now: () => new Date(real) });
    const client = await new Client(gateway).login();
    const callClock = (method: string, json?: unknown) =>
      gateway.handle(
        new Request('http://portal.test/api/dev/clock', {
          method,
          ...(json !== undefined && { body: JSON.stringify(json) }),
        }),
      );
    const told = async (method: string, json?: unknown) =>
      ((await (await callClock(method, json)).json()) as { now: string }).now;
    return { gateway, client, callClock, told };
  }

  test('is set, moved on and taken back to the real time', async () => {
    const { told } = await moved();
    expect(await told('GET')).toBe(real);
    expect(await told('POST', { now: '2027-01-01T00:00:00Z' })).toBe('2027-01-01T00:00:00.000Z');
    expect(await told('POST', { seconds: 90 })).toBe('2027-01-01T00:01:30.000Z');
    expect(await told('DELETE')).toBe(real);
  });

  test('sessions, links and files that wait end with it', async () => {
    const { gateway, client, callClock } = await moved();
    const form = new FormData();
    form.set('request', '{"serviceType":"chatGpt"}');
    form.set('file', new File(['Итог'], 'Отчёт.txt'));
    const uploaded = await client.call('POST', '/upload', { body: form });
    const [{ idFile } = { idFile: '' }] = (await uploaded.json()) as { idFile: string }[];
    await client.call('GET', '/auth/forgotPassword?email=employee@neuro.example');
    const headers = await client.mailed('employee@neuro.example');
    await callClock('POST', { seconds: 25 * 60 * 60 });
    expect(gateway.deps.database.files.get(idFile)).toBeUndefined();
    const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
    expect(await codeOf(await client.call('GET', '/tile/getTile'))).toBe('jwt-expired');
    const json = { password: 'portal-2027' };
    expect(await codeOf(await client.call('POST', '/auth/resetPassword', { json, headers }))).toBe(
      'link-expired',
    );
    await callClock('DELETE');
    expect((await client.call('GET', '/tile/getTile')).status).toBe(200);
  });

  test('a call that waits for consent is given up, and a schedule makes its report', async () => {
    const { gateway, callClock } = await moved();
    const until = Date.parse(real) + 600_000;
    const decided = gateway.deps.runs.decisions.wait('call', until, new AbortController().signal);
    const admin = await new Client(gateway).login('admin@neuro.example');
    const parameters = { from: null, to: null, groupBy: null, compare: 'none', filter: {}, columns: [] };
    const report = { title: 'Ночной', kind: 'inactive', format: 'csv', isMailed: false, parameters };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const json = { report, period: 'daily', hour: 3 };
    await admin.json('POST', '/admin/getListReports/addSchedule', { json, headers });
    await callClock('POST', { seconds: 24 * 60 * 60 });
    expect(await decided).toBe('expired');
    expect([...gateway.deps.database.reports.values()].map(({ title }) => title)).toContain('Ночной');
  });

  test.each([
    [{}],
    [{ now: 'tomorrow' }],
    [{ now: '2026-13-01T00:00:00Z' }],
    [{ now: '9999-01-01T00:00:00Z' }],
    [{ now: '2027-01-01T00:00:00Z', seconds: 1 }],
    [{ now: 1, seconds: 1 }],
    [{ seconds: 0 }],
    [{ seconds: 1.5 }],
  ])('%j is refused', async (json) => {
    const { callClock, told } = await moved();
    expect((await callClock('POST', json)).status).toBe(400);
    expect(await told('GET')).toBe(real);
  });
});

describe('[CON-06] endpoints for development', () => {
  test('DEV_ENDPOINTS opens or closes them; without it they need a new random key', () => {
    expect([devAccessOf('1'), devAccessOf('0'), devAccessOf('yes')]).toEqual([true, false, undefined]);
    const [first, second] = [devAccessOf(undefined), devAccessOf('')];
    expect(first).toEqual({ key: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(second).not.toEqual(first);
  });

  const mailbox = (query = '', headers: Record<string, string> = {}) =>
    new Request(`http://127.0.0.1:8080/api/dev/mailbox${query}`, { headers });

  test('answer with the key only, wherever the call comes from', async () => {
    const closed = await openGateway({ devEndpoints: false });
    expect((await closed.handle(mailbox())).status).toBe(404);
    const key = 'a'.repeat(64);
    const { handle } = await openGateway({ devEndpoints: { key } });
    const statusOf = async (request: Request) => (await handle(request)).status;
    expect(await statusOf(mailbox(`?key=${key}`))).toBe(200);
    expect(await statusOf(mailbox('', { 'x-dev-key': key }))).toBe(200);
    // A proxy on the same machine need not add a header.
    expect(await statusOf(mailbox())).toBe(401);
    for (const wrong of ['', 'a', 'b'.repeat(64), `${key}a`, 'ё']) {
      expect(await statusOf(mailbox(`?key=${encodeURIComponent(wrong)}`))).toBe(401);
      expect(await statusOf(mailbox(`?key=${key}`, { 'x-dev-key': encodeURIComponent(wrong) }))).toBe(401);
    }
  });

  test('the scenarios need the key too', async () => {
    const { handle } = await openGateway({ devEndpoints: { key: 'k' } });
    for (const [method, path] of [
      ['GET', 'scenario'],
      ['POST', 'scenario'],
      ['DELETE', 'scenario'],
      ['POST', 'invitation'],
      ['POST', 'clock'],
      ['DELETE', 'clock'],
      ['GET', 'constructor'],
    ]) {
      const init = { method: method ?? '', ...(method === 'POST' && { body: '{}' }) };
      expect((await handle(new Request(`http://127.0.0.1/api/dev/${path}`, init))).status).toBe(401);
    }
  });

  test('the mailbox lists newest first, for one address or all', async () => {
    const client = new Client(await openGateway());
    for (const email of ['employee@neuro.example', 'admin@neuro.example'])
      await client.call('GET', `/auth/forgotPassword?email=${email}`);
    const all = (await (await client.gateway.handle(mailbox())).json()) as { to: string }[];
    expect(all.map(({ to }) => to)).toEqual(['admin@neuro.example', 'employee@neuro.example']);
    expect(await client.mailbox('Employee@neuro.example')).toHaveLength(1);
  });

  test('an unknown endpoint or method is not found', async () => {
    const gateway = await openGateway();
    for (const path of ['constructor', 'mailbox/x', ''])
      expect((await gateway.handle(new Request(`http://portal.test/api/dev/${path}`))).status).toBe(404);
    const request = new Request('http://portal.test/api/dev/mailbox', { method: 'DELETE' });
    expect((await gateway.handle(request)).status).toBe(404);
  });
});
