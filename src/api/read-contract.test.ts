import { Ajv2020 } from 'ajv/dist/2020.js';
import fc, { type JsonValue } from 'fast-check';
import { describe, expect, test } from 'vitest';
import gateway from './generated/gateway.json' with { type: 'json' };
import { operations } from './generated/operations.ts';
import type { Operation } from './operation.ts';
import { read, type Shape } from './read.ts';

/** Keywords that limit requests only; answers beyond them are read. */
const limits = new Set([
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
]);

const withoutLimits = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withoutLimits);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (limits.has(key) ? [] : [[key, withoutLimits(value)]])),
  );
};

const ajv = new Ajv2020({ strict: false, validateSchema: false });
ajv.addSchema({ $id: 'gateway', ...(withoutLimits(gateway) as object) });

const all: Operation[] = Object.values(operations);
const readers: [name: string, shape: Shape, pointer: string][] = [
  ...all.flatMap(({ id, answer, method, path }): [string, Shape, string][] => {
    const at = `paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/200`;
    return answer ? [[id, answer, `${at}/content/application~1json`]] : [];
  }),
  ['an event of a stream', operations.chatMessageSend.event, 'components/schemas/ChatEventStream'],
];

const at = (pointer: string): Record<string, unknown> =>
  pointer
    .split('/')
    .map((part) => part.replaceAll('~1', '/'))
    .reduce((node: Record<string, unknown>, part) => Object(node[part]), gateway);

/** The examples of an answer, or one example of each kind of event. */
function examplesAt(pointer: string): JsonValue[] {
  const { examples } = at(pointer) as { examples?: Record<string, { $ref?: string; value?: JsonValue }> };
  if (!examples) {
    const id = '0c5e2d3a-6f1b-4e0a-9d58-0000000000a1';
    return [
      {
        type: 'started',
        id: '1',
        chatUuid: id,
        requestMessageId: id,
        messageId: id,
        date: '2026-11-20T09:00:00Z',
      },
      { type: 'delta', id: '2', text: 'Да' },
      { type: 'progress', id: '3', percent: 5, stage: 'Читаю' },
      { type: 'usage', id: '4', promptTokens: 5, completionTokens: 6 },
      { type: 'finished', id: '5', status: 'complete', reason: 'complete', date: '2026-11-20T09:00:00Z' },
      { type: 'failed', id: '6', error: { timestamp: '', status: 424, error: '', message: '', path: '' } },
    ];
  }
  return Object.values(examples).map(
    ({ $ref, value }) =>
      structuredClone(value === undefined && $ref ? at($ref.slice(2))['value'] : value) as JsonValue,
  );
}

/** A position in a value and its replacement; undefined removes it. */
interface Change {
  place: number;
  value: JsonValue | undefined;
}

/** Every object and list in a value, with its keys. */
const placesIn = (value: unknown): [owner: object, key: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[value, key] as [object, string], ...placesIn(inner)])
    : [];

function changed(example: JsonValue, changes: readonly Change[]): unknown {
  const whole = { answer: structuredClone(example) };
  for (const { place, value } of changes) {
    const places = placesIn(whole);
    const [owner, key] = places[place % places.length] ?? [whole, 'answer'];
    if (value === undefined) Reflect.deleteProperty(owner, key);
    else Reflect.set(owner, key, structuredClone(value));
  }
  return JSON.parse(JSON.stringify(whole)).answer;
}

const odd = fc.oneof(
  fc.constantFrom(undefined, null, '', ' ', 'unknown', 0, -1, 1.5, true, [], {}, [null]),
  fc.jsonValue(),
);

describe.each(readers)('[PRE-13] %s', (_name, shape, pointer) => {
  const $ref = encodeURI(
    `gateway#/${pointer}/${pointer.startsWith('components') ? 'contentSchema' : 'schema'}`,
  );
  const accepts = ajv.compile({ $ref });
  const examples = examplesAt(pointer);

  test('is read unchanged', () => {
    for (const example of examples) expect(read(shape, example)).toEqual(example);
  });

  test('the result matches the contract for any input', () => {
    const change = fc.record({ place: fc.nat({ max: 200 }), value: odd });
    const broken = fc
      .tuple(fc.constantFrom(...examples), fc.array(change, { minLength: 1, maxLength: 4 }))
      .map(([example, changes]) => changed(example, changes));
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: broken }, fc.jsonValue()), (value) => {
        const answer = read(shape, value);
        if (answer !== undefined) expect(accepts(answer), JSON.stringify(accepts.errors)).toBe(true);
      }),
    );
  });
});
