import { describe, expect, test } from 'vitest';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import type { Change } from '#mocks/store/store.ts';
import { Client, errorOf, openGateway, signedIn } from '#mocks/testing/client.ts';

const email = 'employee@neuro.example';

async function opened() {
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
  const gateway = await openGateway({ now: () => new Date(clock.now) });
  const at = (address: string) => new Client(gateway, { address });
  return { clock, gateway, at };
}

const login = (client: Client, password: string, address = email) =>
  client
    .call('POST', '/auth/authentication', { json: { email: address, password } })
    .then(({ status }) => status);

describe('[AUTH-02] [ERR-12] wrong passwords', () => {
  test('from one network do not lock the owner out in another one, or in a known browser', async () => {
    const { gateway, at } = await opened();
    const owner = await at('198.51.100.1').login(email);
    const attacker = at('203.0.113.7');
    for (let attempt = 0; attempt < 10; attempt++)
      gateway.deps.limits.login.note(`203.0.113.7 ${email}`, gateway.deps.now().getTime());
    expect(await login(attacker, SEED_PASSWORD)).toBe(429);
    expect(await login(at('198.51.100.2'), SEED_PASSWORD)).toBe(200);
    attacker.cookie = owner.cookie;
    expect(await login(attacker, SEED_PASSWORD)).toBe(200);
  });

  test('from many networks stop strangers for 15 minutes, not the owner’s browser', async () => {
    const { clock, gateway, at } = await opened();
    const owner = await at('198.51.100.1').login(email);
    for (let attempt = 0; attempt < 100; attempt++) gateway.deps.limits.account.note(email, clock.now);
    expect(await login(at('198.51.100.9'), SEED_PASSWORD)).toBe(429);
    expect(await login(owner, SEED_PASSWORD)).toBe(200);
    clock.now += 15 * 60_000;
    expect(await login(at('198.51.100.9'), SEED_PASSWORD)).toBe(200);
  });

  test('do not count when too many passwords wait to be checked', async () => {
    const { gateway, at } = await opened();
    const wrong = Array.from({ length: 40 }, (_, number) =>
      login(at('203.0.113.7'), 'wrong', `${number}@neuro.example`),
    );
    const statuses = await Promise.all(wrong);
    const checked = statuses.filter((status) => status === 400).length;
    expect(checked).toBe(22);
    expect(statuses.filter((status) => status === 429)).toHaveLength(18);
    const { limits, now } = gateway.deps;
    for (let more = checked; more < 99; more++) limits.network.note('203.0.113.7', now().getTime());
    expect(await login(at('203.0.113.7'), SEED_PASSWORD)).toBe(200);
  });

  test('for many accounts stop their network; a success does not count', async () => {
    const { clock, gateway, at } = await opened();
    for (let attempt = 0; attempt < 99; attempt++) gateway.deps.limits.network.note('203.0.113.7', clock.now);
    for (let success = 0; success < 2; success++)
      expect(await login(at('203.0.113.7'), SEED_PASSWORD)).toBe(200);
    expect(await login(at('203.0.113.7'), 'wrong')).toBe(400);
    expect(await login(at('203.0.113.7'), SEED_PASSWORD, 'admin@neuro.example')).toBe(429);
    expect(await login(at('203.0.113.8'), SEED_PASSWORD, 'admin@neuro.example')).toBe(200);
  });
});

describe('[AUTH-05] [AUTH-08] [BOT-02] what tells who is registered', () => {
  type Question = readonly ['GET' | 'POST', (address: string) => string];
  const questions: readonly Question[] = [
    ['GET', (address: string) => `/auth/forgotPassword?email=${address}`],
    ['GET', (address: string) => `/auth/reconfirmationRegistration?email=${address}`],
    ['POST', () => '/auth/sendCode'],
    ['POST', () => '/chatBot/checkEmail'],
  ];
  const ask = (client: Client, [method, path]: Question, address: string) =>
    client
      .call(method, path(address), method === 'POST' ? { json: { email: address } } : {})
      .then(({ status }) => status);

  test.each(questions)('%s %s is limited for a network, whatever the addresses', async (...question) => {
    const { at } = await opened();
    const client = at('203.0.113.7');
    for (let number = 0; number < 60; number++)
      expect([200, 204]).toContain(await ask(client, question, `n${number}@neuro.example`));
    expect(await ask(client, question, 'next@neuro.example')).toBe(429);
    expect([200, 204]).toContain(await ask(at('203.0.113.8'), question, 'next@neuro.example'));
  });

  test.each(questions.slice(0, 3))('%s %s writes as much for an unknown address', async (...question) => {
    const writes: (readonly Change[])[] = [];
    const memory = memoryPersistence();
    const persistence = {
      ...memory,
      write: (changes: readonly Change[]) => {
        writes.push(changes);
        memory.write(changes);
      },
    };
    const client = new Client(await openGateway({ persistence }));
    const sizeOf = async (address: string) => {
      writes.length = 0;
      await ask(client, question, address);
      expect(writes).toHaveLength(1);
      return JSON.stringify(writes[0]).length;
    };
    const known = await sizeOf('employee@neuro.example');
    const unknown = await sizeOf('nobody00@neuro.example');
    expect(unknown / known).toBeGreaterThan(0.8);
    expect(unknown / known).toBeLessThan(1.5);
    expect(client.gateway.deps.database.links.group('nobody00@neuro.example')).toEqual([]);
  });
});

