/** Functions of agents that must be refused before they are saved or called; none of these calls leaves the gateway. */
import type { OperationId } from '../contract.ts';
import { expectRefused } from '../expect.ts';
import { refusedAddresses } from '../refused-addresses.ts';
import type { BodyOf } from '../request.ts';
import type { Exchange, Observation, Person, Run } from '../run.ts';

export type FunctionDraft = BodyOf<'functionAdd'>;

/** Sends a draft of a function to one of the operations that validate it. */
type Send = (draft: FunctionDraft) => Promise<Exchange>;

/** Headers that only the gateway may set, and header values of more than one line. */
const refusedHeaders = [
  'Host',
  'cookie',
  'Connection',
  'Content-Length',
  'Transfer-Encoding',
  'Upgrade',
  'Proxy-Authorization',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'Forwarded',
].map((name) => ({ name, value: 'kit', isSecret: false }));
const lineEnds = ['kit\r\nHost: intranet', 'kit\nx: y', 'kit\r'].map((value) => ({
  name: 'X-Kit',
  value,
  isSecret: false,
}));

/** The text of a schema of arguments with these properties. */
const parametersOf = (properties: Readonly<Record<string, object>>): string =>
  JSON.stringify({ type: 'object', properties });
const manyProperties = Object.fromEntries(
  Array.from({ length: 21 }, (_, index) => [`a${index}`, { type: 'string' }]),
);
const refusedParameters = [
  ['a pattern', parametersOf({ text: { type: 'string', pattern: '^(a+)+$' } })],
  ['a reference', parametersOf({ text: { $ref: '#' } })],
  ['an object inside', parametersOf({ text: { type: 'object', properties: {} } })],
  ['21 arguments', parametersOf(manyProperties)],
  ['a list as its root', JSON.stringify({ type: 'array', items: { type: 'string' } })],
  ['no JSON', '{"type": "object",'],
] as const;

/** Every draft that must be refused, made from a valid one. */
function* refusedDrafts(
  valid: FunctionDraft,
): Generator<{ draft: FunctionDraft; what: string } & Pick<Observation, 'rule' | 'place' | 'says'>> {
  for (const url of refusedAddresses())
    yield {
      draft: { ...valid, url },
      rule: 'address',
      place: url,
      what: `The address ${url}`,
      says: '422: the address is refused when the function is saved, and when it is tried',
    };
  for (const header of [...refusedHeaders, ...lineEnds]) {
    const shown = `${header.name}: ${JSON.stringify(header.value)}`;
    yield {
      draft: { ...valid, headers: [header] },
      rule: 'invalid-accepted',
      place: `header ${shown}`,
      what: `The header ${shown}`,
      says: '422: these headers are set by nobody but the gateway; line ends in values are refused',
    };
  }
  for (const [what, parameters] of refusedParameters)
    yield {
      draft: { ...valid, body: '', parameters },
      rule: 'invalid-accepted',
      place: `parameters: ${what}`,
      what: `A schema of arguments with ${what}`,
      says: '422: at most 20 properties of simple types; neither $ref nor pattern',
    };
  yield {
    draft: { ...valid, body: '{"text": "{unknown}"}' },
    rule: 'invalid-accepted',
    place: 'body',
    what: 'A body with an argument that the schema does not have',
    says: '422',
  };
}

/** Checks that an operation refuses invalid drafts of a function. */
async function expectEachRefused(run: Run, valid: FunctionDraft, send: Send): Promise<void> {
  for (const { draft, what, ...seen } of refusedDrafts(valid)) {
    const exchange = await send(draft);
    expectRefused(run, exchange, { ...seen, statuses: [422], what, pointer: '#/info/description' });
  }
}

/**
 * Tries the drafts with each operation that takes one.
 *
 * @param saved the function that is changed, with its current version
 */
export async function expectDraftsRefused(
  run: Run,
  person: Person,
  valid: FunctionDraft,
  saved: { readonly uuid: string; readonly version: number },
): Promise<void> {
  const { uuid, version } = saved;
  const sends: readonly (readonly [OperationId, Send])[] = [
    [
      'functionAdd',
      (draft) => run.send(person, 'functionAdd', { body: { ...draft, name: `${draft.name}_x` } }),
    ],
    ['functionChange', (draft) => run.send(person, 'functionChange', { body: { uuid, version, draft } })],
    [
      'functionCheck',
      (draft) => run.send(person, 'functionCheck', { body: { draft, arguments: '{}', isConfirmed: false } }),
    ],
  ];
  for (const [id, send] of sends) if (run.isSelected(id)) await expectEachRefused(run, valid, send);
}
