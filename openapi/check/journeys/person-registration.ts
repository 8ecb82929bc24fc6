/** Registrations that are confirmed by a link, and new passwords. */
import { expectError } from '../expect.ts';
import { needsLetters } from '../letters.ts';
import { uniqueEmail } from '../names.ts';
import type { Journey, Person, Run } from '../run.ts';
import { bearerOf, expectPassword, register, secret, used } from './person-account.ts';
import { expectEnded } from './person-sessions.ts';

/** Sets passwords by mailed links; each ends the sessions and the other links of the account. */
async function resetTwice(run: Run, email: string, first: Readonly<Record<string, string>>): Promise<void> {
  const reset = async (headers: Readonly<Record<string, string>>) => {
    const password = secret(run);
    await run.call(run.visitor, 'passwordReset', { body: { password }, headers });
    const says = 'The person signs in with the new password';
    const expected = { opens: true, place: 'the new password', says };
    await expectPassword(run, 'passwordReset', { email, password }, expected);
    expectError(run, await run.send(run.visitor, 'passwordReset', { body: { password }, headers }), used);
    return password;
  };
  const link = async () => {
    await run.call(run.visitor, 'passwordLinkSend', { query: { email } });
    return bearerOf(run, email);
  };
  for (const [password, place] of [
    ['password1', 'a frequent password'],
    ['Проверкина-2026', 'a password of own words'],
  ] as const)
    expectError(run, await run.send(run.visitor, 'passwordReset', { body: { password }, headers: first }), {
      status: 422,
      code: 'fields-invalid',
      rule: 'invalid-accepted',
      place,
      says: 'Frequent passwords and those made of own words are refused by 422; an error does not use the link up',
    });
  const old = await reset(first);
  const person: Person = { role: 'employee', cookie: '' };
  await run.send(person, 'authLogin', { body: { email, password: old } });
  const earlier = await link();
  const latest = await link();
  const body = { password: secret(run) };
  expectError(run, await run.send(run.visitor, 'passwordReset', { body, headers: earlier }), {
    ...used,
    place: 'an earlier link',
    says: 'The next letter ends the links of the earlier ones',
  });
  await reset(latest);
  if (person.cookie) await expectEnded(run, person, 'passwordReset');
  const replaced = { opens: false, place: 'the old password', says: 'The new password replaces the old one' };
  await expectPassword(run, 'passwordReset', { email, password: old }, replaced);
}

/** A registration that is confirmed by its link, and a new password. */
export const registration: Journey = {
  name: 'Registration by a link',
  covers: ['registrationConfirm', 'passwordReset'],
  async run(run) {
    needsLetters(run);
    const email = uniqueEmail();
    const { password } = await register(run, email);
    const early = await run.send(run.visitor, 'authLogin', { body: { email, password } });
    expectError(run, early, {
      status: 401,
      code: 'email-not-confirmed',
      rule: 'session',
      place: 'before the confirmation',
      says: 'registrationAdd creates an account that cannot sign in yet',
    });
    const headers = await bearerOf(run, email);
    const { json, ...exchange } = await run.call(run.visitor, 'registrationConfirm', {
      query: { email },
      headers,
    });
    expectError(run, await run.send(run.visitor, 'registrationConfirm', { query: { email }, headers }), used);
    if (exchange.got.status !== 200)
      run.report(exchange, {
        rule: 'other-person',
        place: 'another browser',
        pointer: '/responses/200',
        message: `Another browser than the one that registered is answered by ${exchange.got.status}.`,
        says: 'In any other browser the password of the registration is dropped, and the answer is 200 with a token for passwordReset',
      });
    await expectPassword(
      run,
      'registrationConfirm',
      { email, password },
      {
        opens: false,
        place: 'the password of the registration',
        says: 'In any other browser somebody else may have registered: the password of the registration is dropped',
      },
    );
    const token = (json as { readonly passwordToken?: string } | undefined)?.passwordToken;
    if (token === undefined) await run.call(run.visitor, 'passwordLinkSend', { query: { email } });
    const link = token === undefined ? await bearerOf(run, email) : { authorization: `Bearer ${token}` };
    await resetTwice(run, email, link);
    await confirmInOwnBrowser(run);
  },
};

/** The browser that registered confirms: the password of the registration is valid at once. */
async function confirmInOwnBrowser(run: Run): Promise<void> {
  const email = uniqueEmail();
  const { password, mark } = await register(run, email);
  if (!mark) return;
  const browser: Person = { role: 'visitor', cookie: mark };
  const exchange = await run.send(browser, 'registrationConfirm', {
    query: { email },
    headers: await bearerOf(run, email),
  });
  if (exchange.got.status !== 204) {
    run.report(exchange, {
      rule: 'stored',
      place: 'own browser',
      pointer: '/responses/204',
      message: `The browser that registered is answered by ${exchange.got.status}.`,
      says: 'In the browser that registered (cookie NEURO_REGISTRATION) the answer is 204',
    });
    return;
  }
  const says = 'The person may sign in with the password of the registration';
  const expected = { opens: true, place: 'the password of the own registration', says };
  await expectPassword(run, 'registrationConfirm', { email, password }, expected);
}
