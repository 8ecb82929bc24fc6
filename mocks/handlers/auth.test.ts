import { expect, test, vi } from 'vitest';
import { SEED_PASSWORD, seedAccounts } from '#mocks/rehearsal/seeds/seed.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import type { Change } from '#mocks/store/store.ts';
import { Client, errorOf, openGateway, signedIn } from '#mocks/testing/client.ts';

const credentials = { email: 'employee@neuro.example', password: SEED_PASSWORD };
const path = '/auth/authentication';

test('[AUTH-02] every account of names.md signs in and gets its profile, without a token', async () => {
  const gateway = await openGateway();
  const guests = seedAccounts.filter((email) => email.startsWith('guest@'));
  for (const email of seedAccounts) {
    const client = new Client(gateway);
    if (guests.includes(email)) {
      // Guests sign in by another operation (BOT-02); this one would start an employee's session.
      const refused = await client.call('POST', path, { json: { email, password: SEED_PASSWORD } });
      expect((await errorOf(refused)).message).toBe('Неверный e-mail или пароль');
      continue;
    }
    const profile = await client.json('POST', path, {
      json: { email: email.toUpperCase(), password: SEED_PASSWORD },
    });
    expect(profile).toMatchObject({ email: email.startsWith('noemail') ? null : email, token: '' });
    expect((await client.call('GET', '/tile/getTile')).status).toBe(200);
  }
  expect(seedAccounts).toHaveLength(8);
  expect(guests).toHaveLength(2);
});

test('[AUTH-02] the cookie is HttpOnly, SameSite=Strict and lasts eight hours; by https it is Secure', async () => {
  const gateway = await openGateway();
  const request = () =>
    new Request('http://portal.test/api/1.0/auth/authentication', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
  const plain = (await gateway.handle(request())).headers.getSetCookie();
  expect(plain).toEqual([
    expect.stringMatching(/^NEURO_SESSION=[0-9a-f]{64}; Path=\/; SameSite=Strict; Max-Age=28800; HttpOnly$/),
  ]);
  const cookies: string[] = [];
  await gateway.handle(request(), { setCookie: (cookie) => cookies.push(cookie) });
  expect(cookies).toEqual([expect.stringMatching(/^NEURO_SESSION=/)]);
  const [secure] = (await gateway.handle(request(), { secure: true })).headers.getSetCookie();
  expect(secure).toMatch(/; Secure$/);
});

test('[AUTH-02] a wrong password and an unknown account get the same answer', async () => {
  const client = new Client(await openGateway());
  const wrong = await errorOf(await client.call('POST', path, { json: { ...credentials, password: 'x' } }));
  const nobody = await errorOf(
    await client.call('POST', path, { json: { ...credentials, email: 'no@neuro.example' } }),
  );
  expect(wrong).toEqual({ status: 400, message: 'Неверный e-mail или пароль' });
  expect(nobody).toEqual(wrong);
});

test('[ERR-12] ten wrong passwords in a minute lock that address for the rest of the minute', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const client = new Client(await openGateway({ now: () => new Date(now) }));
  const tries = Array.from({ length: 10 }, () =>
    client.call('POST', path, { json: { ...credentials, password: 'x' } }),
  );
  for (const response of await Promise.all(tries)) expect(response.status).toBe(400);
  now += 20_000;
  const closed = await client.call('POST', path, { json: credentials });
  expect(closed.status).toBe(429);
  expect(closed.headers.get('retry-after')).toBe('40');
  const limit = ['limit', 'remaining', 'reset'].map((name) => closed.headers.get(`ratelimit-${name}`));
  expect(limit).toEqual(['10', '0', '40']);
  expect(
    (await client.call('POST', path, { json: { ...credentials, email: 'admin@neuro.example' } })).status,
  ).toBe(200);
  now += 40_000;
  expect((await client.call('POST', path, { json: credentials })).status).toBe(200);
});

test('[ERR-02] a session ends after eight hours', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const client = await signedIn({ now: () => new Date(now) });
  now += 8 * 3_600_000 - 1;
  expect((await client.call('GET', '/tile/getTile')).status).toBe(200);
  now += 1;
  expect(await errorOf(await client.call('GET', '/tile/getTile'))).toEqual({
    status: 401,
    message: 'JWT expired at 2026-11-20T18:00:00Z. Current time: 2026-11-20T18:00:00Z',
  });
});

test('[AUTH-07] signing out ends the session of that area on the server', async () => {
  const client = await signedIn();
  const { cookie } = client;
  await client.call('GET', '/auth/logout?type=chatBot');
  expect((await client.call('GET', '/tile/getTile')).status).toBe(200);
  const response = await client.call('GET', '/auth/logout?type=ai');
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^NEURO_SESSION=;.*Max-Age=0/)]);
  client.cookie = cookie;
  expect((await errorOf(await client.call('GET', '/tile/getTile'))).message).toMatch(/^JWT expired at/);
  client.cookie = 'NEURO_SESSION=unknown';
  expect((await errorOf(await client.call('GET', '/tile/getTile'))).message).toMatch(/^Malformed JWT JSON/);
  client.cookie = '';
  expect((await client.call('GET', '/auth/logout?type=ai')).status).toBe(204);
});

test('[BOT-02] employees have accepted the agreements, a new guest has not', async () => {
  const gateway = await openGateway();
  const employee = await new Client(gateway).login();
  const guest = await new Client(gateway).guestLogin();
  expect(await employee.json('GET', '/auth/checkAgreement')).toBe(true);
  expect(await guest.json('GET', '/auth/checkAgreement')).toBe(false);
});

test('the stored state contains no passwords and no session tokens', async () => {
  const kept: Change[] = [];
  const memory = memoryPersistence();
  const write = vi.fn((changes: readonly Change[]) => {
    kept.push(...changes);
    memory.write(changes);
  });
  const client = await signedIn({ persistence: { ...memory, write } });
  const text = JSON.stringify(kept);
  expect(kept.some(({ collection }) => collection === 'session')).toBe(true);
  expect(text).not.toContain(SEED_PASSWORD);
  expect(text).not.toContain(client.cookie.split('=')[1]);
});

test('another site cannot act for the user', async () => {
  const client = await signedIn();
  const uuid = '0c5e2d3a-6f1b-4e0a-9d58-0000000000a1';
  const hide = (headers: Record<string, string>) =>
    client.call('POST', '/history/hide', { json: { uuid, hidden: false }, headers });
  expect((await hide({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await hide({ origin: 'null' })).status).toBe(403);
  expect((await hide({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await hide({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
  const login = { json: credentials, headers: { origin: 'https://evil.example' } };
  expect((await client.call('POST', path, login)).status).toBe(403);
  expect((await hide({ origin: 'http://portal.test' })).status).toBe(204);
  // Vite's proxy keeps the page's origin but names itself as the host.
  expect((await hide({ origin: 'http://127.0.0.1:5173', 'sec-fetch-site': 'same-origin' })).status).toBe(204);
});
