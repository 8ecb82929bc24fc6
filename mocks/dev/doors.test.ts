import { describe, expect, test } from 'vitest';
import { Client, errorOf, openGateway } from '../testing/client.ts';
import { doorsOf } from './doors.ts';

/** A client with a clock, and the door of the scenarios. */
async function scenarios() {
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
  const gateway = await openGateway({ now: () => new Date(clock.now) });
  const client = await new Client(gateway).login();
  const door = (method: string, json?: unknown, headers: Record<string, string> = {}) =>
    gateway.handle(
      new Request('http://portal.test/api/dev/scenario', {
        method,
        headers,
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
    );
  const statusOf = async (path: string) => (await client.call('GET', path)).status;
  return { clock, client, door, statusOf };
}

describe('[CON-06] scenarios', () => {
  test('the next call fails, the one after it does not', async () => {
    const { client, door, statusOf } = await scenarios();
    expect((await door('POST', { name: 'jwt-expired' })).status).toBe(204);
    expect((await errorOf(await client.call('GET', '/tile/getTile'))).message).toMatch(/^JWT expired at/);
    expect(await statusOf('/tile/getTile')).toBe(200);
  });

  test('as many calls of one operation as were asked for; others go through', async () => {
    const { door, statusOf } = await scenarios();
    await door('POST', { name: 'unavailable', operation: 'tileList', times: 2 });
    expect(await statusOf('/data/banners')).toBe(200);
    expect(await statusOf('/tile/getTile')).toBe(503);
    expect(await statusOf('/tile/getTile')).toBe(503);
    expect(await statusOf('/tile/getTile')).toBe(200);
  });

  test('everything fails for some seconds', async () => {
    const { clock, door, statusOf } = await scenarios();
    await door('POST', { name: 'services-unavailable', seconds: 30 });
    for (const path of ['/tile/getTile', '/data/ping', '/data/banners'])
      expect(await statusOf(path)).toBe(400);
    clock.now += 29_999;
    expect(await statusOf('/data/ping')).toBe(400);
    clock.now += 1;
    expect(await statusOf('/data/ping')).toBe(200);
  });

  test('a call that does not declare the failure is passed over and does not count', async () => {
    const { door, statusOf } = await scenarios();
    await door('POST', { name: 'admin-418' });
    expect(await statusOf('/tile/getTile')).toBe(200);
    expect(await statusOf('/admin/getTilesAdmin')).toBe(418);
  });

  test('are listed and taken away', async () => {
    const { door, statusOf } = await scenarios();
    await door('POST', { name: 'internal-error', seconds: 60 });
    await door('POST', { name: 'not-found' });
    expect(await (await door('GET')).json()).toMatchObject([
      { name: 'internal-error' },
      { name: 'not-found', times: 1 },
    ]);
    expect((await door('DELETE')).status).toBe(204);
    expect(await (await door('GET')).json()).toEqual([]);
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
    const { door } = await scenarios();
    expect((await door('POST', json)).status).toBe(400);
  });

  test('another site arranges nothing', async () => {
    const { door } = await scenarios();
    const response = await door('POST', { name: 'forbidden' }, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });
});

describe('[CON-06] the doors', () => {
  test.each([
    ['127.0.0.1', undefined, 'loopback'],
    ['::1', undefined, 'loopback'],
    ['localhost', '0', false],
    ['0.0.0.0', undefined, false],
    ['192.168.0.7', undefined, false],
    ['127.0.0.1.evil.example', undefined, false],
    ['0.0.0.0', '1', true],
  ])('of a process on %s with DEV_DOORS %s: %s', (host, wish, doors) => {
    expect(doorsOf(host, wish)).toBe(doors);
  });

  const mailbox = (host: string) => new Request(`http://${host}/api/dev/mailbox`);

  test('are closed unless they are opened, and open to this machine only where that was said', async () => {
    const closed = await openGateway({ devDoors: false });
    expect((await closed.handle(mailbox('127.0.0.1:8080'))).status).toBe(404);
    const loopback = await openGateway({ devDoors: 'loopback' });
    for (const host of ['127.0.0.1:8080', 'localhost:8080', '[::1]:8080'])
      expect((await loopback.handle(mailbox(host))).status).toBe(200);
    for (const host of ['rebound.example', '127.0.0.1.evil.example'])
      expect((await loopback.handle(mailbox(host))).status).toBe(404);
    for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
      const request = mailbox('127.0.0.1:8080');
      request.headers.set(header, '203.0.113.7');
      expect((await loopback.handle(request)).status).toBe(404);
    }
  });

  test('the mailbox is newest first, of one address or of all', async () => {
    const client = new Client(await openGateway());
    for (const email of ['employee@neuro.example', 'admin@neuro.example'])
      await client.call('POST', '/auth/sendCode', { json: { email } });
    const all = (await (await client.gateway.handle(mailbox('portal.test'))).json()) as { to: string }[];
    expect(all.map(({ to }) => to)).toEqual(['admin@neuro.example', 'employee@neuro.example']);
    expect(await client.mailbox('Employee@neuro.example')).toHaveLength(1);
  });

  test('an unknown door, or another method, is not found', async () => {
    const gateway = await openGateway();
    for (const path of ['constructor', 'mailbox/x', ''])
      expect((await gateway.handle(new Request(`http://portal.test/api/dev/${path}`))).status).toBe(404);
    const request = new Request('http://portal.test/api/dev/mailbox', { method: 'DELETE' });
    expect((await gateway.handle(request)).status).toBe(404);
  });
});
