/** Calls of operations whose names are known at run time only, so that their bodies and answers have no types. */
import type { OperationId } from './contract.ts';
import type { Input, Value } from './request.ts';
import { Blocked, type Exchange, type Person, type Run } from './run.ts';

export type Json = Readonly<Record<string, unknown>>;
export type Query = Readonly<Record<string, Value | readonly Value[] | undefined>>;
export type UntypedInput = Omit<Input, 'body'> & { readonly body?: unknown };

/** An answer with its JSON as an object; an empty one where it has none. */
export interface UntypedAnswer extends Exchange {
  readonly json: Json;
}

const untyped = (exchange: Exchange): UntypedAnswer => ({
  ...exchange,
  json: Object(exchange.got.json) as Json,
});

/** `run.call` without types. */
export const untypedCall = async (
  run: Run,
  person: Person,
  id: OperationId,
  input: UntypedInput = {},
): Promise<UntypedAnswer> => untyped(await run.call(person, id, input as Input));

/** `run.send` without types. */
export const untypedSend = async (
  run: Run,
  person: Person,
  id: OperationId,
  input: UntypedInput = {},
): Promise<UntypedAnswer> => untyped(await run.send(person, id, input as Input));

/** Sends a call that other journeys check, and that this one needs. @throws Blocked when it is refused */
export async function neededSend(
  run: Run,
  person: Person,
  id: OperationId,
  input: UntypedInput = {},
): Promise<UntypedAnswer> {
  const answer = await untypedSend(run, person, id, input);
  if (answer.got.status >= 300) throw new Blocked(`${id}, which it needs, answers ${answer.got.status}`);
  return answer;
}
