import { expect, test } from 'vitest';
import { Client, errorOf, openGateway } from '#mocks/testing/client.ts';

const MINUTE = 60_000;
const email = 'new@neuro.example';
const registration = { email, name: 'Вера Новикова', password: 'portal-2027', tariffId: 13, promo: true };
const refused = { status: 400, message: 'Код не подошёл или устарел. Проверьте его или запросите новый' };

/** A registered account that is not confirmed, and a gateway with a clock that the test sets. */
async function registered() {
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
  const client = new Client(await openGateway({ now: () => new Date(clock.now) }));
  const register = (json = registration) => client.call('POST', '/auth/registration', { json });
  expect((await register()).status).toBe(204);
  return {
    clock,
    client,
    register,
    /** Has a code sent; returns the code of the newest letter. */
    async send(): Promise<string> {
      expect((await client.call('POST', '/auth/sendCode', { json: { email } })).status).toBe(204);
      const [letter] = await client.mailbox(email);
      return letter?.code ?? '';
    },
    confirm: (code: string, address = email) =>
      client.call('POST', '/auth/confirmCode', { json: { email: address, code } }),
    login: (password = registration.password) =>
      client.call('POST', '/auth/authentication', { json: { email, password } }),
  };
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('[AUTH-08] a registration that is not confirmed is confirmed by the code of its letter, and then signs in', async () => {
  const { client, send, confirm, login } = await registered();
  expect((await errorOf(await login())).message).toBe(`Ваша почта ${email} не подтверждена`);
  const headers = await client.mailed(email);
  const code = await send();
  expect(code).toMatch(/^\d{6}$/);
  const [letter] = await client.mailbox(email);
  expect(letter?.text).toContain(`Код подтверждения: ${code}. Он действует 15\u00a0минут.`);
  expect(letter?.text).toContain('под именем «Вера Новикова»');
  expect((await confirm(code, email.toUpperCase())).status).toBe(204);
  expect(client.cookie).not.toContain('SESSION');
  expect((await login()).status).toBe(200);
  expect(await errorOf(await confirm(code))).toEqual(refused);
  const link = await client.call('GET', `/auth/confirmationRegistration?email=${email}`, { headers });
  expect(link.status).toBe(401);
});

test('[AUTH-08] a code is good for 15 minutes', async () => {
  const { clock, send, confirm } = await registered();
  const code = await send();
  clock.now += 15 * MINUTE;
  expect(await errorOf(await confirm(code))).toEqual(refused);
  clock.now += 1;
  const next = await send();
  clock.now += 15 * MINUTE - 1;
  expect((await confirm(next)).status).toBe(204);
});

test('[AUTH-08] after five wrong attempts the right code is refused too, and a new one works', async () => {
  const { send, confirm, login } = await registered();
  const code = await send();
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await errorOf(await confirm(wrong(code)))).toEqual(refused);
  expect(await errorOf(await confirm(code))).toEqual(refused);
  expect((await login()).status).toBe(401);
  expect((await confirm(await send())).status).toBe(204);
});

test('[AUTH-08] a new code and a new registration replace the earlier code', async () => {
  const { register, send, confirm, login } = await registered();
  const first = await send();
  const second = await send();
  if (first !== second) expect(await errorOf(await confirm(first))).toEqual(refused);
  await register({ ...registration, password: 'stranger-2027' });
  expect(await errorOf(await confirm(second))).toEqual(refused);
  expect((await login('stranger-2027')).status).toBe(401);
});

test('[AUTH-08] unknown and confirmed addresses get no letter, and the same answers', async () => {
  const { client, confirm } = await registered();
  for (const address of ['nobody@neuro.example', 'employee@neuro.example']) {
    expect((await client.call('POST', '/auth/sendCode', { json: { email: address } })).status).toBe(204);
    expect(await client.mailbox(address)).toEqual([]);
    expect(await errorOf(await confirm('123456', address))).toEqual(refused);
  }
});

test('[ERR-12][AUTH-08] one network can try 30 wrong codes in 15 minutes, for whatever addresses', async () => {
  const { clock, confirm } = await registered();
  for (let attempt = 0; attempt < 30; attempt++)
    expect((await confirm('123456', `a${attempt}@neuro.example`)).status).toBe(400);
  const response = await confirm('123456');
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('900');
  clock.now += 15 * MINUTE;
  expect((await confirm('123456')).status).toBe(400);
});
