/** Registrations and new passwords, with letters where the gateway lets its letters be read. */
import { operationOf } from '../contract.ts';
import { letterTo, tokenOf } from '../letters.ts';
import { unique, uniqueEmail } from '../names.ts';
import { Blocked, type Journey, type Run } from '../run.ts';
import { expectError, sent } from './person-callers.ts';

const bearerOf = async (run: Run, email: string): Promise<Readonly<Record<string, string>>> => ({
  authorization: `Bearer ${await tokenOf(run, email)}`,
});

const secret = (run: Run): string => {
  const password = unique('Kit-пароль');
  run.secrets.set(password, 'a password');
  return password;
};

/** Registers an address that nobody has. */
async function register(run: Run, email: string): Promise<string> {
  const password = secret(run);
  const name = 'Вера Проверкина';
  await run.call(run.visitor, 'registrationAdd', {
    body: { ...run.example('registrationAdd'), email, name, password },
  });
  return password;
}

const used = {
  status: 401,
  code: 'link-invalid',
  rule: 'session',
  place: 'a used link',
  says: 'A link works once',
} as const;

/** What is mailed to an address that nobody has. */
export const letters: Journey = {
  name: 'Letters to new addresses',
  covers: ['registrationAdd', 'registrationLinkSend', 'passwordLinkSend', 'emailCodeSend'],
  async run(run) {
    const email = uniqueEmail();
    await register(run, email);
    await run.call(run.visitor, 'registrationLinkSend', { query: { email } });
    await run.call(run.visitor, 'emailCodeSend', { body: { email } });
    await run.call(run.visitor, 'passwordLinkSend', { query: { email } });
    const { employee } = run.options.accounts;
    if (!employee) return;
    const taken = await sent(run, run.visitor, 'registrationAdd', {
      body: { ...run.example('registrationAdd'), email: employee.email, password: secret(run) },
    });
    expectError(run, taken, {
      ...{ status: 409, code: 'email-taken', rule: 'status', place: 'a taken address' },
      says: '409 for an address with an account that was confirmed',
    });
  },
};

/** A registration that is confirmed by its link, and a new password. */
export const registration: Journey = {
  name: 'Registration by a link',
  covers: ['registrationConfirm', 'passwordReset'],
  async run(run) {
    if (!run.options.letters) throw new Blocked('it needs a letter (--letters)');
    const email = uniqueEmail();
    await register(run, email);
    const headers = await bearerOf(run, email);
    const { json } = await run.call(run.visitor, 'registrationConfirm', { query: { email }, headers });
    expectError(
      run,
      await sent(run, run.visitor, 'registrationConfirm', { query: { email }, headers }),
      used,
    );
    // Another browser than the one that registered sets a password at once.
    const token = (json as { readonly passwordToken?: string } | undefined)?.passwordToken;
    let reset: Readonly<Record<string, string>>;
    if (token === undefined) {
      await run.call(run.visitor, 'passwordLinkSend', { query: { email } });
      reset = await bearerOf(run, email);
    } else reset = { authorization: `Bearer ${token}` };
    const password = secret(run);
    await run.call(run.visitor, 'passwordReset', { body: { password }, headers: reset });
    const again = await sent(run, run.visitor, 'passwordReset', { body: { password }, headers: reset });
    expectError(run, again, used);
    const entered = await sent(run, run.visitor, 'authLogin', { body: { email, password } });
    if (entered.got.status !== 200)
      run.report(
        { ...entered, operation: operationOf('passwordReset') },
        {
          ...{ rule: 'stored', place: 'password', says: 'The person signs in with the new password' },
          message: `After passwordReset a sign-in with the new password is answered by ${entered.got.status}.`,
        },
      );
  },
};

/** A registration that is confirmed by a code. */
export const code: Journey = {
  name: 'Registration by a code',
  covers: ['emailCodeConfirm'],
  async run(run) {
    if (!run.options.letters) throw new Blocked('it needs a letter (--letters)');
    const email = uniqueEmail();
    const password = await register(run, email);
    await run.call(run.visitor, 'emailCodeSend', { body: { email } });
    const { code: mailed } = await letterTo(run, email);
    if (mailed === undefined) throw new Blocked(`the letter to ${email} has no code`);
    const body = { email, code: mailed };
    await run.call(run.visitor, 'emailCodeConfirm', { body });
    expectError(run, await sent(run, run.visitor, 'emailCodeConfirm', { body }), {
      ...{ status: 400, code: 'code-invalid', rule: 'stored', place: 'a used code' },
      says: 'A code works once',
    });
    const entered = await sent(run, run.visitor, 'authLogin', { body: { email, password } });
    if (entered.got.status === 200) return;
    run.report(
      { ...entered, operation: operationOf('emailCodeConfirm') },
      {
        ...{
          rule: 'stored',
          place: 'confirmed',
          says: 'The code confirms the address; the person may then sign in',
        },
        message: `After emailCodeConfirm a sign-in is answered by ${entered.got.status}.`,
      },
    );
  },
};

/** An invitation of a company that is confirmed by its link. */
export const invitation: Journey = {
  name: 'Invitation of a company',
  covers: ['companyRequestConfirm'],
  async run(run) {
    if (!run.options.letters) throw new Blocked('it needs a letter (--letters)');
    const admin = await run.person('companyAdmin');
    const email = uniqueEmail(run.options.accounts.companyAdmin?.email.split('@')[1]);
    await run.call(admin, 'companyUserAdd', {
      body: { ...run.example('companyUserAdd'), email, groups: [], tariffId: null, isInvited: true },
    });
    const headers = await bearerOf(run, email);
    const body = { name: 'Вера Проверкина', password: secret(run) };
    await run.call(run.visitor, 'companyRequestConfirm', { body, headers });
    const again = await sent(run, run.visitor, 'companyRequestConfirm', { body, headers });
    expectError(run, again, used);
    const entered = await sent(run, run.visitor, 'authLogin', { body: { email, password: body.password } });
    if (entered.got.status === 200) return;
    run.report(
      { ...entered, operation: operationOf('companyRequestConfirm') },
      {
        ...{ rule: 'stored', place: 'password', says: 'The person gives a name and a password and signs in' },
        message: `After companyRequestConfirm a sign-in is answered by ${entered.got.status}.`,
      },
    );
  },
};