describe('[AUTH-02] [AUTH-07] cookies', () => {
  test('behind https have the prefix __Host-, and only those count', async () => {
    const gateway = await openGateway();
    const client = new Client(gateway, { secure: true });
    await client.login();
    expect(client.cookie).toMatch(/^__Host-NEURO_SESSION=[0-9a-f]{64}$/);
    expect((await client.call('GET', '/tile/getTile')).status).toBe(200);
    const own = client.cookie;
    // A page of another host of the domain can set this cookie.
    client.cookie = `NEURO_SESSION=${'0'.repeat(64)}; ${own}`;
    expect((await client.call('GET', '/tile/getTile')).status).toBe(200);
    client.cookie = own.replace('__Host-', '');
    expect((await client.call('GET', '/tile/getTile')).status).toBe(401);
    client.cookie = own;
    await client.call('GET', '/auth/logout?type=ai');
    expect(client.cookie).toBe('');
  });

  test('two with one name are refused', async () => {
    const client = await signedIn();
    client.cookie = `${client.cookie}; NEURO_SESSION=x`;
    expect((await client.call('GET', '/tile/getTile')).status).toBe(400);
    client.cookie = 'theme=a; theme=b; __proto__=c';
    expect((await client.call('GET', '/tile/getTile')).status).toBe(401);
  });

  test('a new sign-in ends no other session of the account', async () => {
    const first = await signedIn();
    const second = await new Client(first.gateway).login();
    for (const client of [first, second])
      expect((await client.call('GET', '/tile/getTile')).status).toBe(200);
  });
});

describe('[AUTH-03] [AUTH-04] a registration that nobody has confirmed', () => {
  const victim = 'owner@neuro.example';
  const register = (client: Client, password: string, name = 'Вера Новикова') =>
    client
      .call('POST', '/auth/registration', {
        json: { email: victim, name, password, tariffId: 11, promo: true },
      })
      .then(({ status }) => status);
  const confirm = (client: Client, headers: Record<string, string>) =>
    client
      .call('GET', `/auth/confirmationRegistration?email=${victim}`, { headers })
      .then(({ status }) => status);

  test('does not keep the address, and its password is not the one that the owner confirms', async () => {
    const client = new Client(await openGateway());
    expect(await register(client, 'attacker-1')).toBe(204);
    const first = await client.mailed(victim);
    expect(await register(client, 'vesna-2026')).toBe(204);
    const own = await client.mailed(victim);
    expect(await register(client, 'attacker-2')).toBe(204);
    const last = await client.mailed(victim);

    expect(await confirm(client, own)).toBe(204);
    expect(await login(client, 'vesna-2026', victim)).toBe(200);
    for (const password of ['attacker-1', 'attacker-2'])
      expect(await login(client, password, victim)).toBe(400);
    for (const link of [first, last]) expect(await confirm(client, link)).toBe(401);
    expect(await login(client, 'vesna-2026', victim)).toBe(200);
    expect(await register(client, 'attacker-3')).toBe(409);
  });

  test('keeps its link when the link of another one is sent again', async () => {
    const client = new Client(await openGateway());
    await register(client, 'vesna-2026');
    const own = await client.mailed(victim);
    await register(client, 'attacker-1');
    await client.call('GET', `/auth/reconfirmationRegistration?email=${victim}`);
    expect(await confirm(client, own)).toBe(204);
    expect(await login(client, 'vesna-2026', victim)).toBe(200);
  });

  test('is named in its letter, without what a stranger may have written into the name', async () => {
    const { gateway } = await opened();
    const client = new Client(gateway);
    await register(client, 'attacker-1', 'Приз! https://evil.example/?a=1 <b>');
    const [letter] = await client.mailbox(victim);
    expect(letter?.text).toContain('20 ноября 2026');
    expect(letter?.text).toContain('под именем «Приз https evil example a b»');
    expect(letter?.text).toContain('Если это были не\u00a0вы');
  });

  test('of an account that administrators made does not replace it', async () => {
    const client = new Client(await openGateway());
    const invite = { email: victim, operationId: 'companyRequestConfirm' } as const;
    const { users, store } = client.gateway.deps.database;
    const [someone] = users.values();
    if (!someone) throw new Error('no account');
    store.write((transaction) =>
      transaction.put(users, { ...someone, email: invite.email, confirmed: false, invited: true }),
    );
    expect(await register(client, 'attacker-1')).toBe(409);
    expect(await errorOf(await client.call('GET', '/tile/getTile'))).toMatchObject({ status: 401 });
  });
});
