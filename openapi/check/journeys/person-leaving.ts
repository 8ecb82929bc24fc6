/** Accounts that their owners remove: requested, cancelled, and deleted when the time is over. */
import { moveAfter, timed } from '../clock.ts';
import { after, expectError } from '../expect.ts';
import { needsLetters } from '../letters.ts';
import { uniqueEmail } from '../names.ts';
import { type Account, Blocked, type Journey, type Person, type Run } from '../run.ts';
import { bearerOf, register } from './person-account.ts';

/** A new account for these checks, signed in. */
async function newcomer(run: Run): Promise<{ account: Account; person: Person }> {
  needsLetters(run);
  const email = uniqueEmail();
  const { password, mark } = await register(run, email);
  const browser: Person = { role: 'visitor', cookie: mark };
  const headers = await bearerOf(run, email);
  await run.send(browser, 'registrationConfirm', { query: { email }, headers });
  const person: Person = { role: 'employee', cookie: '' };
  const { got } = await run.send(person, 'authLogin', { body: { email, password } });
  if (got.status !== 200) throw new Blocked(`a new account cannot sign in: authLogin answers ${got.status}`);
  return { account: { email, password }, person };
}

/** Whether the profile shows a scheduled removal. */
async function expectWaiting(run: Run, person: Person, isWaiting: boolean): Promise<void> {
  const { json, ...exchange } = await run.call(person, 'profileRead');
  const id = isWaiting ? 'accountRemovalConfirm' : 'accountRemovalStop';
  run.same(after(id, exchange), { removal: json.removal !== undefined }, { removal: isWaiting });
}

export const accountRemoval: Journey = {
  name: 'The removal of an account by its owner',
  covers: ['accountRemovalConfirm', 'accountRemovalStop'],
  async run(run) {
    const { account, person } = await newcomer(run);
    const wrong = await run.send(person, 'accountRemovalConfirm', { body: { password: 'no-such-password' } });
    expectError(run, wrong, {
      status: 400,
      code: 'wrong-password',
      rule: 'session',
      place: 'a wrong password',
      says: 'The password is asked for, so that an open browser is not enough to remove an account',
    });
    const body = { password: account.password };
    await run.call(person, 'accountRemovalConfirm', { body });
    await expectWaiting(run, person, true);
    await run.call(person, 'accountRemovalStop');
    await expectWaiting(run, person, false);
    // The account is not left behind by the run: it is deleted in 30 days.
    await run.call(person, 'accountRemovalConfirm', { body });
  },
};

export const accountErasure = timed({
  name: 'the deletion of an account whose owner has asked for it',
  covers: ['accountRemovalConfirm'],
  async run(run) {
    const { account, person } = await newcomer(run);
    const { json } = await run.call(person, 'accountRemovalConfirm', {
      body: { password: account.password },
    });
    await moveAfter(run, json.erases);
    expectError(
      run,
      after('accountRemovalConfirm', await run.send(run.visitor, 'authLogin', { body: { ...account } })),
      {
        status: 400,
        code: 'wrong-credentials',
        rule: 'stored',
        place: 'after erases',
        says: 'The account is deleted at `erases`',
      },
    );
  },
});
