import { expect, test } from 'vitest';
import { PASSWORD_ROUNDS, passwordFits, sealPassword } from './domain/sign-in/session.ts';
import { createGateway } from './gateway.ts';
import { openGateway } from './testing/client.ts';

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

test('[CON-06] a gateway hashes passwords with 120,000 rounds by default', async () => {
  const gateway = await createGateway();
  const users = [...gateway.deps.database.users.values()];
  gateway.close();
  expect(gateway.deps.passwordRounds).toBe(120_000);
  expect(new Set(users.map(({ password }) => password.iterations))).toEqual(new Set([120_000]));
});

test('[CON-06] only the right password fits, and an unknown account takes as long', async () => {
  const gateway = await openGateway();
  const [someone] = gateway.deps.database.users.values();
  gateway.close();
  const password = await sealPassword('right', PASSWORD_ROUNDS);
  const user = someone && { ...someone, password };
  expect(await passwordFits(user, 'right', PASSWORD_ROUNDS)).toBe(true);
  expect(await passwordFits(user, 'wrong', PASSWORD_ROUNDS)).toBe(false);
  expect(await passwordFits(undefined, 'right', PASSWORD_ROUNDS)).toBe(false);
  const known = await timeOf(() => passwordFits(user, 'wrong', PASSWORD_ROUNDS));
  const unknown = await timeOf(() => passwordFits(undefined, 'wrong', PASSWORD_ROUNDS));
  expect(unknown).toBeGreaterThan(known / 4);
});
