/** Calls an operation as everybody whom `x-access` does not name. */
import { mayCall } from '../callers.ts';
import { cookieName } from '../cookies.ts';
import { saysNothing } from '../findings.ts';
import type { Draft } from '../request.ts';
import type { Call, Person, Role, Run } from '../run.ts';
import { invalidOf } from './invalid.ts';

const roles: readonly Role[] = ['employee', 'companyAdmin', 'admin', 'guest'];

function causeOf(status: number, statuses: readonly number[]): string {
  if (status < 300) return 'The right is not checked.';
  if (status === 403 && statuses.includes(401))
    return 'Who has no valid session is answered like somebody without the right: 401 asks to sign in, 403 does not.';
  return 'Another check comes before that of the right.';
}

/** Names of the errors that refuse a caller. */
const codes: Readonly<Record<string, string>> = {
  nobody: 'unauthorized',
  'an unknown session': 'malformed-jwt',
};

/** The first invalid request that is answered by 400; the others are not made. */
function firstInvalid({ operation, draft }: Call) {
  for (const one of invalidOf(operation, draft))
    if (one.statuses[0] === 400 && !one.place.startsWith('header')) return one;
  return undefined;
}

async function refuse(
  run: Run,
  call: Call,
  person: Person,
  who: string,
  statuses: readonly number[],
): Promise<void> {
  const { authorization: _token, ...headers } = call.draft.headers;
  const send = (change: Partial<Draft>) => run.vary(call, { headers, ...change }, person);
  const exchange = await send({});
  const { status, json } = exchange.got;
  const says = `x-access: ${call.operation.access.join(', ')}; others are answered by ${statuses.join(' or ')}, before parameters and body are looked at`;
  if (saysNothing(exchange)) return;
  if (!statuses.includes(status))
    return run.report(exchange, {
      rule: 'access',
      place: who,
      says,
      pointer: '/x-access',
      message: status < 300 ? `It is executed for ${who}.` : `${who} is answered by ${status}.`,
      cause: causeOf(status, statuses),
    });
  // A mailed link that is missing has errors of its own.
  const expected =
    status === 403 ? 'forbidden' : call.operation.access.includes('link') ? undefined : codes[who];
  const { code } = Object(json);
  if (expected !== undefined && typeof code === 'string' && code !== expected)
    run.report(exchange, {
      rule: 'access',
      place: `${who}: code`,
      pointer: '#/info/description',
      message: `${who} is answered by the code "${code}".`,
      says: `The code is ${expected}`,
      cause: 'One error stands for several; the portal tells people by its code why they have to sign in.',
    });
  const invalid = firstInvalid(call);
  if (!invalid) return;
  const ill = await send(invalid.change);
  if (statuses.includes(ill.got.status) || saysNothing(ill)) return;
  run.report(ill, {
    rule: 'access',
    place: `${who}: invalid request`,
    says,
    pointer: '/x-access',
    message: `An invalid request (${invalid.place}: ${invalid.what}) of ${who} is answered by ${ill.got.status}.`,
    cause: 'Parameters or body are looked at before the session or the right.',
  });
}

/** Nobody, a session that the gateway does not know, and each role without the right. */
export async function wrongCallers(run: Run, call: Call): Promise<void> {
  const { operation } = call;
  if (operation.access.includes('public')) return;
  await refuse(run, call, run.visitor, 'nobody', [401]);
  if (operation.access.includes('link')) return;
  const isGuest = call.person.role === 'guest' || !operation.schemes.has('session');
  const called = isGuest ? 'NEURO_BOT_SESSION' : 'NEURO_SESSION';
  const unknown: Person = { role: 'visitor', cookie: `${cookieName(run, called)}=unknown` };
  await refuse(run, call, unknown, 'an unknown session', [401]);
  for (const role of roles) {
    if (mayCall(operation, { role, cookie: '' })) continue;
    const person = await run.other(role, operation.id);
    if (!person) continue;
    const isOtherKind = role === 'guest' || !operation.schemes.has('session');
    await refuse(run, call, person, role, [isOtherKind ? 401 : 403]);
  }
  await alsoAdmitted(run, call);
}

/** An administrator is an employee, too; reading changes nothing, so that it can be tried. */
async function alsoAdmitted(run: Run, call: Call): Promise<void> {
  const { operation, person } = call;
  if (operation.method !== 'GET' || operation.changesState || person.role !== 'employee') return;
  if (!operation.access.includes('employee')) return;
  if (Object.keys(operation.answers.get(200)?.content ?? {}).includes('text/event-stream')) return;
  const admin = await run.other('admin', operation.id);
  if (!admin) return;
  const exchange = await run.vary(call, {}, admin);
  const { status } = exchange.got;
  if (status !== 401 && status !== 403) return;
  run.report(exchange, {
    rule: 'access',
    place: 'admin is an employee',
    pointer: '/x-access',
    message: `An administrator is answered by ${status}.`,
    says: 'employee: the session of authLogin, of any role and group, so administrators too',
    cause: 'The right asks for one role in place of a session.',
  });
}
