/** Which 401 comes when, and what ends a session. */
import type { OperationId } from '../contract.ts';
import { cookieName, isHttps } from '../cookies.ts';
import { after, expectError, expectGone, expectRefused } from '../expect.ts';
import { each } from '../parts.ts';
import { Blocked, type Exchange, type Journey, type Person, type Role, type Run } from '../run.ts';
import { expectPassword, secret } from './person-account.ts';

const whichError =
  'No cookie: unauthorized; an unknown token: malformed-jwt; a session that is over: jwt-expired';

/** Calls that need nothing but a session, the first choice first: a gateway may not have all of them yet. */
const readers = {
  employee: ['profileRead', 'settingsRead', 'tileList'],
  guest: ['notificationList', 'historyChatList', 'limitList'],
} as const;
type Reader = (typeof readers)[keyof typeof readers][number];

const guestHeaders = { 'session-type': 'chatBot' } as const;
const readBy = (run: Run, person: Pick<Person, 'role' | 'cookie'>, id: Reader): Promise<Exchange> =>
  run.send(person, id, isGuest(person) ? { headers: guestHeaders } : {});
const isGuest = ({ role }: Pick<Person, 'role'>): boolean => role === 'guest' || role === 'otherGuest';

/** The call by which sessions are read, for each kind of them. */
const chosen = new WeakMap<Run, Map<keyof typeof readers, Reader>>();

/** The first call that a living session may make. @throws Blocked when the gateway has none of them */
async function readerOf(run: Run, kind: keyof typeof readers): Promise<Reader> {
  const known = chosen.get(run) ?? new Map<keyof typeof readers, Reader>();
  chosen.set(run, known);
  const old = known.get(kind);
  if (old) return old;
  const person = await run.person(kind);
  for (const id of readers[kind]) {
    if ((await readBy(run, person, id)).got.status !== 200) continue;
    known.set(kind, id);
    return id;
  }
  throw new Blocked(`sessions are read by ${readers[kind].join(', ')}, and none of them is answered by 200`);
}

/** A call that needs nothing but the session. */
const readAs = async (run: Run, person: Pick<Person, 'role' | 'cookie'>): Promise<Exchange> =>
  readBy(run, person, await readerOf(run, isGuest(person) ? 'guest' : 'employee'));

/**
 * Checks that a session has ended: it is refused by `jwt-expired`.
 *
 * @param id the operation that ended it, to which a finding belongs
 */
export async function expectEnded(run: Run, person: Person, id: OperationId): Promise<void> {
  const exchange = await readAs(run, person);
  expectError(run, after(id, exchange), {
    status: 401,
    code: 'jwt-expired',
    rule: 'session',
    place: `after ${id}`,
    says: whichError,
  });
}

/**
 * Checks that a session goes on.
 *
 * @param id the operation that must not have ended it, to which a finding belongs
 */
export async function expectAlive(run: Run, person: Person, id: OperationId, says: string): Promise<void> {
  const exchange = await readAs(run, person);
  if (exchange.got.status !== 401) return;
  run.report(after(id, exchange), {
    rule: 'session',
    place: `alive after ${id}`,
    says,
    pointer: '#/info/description',
    message: `After ${id} a session that goes on is answered by 401.`,
  });
}

/** Cookies without a session that counts, as an employee or a guest sends them. */
async function checkWhich401(run: Run, role: 'employee' | 'guest'): Promise<void> {
  if (!run.options.accounts[role]) return;
  const { cookie } = await run.person(role);
  const called = role === 'guest' ? 'NEURO_BOT_SESSION' : 'NEURO_SESSION';
  const name = cookieName(run, called);
  const [, value = ''] = cookie.split('=');
  const token = crypto.randomUUID().replaceAll('-', '');
  const tries = [
    { cookie: '', status: 401, code: 'unauthorized', place: 'no cookie' },
    { cookie: `${name}=${token}`, status: 401, code: 'malformed-jwt', place: 'an unknown token' },
    { cookie: `${name}=${value}x`, status: 401, code: 'malformed-jwt', place: 'a changed token' },
    { cookie: `${cookie}; ${name}=${token}`, status: 400, code: 'bad-request', place: 'two cookies' },
    // A cookie without the prefix may have been set by another host of the domain, or by plain http.
    ...(isHttps(run)
      ? [{ cookie: `${called}=${value}`, status: 401, code: 'unauthorized', place: 'a name without __Host-' }]
      : []),
  ];
  for (const { cookie: tried, ...expected } of tries) {
    const exchange = await readAs(run, { role, cookie: tried });
    expectError(run, exchange, {
      ...expected,
      place: `${role}: ${expected.place}`,
      rule: 'session',
      says: expected.status === 400 ? 'Two cookies of one session name are refused with 400' : whichError,
    });
  }
  const other = { role: 'visitor', cookie: `${cookie}; ${name}=${token}` } as const;
  expectError(run, await run.send(other, 'availabilityCheck'), {
    status: 400,
    code: 'bad-request',
    rule: 'session',
    place: `${role}: two cookies, public`,
    says: 'Two cookies of one session name are refused with 400, by public operations too',
  });
}

