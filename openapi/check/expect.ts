/** What journeys expect of an answer: a refusal, 404 for what is gone or hidden, an item in a list. */
import { mayCall } from './callers.ts';
import { type OperationId, operationOf } from './contract.ts';
import type { Rule } from './finding.ts';
import { saysNothing } from './findings.ts';
import { itemsOf } from './lists/page.ts';
import type { Input } from './request.ts';
import type { Exchange, Observation, Person, Role, Run } from './run.ts';
import { type Json, type UntypedInput, untypedCall, untypedSend } from './untyped.ts';

/** What a call must be refused for. */
export interface Refusal extends Pick<Observation, 'place' | 'says' | 'pointer' | 'cause'> {
  readonly statuses: readonly number[];
  /** Begins the message; the place when absent. */
  readonly what?: string;
  /** By default the one of invalid requests. */
  readonly rule?: Rule;
}

/** Reports an answer with none of the statuses by which a call must be refused. */
export function expectRefused(run: Run, exchange: Exchange, refusal: Refusal): void {
  const { statuses, what = refusal.place, ...seen } = refusal;
  const { status } = exchange.got;
  if (statuses.includes(status) || saysNothing(exchange)) return;
  run.report(exchange, {
    rule: status < 400 ? 'invalid-accepted' : 'invalid-status',
    pointer: '/description',
    ...seen,
    message: `${what} is answered by ${status}.`,
  });
}

/** Reports an invalid request that is not refused with this status. */
export const expectStatus = (run: Run, exchange: Exchange, status: number, place: string, says: string) =>
  expectRefused(run, exchange, { statuses: [status], place, says });

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

/** Reports an answer that is no conflict with this code. */
export const expectConflict = (run: Run, exchange: Exchange, code: string, place: string, says: string) =>
  expectError(run, exchange, { status: 409, code, rule: 'status', place, says });

/** Reports an answer that is not the one for what does not exist. */
export const expectMissing = (run: Run, exchange: Exchange, rule: Rule, place: string, says: string) =>
  expectError(run, exchange, { status: 404, code: 'not-found', rule, place, says });

/** Expects 404 for what was removed. */
export async function expectGone<Id extends OperationId>(
  run: Run,
  person: Person,
  id: Id,
  input: Input<Id>,
): Promise<void> {
  const exchange = await run.send(person, id, input);
  if (exchange.got.status === 404) return;
  run.report(exchange, {
    rule: 'stored',
    place: 'expected 404',
    says: 'It is answered by 404',
    message: `What was removed is answered by ${exchange.got.status}.`,
  });
}

/** Expects 404 for what belongs to another person or another company. Calls nothing that the person may not call at all. */
export async function expectHidden(
  run: Run,
  person: Person,
  id: OperationId,
  input: UntypedInput,
): Promise<void> {
  const operation = operationOf(id);
  if (!mayCall(operation, person) || (operation.changesState && !run.options.allowWrites)) return;
  const exchange = await untypedSend(run, person, id, input);
  if (exchange.got.status === 404 || saysNothing(exchange)) return;
  run.report(exchange, {
    rule: 'other-person',
    place: person.role,
    pointer: '#/info/description',
    message: `What belongs to somebody else is answered by ${exchange.got.status}.`,
    says: 'What belongs to somebody else is answered like what does not exist, 404',
    cause: 'The object is looked up without its owner or company.',
  });
}

/** Expects 404 for an object of somebody else, called by a role where it has an account. */
export async function expectHiddenFrom(run: Run, role: Role, id: OperationId, input: UntypedInput) {
  const stranger = await run.other(role, id);
  if (stranger) await expectHidden(run, stranger, id, input);
}

/** What was read, as the result of the operation that should have written it. */
export const after = <Read extends Exchange>(id: OperationId, exchange: Read): Read => ({
  ...exchange,
  operation: operationOf(id),
});

/** Reads a list that has to have an object, or must not have it. @returns the object */
export async function expectInList(
  run: Run,
  person: Person,
  list: OperationId,
  input: UntypedInput,
  expected: {
    readonly key: string;
    readonly listed: boolean;
    readonly place: string;
    readonly by?: OperationId;
  },
): Promise<Json | undefined> {
  const answer = await untypedCall(run, person, list, input);
  const items = itemsOf(answer.json);
  const keys = items.map(({ uuid, idFile }) => String(uuid ?? idFile));
  expectListed(run, after(expected.by ?? list, answer), keys, expected);
  return items[keys.indexOf(expected.key)];
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
    rule: 'stored',
    place,
    says: 'A change that was answered by a success is read back',
    message: listed ? `${key} is not in the list (${place}).` : `${key} is still in the list (${place}).`,
  });
}
