/** Calls as each kind of caller, and as those who must find nothing. */
import { type OperationId, operationOf } from '../contract.ts';
import { draftOf, type Input } from '../request.ts';
import type { Exchange, Observation, Person, Role, Run } from '../run.ts';

/** A caller with the header that says which of two sessions counts. */
export interface KindOfCaller {
  readonly person: Person;
  readonly headers: Readonly<Record<string, string>>;
}

/** An employee, and a guest where one can sign in. */
export async function bothKinds(run: Run, id: OperationId): Promise<KindOfCaller[]> {
  const employee = { person: await run.person('employee'), headers: { 'session-type': 'ai' } };
  const guest = await run.other('guest', operationOf(id));
  return guest ? [employee, { person: guest, headers: { 'session-type': 'chatBot' } }] : [employee];
}

/** Sends a call as it is, without probes. */
export function sent<Id extends OperationId>(
  run: Run,
  person: Person,
  id: Id,
  input: Input<Id> = {},
): Promise<Exchange> {
  const operation = operationOf(id);
  return run.exchange({ operation, person, draft: draftOf(operation, input as Input) });
}

/** Whether an answer says nothing about the rule that is checked. */
const saysNothing = ({ got }: Exchange): boolean => got.status >= 500 || got.status === 429;

/** Reports an answer with another status, or another code where the gateway sends codes. */
export function expectError(
  run: Run,
  exchange: Exchange,
  expected: { readonly status: number; readonly code: string } & Pick<Observation, 'rule' | 'place' | 'says'>,
): void {
  const { status, code, ...rest } = expected;
  const { got } = exchange;
  const had: unknown = Object(got.json).code;
  if (saysNothing(exchange) || (got.status === status && (typeof had !== 'string' || had === code))) return;
  run.report(exchange, {
    ...rest,
    message: `It is answered by ${got.status}${typeof had === 'string' ? ` ${had}` : ''} in place of ${status} ${code}.`,
    pointer: '#/info/description',
  });
}

/** Calls an operation with an object of somebody else: 404. */
export async function hiddenFrom<Id extends OperationId>(
  run: Run,
  role: Role,
  id: Id,
  input: Input<Id>,
): Promise<void> {
  if (!run.options.accounts[role]) return;
  const stranger = await run.other(role, operationOf(id));
  if (!stranger) return;
  const exchange = await sent(run, stranger, id, input);
  if (exchange.got.status === 404 || saysNothing(exchange)) return;
  run.report(exchange, {
    ...{ rule: 'other-person', place: role, pointer: '#/info/description' },
    message: `An object of somebody else is answered by ${exchange.got.status}.`,
    says: 'What belongs to somebody else is answered like what does not exist, 404',
  });
}

/** Reports a list that lacks what was stored, or still has what was removed. */
export function expectListed(
  run: Run,
  exchange: Exchange,
  keys: readonly string[],
  { key, listed, place }: { readonly key: string; readonly listed: boolean; readonly place: string },
): void {
  if (keys.includes(key) === listed) return;
  run.report(exchange, {
    ...{ rule: 'stored', place, says: 'A change that was answered by a success is read back' },
    message: listed ? `${key} is not in the list (${place}).` : `${key} is still in the list (${place}).`,
  });
}
