import { expect, test } from 'vitest';
import {
  isOutdated,
  type PasswordCost,
  passwordCost,
  passwordFits,
  sealPassword,
} from './domain/sign-in/session.ts';
import { createGateway } from './gateway.ts';
import { SEED_PASSWORD } from './rehearsal/seeds/seed.ts';
import { Client, openGateway } from './testing/client.ts';

/** Time of the fastest of three checks, ms. */
async function timeOf(check: () => Promise<boolean>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 3; count++) {
    const begun = performance.now();
    await check();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

test('[AUTH-14] a gateway hashes passwords by Argon2id by default', async () => {
  const gateway = await createGateway();
  const users = [...gateway.deps.database.users.values()];
  gateway.close();
  expect(passwordCost).toEqual({ argon2id: { memory: 19_456, passes: 2, parallelism: 1 } });
  expect(gateway.deps.passwordCost).toBe(passwordCost);
  expect(users.filter(({ password }) => isOutdated(password, passwordCost))).toEqual([]);
});

const costs: readonly PasswordCost[] = [passwordCost, { iterations: 100_000 }];

test.each(costs)(
  '[CON-06] only the right password fits, and an unknown account takes as long: %o',
  async (cost) => {
    const gateway = await openGateway();
    const [someone] = gateway.deps.database.users.values();
    gateway.close();
    const password = await sealPassword('right', cost);
    const user = someone && { ...someone, password };
    expect(await passwordFits(user, 'right', cost)).toBe(true);
    expect(await passwordFits(user, 'wrong', cost)).toBe(false);
    expect(await passwordFits(undefined, 'right', cost)).toBe(false);
    const known = await timeOf(() => passwordFits(user, 'wrong', cost));
    const unknown = await timeOf(() => passwordFits(undefined, 'wrong', cost));
    expect(unknown).toBeGreaterThan(known / 4);
  },
);

test('[AUTH-14] a hash of another cost is renewed at the sign-in, and the old one still fits before', async () => {
  const client = new Client(await openGateway());
  const { database } = client.gateway.deps;
  const email = 'employee@neuro.example';
  const user = database.users.get(email);
  if (!user) throw new Error('The employee is missing');
  const old = await sealPassword(SEED_PASSWORD, { iterations: 2 });
  database.store.put(database.users, { ...user, password: old });
  const wrong = { json: { email, password: 'wrong' } };
  expect((await client.call('POST', '/auth/authentication', wrong)).status).toBe(400);
  expect(database.users.get(email)?.password).toBe(old);
  await client.login();
  expect(database.users.get(email)?.password).toMatchObject({ iterations: 1 });
  await client.login();
});
