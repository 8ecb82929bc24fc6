/** Sessions: their cookies, which 401 comes when, and what ends them. */

import { type OperationId, operationOf } from '../contract.ts';
import { unique, uniqueEmail } from '../names.ts';
import type { Exchange, Journey, Observation, Person, Role, Run } from '../run.ts';
import { expectError, sent } from './person-callers.ts';

const day = 28_800;
/** 128 bits in characters of Base64, which carry six bits each. */
const leastToken = 22;

/** A cookie as `Set-Cookie` writes it. */
interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Attributes by their name in lower case; a flag is an empty text. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Reads a line of `Set-Cookie`. */
export function cookieOf(line: string): Cookie {
  const [pair = '', ...others] = line.split(';').map((part) => part.trim());
  const split = (text: string): [string, string] => {
    const at = text.indexOf('=');
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  };
  const [name, value] = split(pair);
  const attributes = others.map(split).map(([key, one]): [string, string] => [key.toLowerCase(), one]);
  return { name, value, attributes: new Map(attributes) };
}

/** What is wrong with the attributes of a session cookie, by place. */
export function* cookieFaults(
  { name, attributes }: Cookie,
  { age, isSecure, called }: { readonly age: number; readonly isSecure: boolean; readonly called: string },
): Generator<Pick<Observation, 'place' | 'message'>> {
  const lacks = (place: string) => ({ place, message: `The cookie ${name} lacks ${place}.` });
  if (!attributes.has('httponly')) yield lacks('HttpOnly');
  if (attributes.get('samesite')?.toLowerCase() !== 'strict') yield lacks('SameSite=Strict');
  if (attributes.get('path') !== '/') yield lacks('Path=/');
  if (attributes.get('max-age') !== String(age)) yield lacks(`Max-Age=${age}`);
  if (attributes.has('domain')) yield { place: 'Domain', message: `The cookie ${name} has a Domain.` };
  if (isSecure && !attributes.has('secure')) yield lacks('Secure');
  const right = isSecure ? `__Host-${called}` : called;
  if (name !== right)
    yield { place: 'name', message: `The cookie of the session is named ${name}, not ${right}.` };
}

/** Checks the session cookie of an answer. @returns its token, empty without a cookie */
function checkCookie(run: Run, exchange: Exchange, called: string, age = day): string {
  const says =
    'Path=/, HttpOnly, SameSite=Strict, Max-Age, no Domain; Secure and a name with __Host- behind https; at least 128 random bits';
  const report = (one: Pick<Observation, 'place' | 'message'>) =>
    run.report(exchange, { rule: 'cookie', says, pointer: '/responses', ...one });
  const cookies = exchange.got.headers.getSetCookie().map(cookieOf);
  const cookie = cookies.find(({ name }) => name.replace('__Host-', '') === called) ?? cookies[0];
  if (!cookie) {
    report({ place: called, message: `The answer sets no cookie ${called}.` });
    return '';
  }
  const isSecure = run.http.base.startsWith('https:');
  for (const fault of cookieFaults(cookie, { age, isSecure, called })) report(fault);
  if (age === 0) {
    if (cookie.value) report({ place: 'value', message: 'The cleared cookie has a value.' });
    return '';
  }
  if (cookie.value.length < leastToken)
    report({ place: 'token', message: `The token has ${cookie.value.length} characters.` });
  else if (exchange.got.text.includes(cookie.value))
    report({ place: 'body', message: 'The body contains the token of the session.' });
  return cookie.value;
}

const whichError =
  'No cookie: unauthorized; an unknown token: malformed-jwt; a session that is over: jwt-expired';

/** A session that has ended is refused by `jwt-expired`. */
async function expectEnded(run: Run, person: Person, id: OperationId): Promise<void> {
  const isGuest = person.role === 'guest';
  const exchange = isGuest
    ? await sent(run, person, 'notificationList', { headers: { 'session-type': 'chatBot' } })
    : await sent(run, person, 'profileRead');
  // The finding belongs to what ended the session.
  const ended = { ...exchange, operation: operationOf(id) };
  expectError(run, ended, {
    ...{ status: 401, code: 'jwt-expired', rule: 'session', place: `after ${id}`, says: whichError },
  });
}

