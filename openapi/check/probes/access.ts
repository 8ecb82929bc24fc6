/** Calls an operation as everybody whom `x-access` does not name. */
import { mayCall } from '../callers.ts';
import type { Call, Person, Role, Run } from '../run.ts';

const roles: readonly Role[] = ['employee', 'companyAdmin', 'admin', 'guest'];

async function refuse(
  run: Run,
  call: Call,
  person: Person,
  who: string,
  statuses: readonly number[],
): Promise<void> {
  const { authorization: _token, ...headers } = call.draft.headers;
  const exchange = await run.vary(call, { headers }, person);
  const { status } = exchange.got;
  if (statuses.includes(status) || status >= 500 || status === 429) return;
  run.report(exchange, {
    rule: 'access',
    place: who,
    message: status < 300 ? `It is executed for ${who}.` : `${who} is answered by ${status}.`,
    says: `x-access: ${call.operation.access.join(', ')}; others are answered by ${statuses.join(' or ')}, before parameters and body are looked at`,
    pointer: '/x-access',
    cause: status < 300 ? 'The right is not checked.' : 'Another check comes before that of the right.',
  });
}

/** Nobody, a session that the gateway does not know, and each role without the right. */
export async function wrongCallers(run: Run, call: Call): Promise<void> {
  const { operation } = call;
  if (operation.access.includes('public')) return;
  await refuse(run, call, run.visitor, 'nobody', [401]);
  if (operation.access.includes('link')) return;
  const unknown: Person = {
    role: 'visitor',
    cookie: `${operation.schemes.has('session') ? 'NEURO_SESSION' : 'NEURO_BOT_SESSION'}=unknown`,
  };
  await refuse(run, call, unknown, 'an unknown session', [401]);
  for (const role of roles) {
    if (!run.options.accounts[role] || mayCall(operation, { role, cookie: '' })) continue;
    const person = await run.other(role, operation);
    if (!person) continue;
    const isOtherKind = role === 'guest' || !operation.schemes.has('session');
    await refuse(run, call, person, role, [isOtherKind ? 401 : 403]);
  }
}
