/** Signing in and out: the cookies of sessions, and who is refused. */
import { checkCookie, cookieAge } from '../cookies.ts';
import { expectError } from '../expect.ts';
import { uniqueEmail } from '../names.ts';
import { each } from '../parts.ts';
import type { Exchange, Journey, Person, Role, Run } from '../run.ts';
import { checkCookies, expectAlive, expectEnded } from './person-sessions.ts';

async function checkSigningIn(run: Run, role: Role): Promise<void> {
  const account = run.options.accounts[role];
  if (!account) return;
  run.secrets.set(account.password, 'a password');
  const isGuest = role === 'guest';
  const called = isGuest ? 'NEURO_BOT_SESSION' : 'NEURO_SESSION';
  const id = isGuest ? 'guestLogin' : 'authLogin';
  const signIn = (person: Person) =>
    isGuest
      ? run.call(person, 'guestLogin', { body: { ...run.example('guestLogin'), ...account } })
      : run.call(person, 'authLogin', { body: { ...account } });
  const first = await signIn(run.visitor);
  const kept = checkCookie(run, first, called, cookieAge.session);
  const second = await signIn({ role: 'visitor', cookie: kept });
  const pair = checkCookie(run, second, called, cookieAge.session);
  if (kept !== '' && kept === pair)
    run.report(second, {
      rule: 'session',
      place: 'token',
      says: 'A sign-in opens a session of its own',
      message: 'Two sign-ins get the same token.',
    });
  const other: Person = { role, cookie: kept };
  const says = 'A sign-in ends no other session, not even the one whose cookie it replaces';
  if (kept) await expectAlive(run, other, id, says);
  const spare: Person = { role, cookie: pair };
  const old: Person = { ...spare };
  const closed = await run.call(spare, 'authLogout', { query: { type: isGuest ? 'chatBot' : 'ai' } });
  checkCookie(run, closed, called, 0);
  await expectEnded(run, old, 'authLogout');
  if (kept) await expectAlive(run, other, 'authLogout', 'Signing out ends the session of its cookie only');
  // Closing a session that is not there is no error, and clears the cookie too.
  const again = await run.call(run.visitor, 'authLogout', { query: { type: isGuest ? 'chatBot' : 'ai' } });
  checkCookie(run, again, called, 0);
}

/** Everything but what differs with each request. */
const lasting = ({ got }: Exchange): string => {
  const { code, message, title, detail } = Object(got.json);
  return JSON.stringify([got.status, code, message, title, detail]);
};

async function checkRefusedSignIns(run: Run): Promise<void> {
  const { employee, guest } = run.options.accounts;
  if (!employee) return;
  const attempt = (id: 'authLogin' | 'guestLogin', email: string, password: string) =>
    run.send(run.visitor, id, { body: { email, password } });
  const rule = { status: 400, code: 'wrong-credentials', rule: 'session' } as const;
  const says =
    'wrong-credentials for an unknown address, a wrong password, a guest at authLogin and an employee at guestLogin';
  const unknown = await attempt('authLogin', uniqueEmail(), 'no-such-password');
  const wrong = await attempt('authLogin', employee.email, 'no-such-password');
  expectError(run, unknown, { ...rule, place: 'an unknown address', says });
  expectError(run, wrong, { ...rule, place: 'a wrong password', says });
  if (lasting(unknown) !== lasting(wrong) && wrong.got.status < 429 && unknown.got.status < 429)
    run.report(wrong, {
      rule: 'session',
      place: 'who is registered',
      says: 'Who is registered is not told by a sign-in',
      message: 'A wrong password is answered in another way than an unknown address.',
      pointer: '#/info/description',
    });
  if (!guest) return;
  expectError(run, await attempt('authLogin', guest.email, guest.password), {
    ...rule,
    place: 'a guest at authLogin',
    says,
  });
  if (!run.isSelected('guestLogin')) return;
  expectError(run, await attempt('guestLogin', employee.email, employee.password), {
    ...rule,
    place: 'an employee at guestLogin',
    says,
  });
}

/** Signing in and out, as an employee and as a guest. */
export const signIn: Journey = {
  name: 'Signing in and out',
  covers: ['authLogin', 'authLogout', 'guestLogin'],
  async run(run) {
    await each(
      () => checkCookies(run),
      // Before the sign-ins that succeed: a success forgets the wrong passwords.
      () => checkRefusedSignIns(run),
      () => checkSigningIn(run, 'employee'),
      () => checkSigningIn(run, 'guest'),
    );
  },
};