/** The token of one kind of session under the name of the other kind. */
async function checkOtherKind(run: Run): Promise<void> {
  const { employee, guest } = run.options.accounts;
  if (!employee || !guest) return;
  const tokenOf = async (role: Role) => (await run.person(role)).cookie.split('=')[1] ?? '';
  const tries = [
    { role: 'employee', called: 'NEURO_SESSION', of: 'guest' },
    { role: 'guest', called: 'NEURO_BOT_SESSION', of: 'employee' },
  ] as const;
  for (const { role, called, of } of tries) {
    const exchange = await readAs(run, { role, cookie: `${cookieName(run, called)}=${await tokenOf(of)}` });
    if (exchange.got.status >= 400) continue;
    run.report(exchange, {
      rule: 'session',
      place: `${called} of the ${of}`,
      pointer: '#/components/securitySchemes',
      message: `The token of the ${of} opens a session as ${called}.`,
      says: 'session is set by authLogin, guestSession by guestLogin',
    });
  }
}

/** Cookies that open no session. */
export async function checkCookies(run: Run): Promise<void> {
  await each(
    () => checkWhich401(run, 'employee'),
    () => checkWhich401(run, 'guest'),
    () => checkOtherKind(run),
  );
}

/** The list of sessions, and the end of one and of all others. */
export const sessions: Journey = {
  name: 'Sessions',
  covers: ['sessionList', 'sessionRemove'],
  async run(run) {
    const person = await run.person('employee');
    await run.call(person, 'sessionList');
    const spare = await run.signIn('employee');
    const { json } = await run.call(spare, 'sessionList');
    const uuid = json.find(({ isThis }) => isThis)?.uuid;
    if (uuid === undefined) return;
    run.owned.set(uuid, person);
    await run.call(person, 'sessionRemove', { query: { uuid } });
    await expectEnded(run, spare, 'sessionRemove');
    await expectGone(run, person, 'sessionRemove', { query: { uuid } });
    const other = await run.signIn('employee');
    const { json: list } = await run.call(other, 'sessionList');
    const own = list.find(({ isThis }) => isThis)?.uuid;
    if (own !== undefined)
      expectRefused(run, await run.send(other, 'sessionRemove', { query: { uuid: own } }), {
        statuses: [404],
        rule: 'session',
        place: 'the own session',
        pointer: '/responses/404',
        says: 'The session of this call is ended by authLogout only',
      });
    await expectAlive(run, other, 'sessionRemove', 'The session of this call is ended by authLogout only');
    await run.call(person, 'sessionRemove');
    await expectEnded(run, other, 'sessionRemove');
    await expectAlive(run, person, 'sessionRemove', 'Without uuid all sessions end but the one of this call');
  },
};

/** A new password, which ends the other sessions, and the old one again. */
export const password: Journey = {
  name: 'The password',
  covers: ['passwordChange'],
  async run(run) {
    const person = await run.person('employee');
    const { email = '', password: old = '' } = run.options.accounts.employee ?? {};
    const says = 'passwordChange sets a new password, which replaces the old one';
    const opens = (text: string, isOpen: boolean, place: string) =>
      expectPassword(run, 'passwordChange', { email, password: text }, { opens: isOpen, place, says });
    const fresh = secret(run);
    const spare = await run.signIn('employee');
    // A gateway that does not look at the old one is asked for nothing new.
    const wrong = await run.send(person, 'passwordChange', { body: { old: fresh, new: old } });
    expectError(run, wrong, {
      status: 400,
      code: 'wrong-password',
      rule: 'session',
      place: 'a wrong old password',
      says: 'The old password is asked for, so that an open browser is not enough to take over the account',
    });
    await run.call(person, 'passwordChange', { body: { old, new: fresh } });
    try {
      await opens(fresh, true, 'the new password');
      await opens(old, false, 'the old password');
      await expectEnded(run, spare, 'passwordChange');
      await expectAlive(run, person, 'passwordChange', 'The session of this call goes on');
    } finally {
      await run.send(person, 'passwordChange', { body: { old: fresh, new: old } });
    }
  },
};
