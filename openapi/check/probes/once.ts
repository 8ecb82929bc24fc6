/** Repeats a request under its idempotency key, and sends another request under it. */
import type { Schema } from '../contract.ts';
import { saysNothing } from '../findings.ts';
import type { Draft } from '../request.ts';
import type { Call, Exchange, Run } from '../run.ts';
import { fits } from '../schema.ts';

const says =
  'The same key with the same request gets the same answer and changes nothing; with another request it is answered by 409 idempotency-mismatch';

/** Bodies that differ from a body by one longer text. */
export function* otherBodies(body: unknown): Generator {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return;
  const names = ['name', 'title', 'text', 'note', 'topic', 'reason', 'subject'];
  for (const name of names) {
    const value: unknown = Reflect.get(body, name);
    if (typeof value === 'string') yield { ...body, [name]: `${value} ещё` };
  }
  for (const [name, value] of Object.entries(body))
    for (const inner of otherBodies(value)) yield { ...body, [name]: inner };
}

/** Another valid body; undefined where none is found. */
export function otherBody(schema: Schema, body: unknown): unknown {
  for (const other of otherBodies(body)) if (fits(schema, other)) return other;
  return undefined;
}

/** After a successful call with a key. */
export async function repeated(run: Run, call: Call, first: Exchange): Promise<void> {
  const { operation, draft } = call;
  const key = draft.headers['idempotency-key'];
  if (operation.key === 'none' || key === undefined) return;
  if (operation.key === 'required') {
    const { 'idempotency-key': _key, ...headers } = draft.headers;
    const without = await run.vary(call, { headers });
    if (without.got.status < 300)
      run.report(without, {
        rule: 'invalid-accepted',
        place: 'Idempotency-Key',
        message: 'A call without the required Idempotency-Key is executed.',
        says: 'Missing: 400',
        pointer: '/parameters',
      });
  }
  for (const { place, change, cause } of repetitions(call, key)) {
    const again = await run.vary(call, change);
    if (saysNothing(again)) break;
    if (again.got.status === first.got.status && sameAnswer(first, again)) continue;
    run.report(again, {
      rule: 'once',
      place,
      pointer: '#/info/description',
      says,
      cause,
      message: `The repeated request is answered by ${again.got.status} with another body than the first one.`,
    });
    break;
  }
  const body = operation.body ? otherBody(operation.body.schema, draft.body) : undefined;
  if (body === undefined) return;
  const other = await run.vary(call, { body });
  const { status } = other.got;
  if (status === 409 || saysNothing(other)) return;
  run.report(other, {
    rule: 'once',
    place: 'another request',
    pointer: '#/info/description',
    says,
    message: `Another request under a used key is answered by ${status}.`,
    cause: 'The request is not kept with the key.',
  });
}

interface Repetition {
  readonly place: string;
  readonly change: Partial<Draft>;
  readonly cause: string;
}

/** Spellings of one request: as it was, with the key in upper case, with the properties of its body in another order. */
function* repetitions({ operation, draft }: Call, key: string): Generator<Repetition> {
  yield {
    place: 'same request',
    change: {},
    cause: 'The answer is not kept under the key, so that a lost answer is executed twice.',
  };
  yield {
    place: 'key in upper case',
    change: { headers: { ...draft.headers, 'idempotency-key': key.toUpperCase() } },
    cause: 'Keys are compared as texts: upper and lower case are equal.',
  };
  const isJson = operation.body?.mediaType === 'application/json';
  if (!isJson || draft.body === null || typeof draft.body !== 'object') return;
  yield {
    place: 'properties in another order',
    change: { body: Object.fromEntries(Object.entries(draft.body).reverse()) },
    cause: 'Bodies are compared as texts: JSON is compared by value.',
  };
}

/** Equal bodies; of a stream only its beginning can be compared, because a stored answer may come in other pieces. */
function sameAnswer(first: Exchange, again: Exchange): boolean {
  if (first.got.headers.get('content-type')?.startsWith('text/event-stream')) return true;
  return first.got.text === again.got.text || withoutSecret(first.got.json) === withoutSecret(again.got.json);
}

/** A secret that is said once is null in the answer to a repeated call. */
const withoutSecret = (json: unknown): string | undefined =>
  JSON.stringify(json, (name, value) => (name === 'secret' ? null : value));