async function checkSigningIn(run: Run, role: Role): Promise<void> {
  const account = run.options.accounts[role];
  if (!account) return;
  run.secrets.set(account.password, 'a password');
  const isGuest = role === 'guest';
  const called = isGuest ? 'NEURO_BOT_SESSION' : 'NEURO_SESSION';
  const signIn = () =>
    isGuest
      ? run.call(run.visitor, 'guestLogin', { body: { ...run.example('guestLogin'), ...account } })
      : run.call(run.visitor, 'authLogin', { body: { ...account } });
  const first = await signIn();
  const second = await signIn();
  const tokens = [checkCookie(run, first, called), checkCookie(run, second, called)];
  if (tokens[0] !== '' && tokens[0] === tokens[1])
    run.report(second, {
      ...{ rule: 'session', place: 'token', says: 'A sign-in opens a session of its own' },
      message: 'Two sign-ins get the same token.',
    });
  const spare: Person = { role, cookie: '' };
  const [pair = ''] = (second.got.headers.getSetCookie()[0] ?? '').split(';');
  spare.cookie = pair;
  const old: Person = { role, cookie: pair };
  const closed = await run.call(spare, 'authLogout', { query: { type: isGuest ? 'chatBot' : 'ai' } });
  checkCookie(run, closed, called, 0);
  await expectEnded(run, old, 'authLogout');
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
    sent(run, run.visitor, id, { body: { email, password } });
  const rule = { status: 400, code: 'wrong-credentials', rule: 'session' } as const;
  const says =
    'wrong-credentials for an unknown address, a wrong password, a guest at authLogin and an employee at guestLogin';
  const unknown = await attempt('authLogin', uniqueEmail(), 'no-such-password');
  const wrong = await attempt('authLogin', employee.email, 'no-such-password');
  expectError(run, unknown, { ...rule, place: 'an unknown address', says });
  expectError(run, wrong, { ...rule, place: 'a wrong password', says });
  if (lasting(unknown) !== lasting(wrong) && wrong.got.status < 429 && unknown.got.status < 429)
    run.report(wrong, {
      ...{ rule: 'session', place: 'who is registered', says: 'Who is registered is not told by a sign-in' },
      message: 'A wrong password is answered in another way than an unknown address.',
      pointer: '#/info/description',
    });
  if (!guest) return;
  expectError(run, await attempt('authLogin', guest.email, guest.password), {
    ...rule,
    place: 'a guest at authLogin',
    says,
  });
  expectError(run, await attempt('guestLogin', employee.email, employee.password), {
    ...rule,
    place: 'an employee at guestLogin',
    says,
  });
}

async function checkWhich401(run: Run): Promise<void> {
  const person = await run.person('employee');
  const token = crypto.randomUUID().replaceAll('-', '');
  const [name = 'NEURO_SESSION'] = person.cookie.split('=');
  const tries = [
    { cookie: '', status: 401, code: 'unauthorized', place: 'no cookie' },
    { cookie: `${name}=${token}`, status: 401, code: 'malformed-jwt', place: 'an unknown token' },
    { cookie: `${person.cookie}; ${name}=${token}`, status: 400, code: 'bad-request', place: 'two cookies' },
  ];
  for (const { cookie, ...expected } of tries) {
    const exchange = await sent(run, { role: 'visitor', cookie }, 'profileRead');
    expectError(run, exchange, {
      ...{ ...expected, rule: 'session' },
      says: expected.status === 400 ? 'Two cookies of one session name are refused with 400' : whichError,
    });
  }
}

/** Signing in and out, as an employee and as a guest. */
export const signIn: Journey = {
  name: 'Signing in and out',
  covers: ['authLogin', 'authLogout', 'guestLogin'],
  async run(run) {
    await checkWhich401(run);
    // Before the sign-ins that succeed: a success forgets the wrong passwords.
    await checkRefusedSignIns(run);
    await checkSigningIn(run, 'employee');
    await checkSigningIn(run, 'guest');
  },
};

/** The list of sessions, and the end of one. */
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
    await run.gone(person, 'sessionRemove', { query: { uuid } });
  },
};

/** A new password, which ends the other sessions, and the old one again. */
export const password: Journey = {
  name: 'The password',
  covers: ['passwordChange'],
  async run(run) {
    const person = await run.person('employee');
    const old = run.options.accounts.employee?.password ?? '';
    const fresh = unique('Kit-пароль');
    run.secrets.set(fresh, 'a password');
    const spare = await run.signIn('employee');
    await run.call(person, 'passwordChange', { body: { old, new: fresh } });
    try {
      await expectEnded(run, spare, 'passwordChange');
      const own = await sent(run, person, 'profileRead');
      if (own.got.status === 401)
        run.report(own, {
          ...{ rule: 'session', place: 'own session', says: 'The session of this call goes on' },
          message: 'passwordChange ends the session of its own call.',
        });
    } finally {
      await sent(run, person, 'passwordChange', { body: { old: fresh, new: old } });
    }
  },
};
