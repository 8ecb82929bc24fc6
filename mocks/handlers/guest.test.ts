import { describe, expect, test } from 'vitest';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';
import { Client, errorOf, openGateway } from '#mocks/testing/client.ts';

describe('[BOT-02] guests', () => {
  test('checkEmail tells whether the address is known and corporate', async () => {
    const client = new Client(await openGateway());
    const check = (email: string) => client.json('POST', '/chatBot/checkEmail', { json: { email } });
    expect(await check('Guest@corp.example')).toEqual({ isRegistered: true, isCorporate: true });
    expect(await check('guest@other.example')).toEqual({ isRegistered: true, isCorporate: false });
    expect(await check('nobody@corp.example')).toEqual({ isRegistered: false, isCorporate: true });
    // A domain of a company.
    expect(await check('nobody@agro.example')).toEqual({ isRegistered: false, isCorporate: true });
    expect(await check('guest@notcorp.example')).toEqual({ isRegistered: false, isCorporate: false });
    expect(await check('employee@neuro.example')).toMatchObject({ isRegistered: false });
  });

  test('sign in by password or by the token of a link, by exactly one of them', async () => {
    const client = new Client(await openGateway());
    const email = 'guest@other.example';
    const auth = (json: object) => client.call('POST', '/chatBot/auth', { json });
    expect((await auth({ email })).status).toBe(400);
    expect((await auth({ email, password: SEED_PASSWORD, token: 'guest-other-2026' })).status).toBe(400);
    expect((await errorOf(await auth({ email, token: 'guest-corp-2026' }))).message).toMatch(/^Неверный/);
    expect((await errorOf(await auth({ email, password: 'x' }))).message).toMatch(/^Неверный/);
    expect((await auth({ email: 'employee@neuro.example', password: SEED_PASSWORD })).status).toBe(400);
    const response = await auth({ email, token: 'guest-other-2026', chatName: 'chatGpt' });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^NEURO_BOT_SESSION=[0-9a-f]{64}; Path=\/; SameSite=Strict; Max-Age=28800; HttpOnly$/,
    );
    expect(await response.json()).toMatchObject({ role: 'Chat_Bot', email, token: '' });
  });

  test('a guest can chat with a service and read the messages, and nothing else', async () => {
    const client = await new Client(await openGateway()).guestLogin('guest@other.example');
    const answer = await client.send('Привет', { accept: 'application/json' });
    expect(answer.status).toBe(200);
    const { chatUuid } = (await answer.json()) as { chatUuid: string };
    expect((await client.call('GET', `/history/getListMessage?chatUuid=${chatUuid}`)).status).toBe(200);
    expect((await client.call('GET', '/notification/getNotificationUser')).status).toBe(200);
    expect((await client.call('GET', '/tile/getTile')).status).toBe(401);
    const employee = await new Client(client.gateway).login();
    expect((await employee.call('GET', `/history/getListMessage?chatUuid=${chatUuid}`)).status).toBe(404);
  });
});

test('[PRE-07] [AUTH-07] both sessions exist at the same time; each has its own sign-out', async () => {
  const client = await (await new Client(await openGateway()).login()).guestLogin();
  const accepted = (type?: string) =>
    client.json('GET', '/auth/checkAgreement', type ? { headers: { 'session-type': type } } : {});
  expect(await accepted()).toBe(true);
  expect(await accepted('ai')).toBe(true);
  expect(await accepted('chatBot')).toBe(false);
  const { cookie } = client;
  await client.call('GET', '/auth/logout?type=chatBot');
  expect((await client.call('GET', '/tile/getTile')).status).toBe(200);
  client.cookie = cookie;
  const closed = await client.call('GET', '/auth/checkAgreement', { headers: { 'session-type': 'chatBot' } });
  expect((await errorOf(closed)).message).toMatch(/^JWT expired at/);
  client.cookie = cookie.split('; ')[0] ?? '';
  // The named session counts even where the other one is there.
  const missing = await client.call('GET', '/auth/checkAgreement', {
    headers: { 'session-type': 'chatBot' },
  });
  expect((await errorOf(missing)).message).toBe('Требуется вход');
  await client.guestLogin();
  await client.call('GET', '/auth/logout?type=ai');
  expect((await client.call('GET', '/tile/getTile')).status).toBe(401);
  expect(await accepted()).toBe(false);
});

test('[PRE-07] the cookie of one area opens nothing in the other', async () => {
  const client = await new Client(await openGateway()).login();
  const token = client.cookie.split('=')[1];
  client.cookie = `NEURO_BOT_SESSION=${token}`;
  expect((await client.call('GET', '/auth/checkAgreement')).status).toBe(401);
});
