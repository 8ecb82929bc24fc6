/** Sessions: signing in and out, cookies, and which 401 comes when. */
import { operationOf } from '../contract.ts';
import { draftOf } from '../request.ts';
import type { Exchange, Journey, Person, Run } from '../run.ts';

const says =
  'HttpOnly, SameSite=Strict, Path=/, Max-Age=28800, no Domain; behind https Secure and the prefix __Host-';

function checkCookie(run: Run, exchange: Exchange, name: string): void {
  const line = exchange.got.headers.getSetCookie().find((one) => one.includes(name)) ?? '';
  const isSecure = run.http.origin.startsWith('https:');
  const wanted: readonly (readonly [string, boolean])[] = [
    ['HttpOnly', /;\s*HttpOnly/i.test(line)],
    ['SameSite=Strict', /;\s*SameSite=Strict/i.test(line)],
    ['Path=/', /;\s*Path=\/(?:;|$)/i.test(line)],
    ['Max-Age=28800', /;\s*Max-Age=28800(?:;|$)/i.test(line)],
    ['no Domain', !/;\s*Domain=/i.test(line)],
    ['a token of 128 bits', (/=([^;]*)/.exec(line)?.[1] ?? '').length >= 20],
    ...(isSecure
      ? ([
          ['Secure', /;\s*Secure/i.test(line)],
          ['__Host-', line.startsWith('__Host-')],
        ] as const)
      : []),
  ];
  for (const [what, holds] of wanted)
    if (!holds)
      run.report(exchange, {
        ...{ rule: 'cookie', place: what, says, pointer: '#/components/headers/SessionCookie' },
        message: `The cookie ${name} lacks: ${what}.`,
      });
}

async function refusedWith(run: Run, person: Person, code: string, when: string): Promise<void> {
  const exchange = await run.gone(person, 'tileList', {}, [401]);
  const came: unknown = Object(exchange.got.json).code;
  if (exchange.got.status === 401 && came !== undefined && came !== code)
    run.report(exchange, {
      ...{ rule: 'session', place: when, message: `${when}: the code is ${String(came)}.`, says: code },
      pointer: '#/info/description',
    });
}

const signIn: Journey = {
  name: 'Signing in and out',
  covers: ['authLogin', 'authLogout', 'guestLogin', 'guestEmailCheck', 'sessionRemove'],
  async run(run) {
    const { employee, guest } = run.options.accounts;
    if (!employee) return;
    run.secrets.set(employee.password, 'a password');
    const first: Person = { role: 'employee', cookie: '' };
    const login = await run.call(first, 'authLogin', { body: { ...employee } });
    checkCookie(run, login, 'NEURO_SESSION');
    const second = await run.signIn('employee');
    if (second.cookie === first.cookie)
      run.report(login, {
        ...{ rule: 'session', place: 'token', message: 'Two sign-ins get the same token.' },
        ...{ says: 'A sign-in opens a session of its own', pointer: '#/info/description' },
      });
    const operation = operationOf('authLogin');
    const wrong = async (email: string) =>
      run.exchange({
        operation,
        person: run.visitor,
        draft: { ...draftOf(operation, {}), body: { email, password: 'wrong-password-1' } },
      });
    const [known, unknown] = [await wrong(employee.email), await wrong('nobody@neuro.example')];
    for (const exchange of [known, unknown])
      if (exchange.got.status !== 400)
        run.report(exchange, {
          ...{ rule: 'session', place: 'wrong password', says: '400 wrong-credentials' },
          message: `A wrong password is answered by ${exchange.got.status}.`,
        });
    const told = ({ got }: Exchange) => [got.status, Object(got.json).code, Object(got.json).message].join();
    if (told(known) !== told(unknown))
      run.report(unknown, {
        ...{ rule: 'session', place: 'unknown address', says: 'wrong-credentials for both' },
        message: 'An unknown address and a wrong password have different answers.',
      });
    await refusedWith(run, { role: 'visitor', cookie: '' }, 'unauthorized', 'no cookie');
    await refusedWith(
      run,
      { role: 'visitor', cookie: 'NEURO_SESSION=unknown' },
      'malformed-jwt',
      'unknown token',
    );
    const cookie = first.cookie;
    const logout = await run.call(first, 'authLogout', { query: { type: 'ai' } });
    const cleared = logout.got.headers.getSetCookie().find((one) => one.includes('NEURO_SESSION=')) ?? '';
    if (!/NEURO_SESSION=;/.test(cleared) || !/Max-Age=0/i.test(cleared))
      run.report(logout, {
        ...{ rule: 'cookie', place: 'cleared', says: 'An empty value and Max-Age=0' },
        message: 'The cookie is not cleared.',
      });
    await refusedWith(run, { role: 'visitor', cookie }, 'jwt-expired', 'after the sign-out');
    const other = await run.signIn('employee');
    const kept = other.cookie;
    const { json: list } = await run.call(second, 'sessionList');
    const ending = list.filter(({ isThis }) => !isThis).sort((a, b) => b.created.localeCompare(a.created))[0];
    if (ending && run.options.allowWrites) {
      await run.call(second, 'sessionRemove', { query: { uuid: ending.uuid } });
      await refusedWith(
        run,
        { role: 'visitor', cookie: kept },
        'jwt-expired',
        'after the session was removed',
      );
    }
    if (!guest) return;
    const visitor: Person = { role: 'guest', cookie: '' };
    const bot = await run.call(visitor, 'guestLogin', { body: { ...run.example('guestLogin'), ...guest } });
    checkCookie(run, bot, 'NEURO_BOT_SESSION');
    await run.call(run.visitor, 'guestEmailCheck', { body: { email: guest.email } });
  },
};

const letters: Journey = {
  name: 'Feedback and letters',
  covers: [
    'feedbackSend',
    'notificationSend',
    'notificationPublicSend',
    'portalErrorTrack',
    'actionTrack',
    'serviceFind',
  ],
  async run(run) {
    const person = await run.person('employee');
    await run.call(person, 'serviceFind');
    await run.call(person, 'portalErrorTrack');
    await run.call(person, 'actionTrack');
    await run.call(person, 'notificationSend');
    await run.call(run.visitor, 'notificationPublicSend');
    await run.call(run.visitor, 'feedbackSend');
  },
};

const profile: Journey = {
  name: 'Profile and settings',
  covers: ['profileChange', 'settingsChange', 'historyRemove', 'dataExportAdd'],
  async run(run) {
    const person = await run.person('employee');
    const { json: before } = await run.call(person, 'profileRead');
    const { json: settings } = await run.call(person, 'settingsRead');
    await run.call(person, 'settingsChange', { body: { ...settings, longPaste: 'always' } });
    const read = await run.call(person, 'settingsRead');
    run.same(read, { longPaste: read.json.longPaste }, { longPaste: 'always' });
    await run.call(person, 'settingsChange', { body: settings });
    if (before.canRename) {
      const name = `${before.name} К`;
      await run.call(person, 'profileChange', { body: { name } });
      const changed = await run.call(person, 'profileRead');
      run.same(changed, { name: changed.json.name }, { name });
      await run.call(person, 'profileChange', { body: { name: before.name } });
    }
    await run.call(person, 'historyRemove', { body: { keepPinned: true, removed: true, dryRun: true } });
    await run.call(person, 'dataExportAdd');
  },
};

export const fallbackSignIn: readonly Journey[] = [signIn, profile, letters];
