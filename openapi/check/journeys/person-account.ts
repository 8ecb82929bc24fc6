/** Letters to new addresses, codes and invitations, where the gateway lets its letters be read. */
import type { OperationId } from '../contract.ts';
import { checkCookie, cookieAge } from '../cookies.ts';
import { after, expectConflict, expectError } from '../expect.ts';
import { saysNothing } from '../findings.ts';
import { letterTo, needsLetters, tokenOf } from '../letters.ts';
import { unique, uniqueEmail } from '../names.ts';
import { type Account, Blocked, type Journey, type Run } from '../run.ts';

/** The token of the newest letter to an address, as a header. */
export const bearerOf = async (run: Run, email: string): Promise<Readonly<Record<string, string>>> => ({
  authorization: `Bearer ${await tokenOf(run, email)}`,
});

/** A new password, which no answer may contain. */
export const secret = (run: Run): string => {
  const password = unique('Kit-пароль');
  run.secrets.set(password, 'a password');
  return password;
};

/** Registers an address that nobody has. @returns its password, and the cookie of the browser that registered */
export async function register(run: Run, email: string): Promise<{ password: string; mark: string }> {
  const password = secret(run);
  const name = 'Вера Проверкина';
  const exchange = await run.call(run.visitor, 'registrationAdd', {
    body: { ...run.example('registrationAdd'), email, name, password },
  });
  return { password, mark: checkCookie(run, exchange, 'NEURO_REGISTRATION', cookieAge.registration) };
}

/** Signs in with a password, or is refused by it. */
export async function expectPassword(
  run: Run,
  id: OperationId,
  account: Account,
  { opens, place, says }: { readonly opens: boolean; readonly place: string; readonly says: string },
): Promise<void> {
  const exchange = await run.send(run.visitor, 'authLogin', { body: { ...account } });
  const { status } = exchange.got;
  if ((status === 200) === opens || saysNothing(exchange)) return;
  const message = `After ${id} a sign-in with ${place} is answered by ${status}.`;
  run.report(after(id, exchange), { rule: 'stored', place, says, message });
}

/** What a link gets that was used. */
export const used = {
  status: 401,
  code: 'link-invalid',
  rule: 'session',
  place: 'a used link',
  says: 'A link works once',
} as const;

/** Whether letters to an account are answered like letters to an address that nobody has. */
async function expectSameAnswers(run: Run, known: string): Promise<void> {
  const unknown = uniqueEmail();
  const asks = [
    ['registrationLinkSend', (email: string) => ({ query: { email } })],
    ['passwordLinkSend', (email: string) => ({ query: { email } })],
    ['emailCodeSend', (email: string) => ({ body: { email } })],
  ] as const;
  for (const [id, input] of asks) {
    const [one, other] = [
      await run.send(run.visitor, id, input(known)),
      await run.send(run.visitor, id, input(unknown)),
    ];
    if (one.got.status === other.got.status || [one, other].some(({ got }) => got.status >= 429)) continue;
    run.report(other, {
      rule: 'session',
      place: 'who is registered',
      pointer: '#/info/description',
      message: `An address that nobody has is answered by ${other.got.status}, that of an account by ${one.got.status}.`,
      says: 'Who is registered is not told: the answer is the same for known and unknown addresses',
    });
  }
}

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
    await expectSameAnswers(run, employee.email);
    const taken = await run.send(run.visitor, 'registrationAdd', {
      body: { ...run.example('registrationAdd'), email: employee.email, password: secret(run) },
    });
    const says = '409 for an address with an account that was confirmed';
    expectConflict(run, taken, 'email-taken', 'a taken address', says);
  },
};

/** A registration that is confirmed by a code. */
export const code: Journey = {
  name: 'Registration by a code',
  covers: ['emailCodeConfirm'],
  async run(run) {
    needsLetters(run);
    const email = uniqueEmail();
    const { password } = await register(run, email);
    await run.call(run.visitor, 'emailCodeSend', { body: { email } });
    const { code: mailed } = await letterTo(run, email);
    if (mailed === undefined) throw new Blocked(`the letter to ${email} has no code`);
    const body = { email, code: mailed };
    await run.call(run.visitor, 'emailCodeConfirm', { body });
    expectError(run, await run.send(run.visitor, 'emailCodeConfirm', { body }), {
      status: 400,
      code: 'code-invalid',
      rule: 'stored',
      place: 'a used code',
      says: 'A code works once',
    });
    const says = 'The code confirms the address; the person may then sign in';
    const expected = { opens: true, place: 'the password', says };
    await expectPassword(run, 'emailCodeConfirm', { email, password }, expected);
  },
};

/** An invitation of a company that is confirmed by its link. */
export const invitation: Journey = {
  name: 'Invitation of a company',
  covers: ['companyRequestConfirm'],
  async run(run) {
    needsLetters(run);
    const admin = await run.person('companyAdmin');
    const email = uniqueEmail(run.options.accounts.companyAdmin?.email.split('@')[1]);
    await run.call(admin, 'companyUserAdd', {
      body: { ...run.example('companyUserAdd'), email, groups: [], tariffId: null, isInvited: true },
    });
    const headers = await bearerOf(run, email);
    const body = { name: 'Вера Проверкина', password: secret(run) };
    await run.call(run.visitor, 'companyRequestConfirm', { body, headers });
    const again = await run.send(run.visitor, 'companyRequestConfirm', { body, headers });
    expectError(run, again, used);
    const says = 'The person gives a name and a password and signs in';
    const account = { email, password: body.password };
    await expectPassword(run, 'companyRequestConfirm', account, { opens: true, place: 'the password', says });
  },
};
