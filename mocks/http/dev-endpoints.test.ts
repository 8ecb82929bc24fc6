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
