import { describe, expect, test } from 'vitest';
import { answers, bundle, escapePointer, exampleOf, operations } from './bundle.ts';
import { readFrames, violations, violationsOf } from './validator.ts';

const distinct = [...new Map(answers.map((answer) => [`${answer.schema} ${answer.name}`, answer])).values()];

const requests = operations.flatMap(({ method, path, operation }) =>
  Object.entries(operation.requestBody?.content ?? {}).flatMap(([mediaType, body]) =>
    Object.entries(body.examples ?? {}).map(([name, example]) => ({
      id: operation.operationId,
      name,
      value: exampleOf(example).value,
      schema: `#/paths/${escapePointer(path)}/${method}/requestBody/content/${escapePointer(mediaType)}/schema`,
    })),
  ),
);

test.each(distinct)('[CON-01] $operation.operationId $status: $name is valid', ({ schema, value }) => {
  expect(violations(schema, value)).toEqual([]);
});

test.each(requests)('[CON-01] request of $id: $name is valid', ({ schema, value }) => {
  expect(violations(schema, value)).toEqual([]);
});

/**
 * Values that the document shows beside a schema: examples of parameters and headers, and defaults. Schemas themselves have
 * no examples: the validator refuses the keyword.
 */
function* shownIn(node: unknown, pointer = '#'): Generator<{ schema: string; value: unknown }> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    if (key === 'properties') {
      // Their names are not keywords: a property may be called `default`.
      for (const [name, property] of Object.entries(child))
        yield* shownIn(property, `${pointer}/properties/${escapePointer(name)}`);
    } else if (key === 'default') yield { schema: pointer, value: child };
    else if (key === 'example') yield { schema: `${pointer}/schema`, value: child };
    // Values of examples and enumerations are data, whatever their properties are called.
    else if (key !== 'examples' && key !== 'enum' && key !== 'const')
      yield* shownIn(child, `${pointer}/${escapePointer(key)}`);
  }
}

test('[CON-01] examples of parameters and headers, and all defaults, are valid', () => {
  const shown = [...shownIn(bundle)];
  expect(shown.length).toBeGreaterThan(250);
  expect(
    shown.flatMap(({ schema, value }) =>
      violations(schema, value).map((violation) => `${schema}: ${violation}`),
    ),
  ).toEqual([]);
});

const own = { $ref: 'gateway#/components/schemas/Uuid' };
test.each([
  ['a parameter', { parameters: { A: { schema: { type: 'string', enum: ['mp3'] }, example: 'ogv' } } }],
  ['a header', { headers: { A: { schema: { type: 'integer' }, example: 'many' } } }],
  ['a default', { schemas: { A: { type: 'integer', minimum: 1, default: 0 } } }],
  ['a referenced schema', { headers: { A: { schema: own, example: 'no uuid' } } }],
])('[CON-01] a broken example of %s is found', (_kind, components) => {
  const [shown] = shownIn({ components });
  const schema = shown?.schema
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => Object(node)[key], { components });
  expect(violationsOf(Object(schema), shown?.value)).not.toEqual([]);
});

test('[CON-01] the validator reports errors', () => {
  expect(violations('#/components/schemas/ChatEvent', { type: 'delta', id: '1' })).not.toEqual([]);
  expect(violations('#/components/schemas/Uuid', 'chatGpt')).not.toEqual([]);
});

const streams = distinct.filter(({ mediaType }) => mediaType === 'text/event-stream');

/** The schema of a stream's events. */
const eventOf = (schema: string): string =>
  schema.includes('presentation') ? 'PresentationEvent' : 'ChatEvent';

describe.each(streams)('stream $name', ({ value, schema }) => {
  const frames = readFrames(String(value));
  const events = frames.map(({ data }) => JSON.parse(data));

  test('[CON-01] every frame is a valid event', () => {
    expect(frames.length).toBeGreaterThan(1);
    expect(events.flatMap((event) => violations(`#/components/schemas/${eventOf(schema)}`, event))).toEqual(
      [],
    );
  });

  test('[CHAT-03] the id of a frame repeats the id of its event, and ids grow by one', () => {
    expect(frames.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    const first = Number(events[0].id);
    expect(events.map(({ id }) => Number(id))).toEqual(events.map((_, index) => first + index));
  });

  test('[CHAT-03] the only final event is the last one', () => {
    const ends = events.filter(({ type }) => type === 'finished' || type === 'failed');
    expect(ends).toEqual([events.at(-1)]);
  });
});

test('[CON-01] every type of event and every heartbeat has an example stream', () => {
  const { schemas } = bundle.components as {
    schemas: Record<string, { discriminator?: { mapping: object } }>;
  };
  const shown = streams.flatMap(({ value, schema }) =>
    readFrames(String(value)).map(({ data }) => ({ of: eventOf(schema), ...JSON.parse(data) })),
  );
  for (const name of ['ChatEvent', 'PresentationEvent']) {
    const types = Object.keys(schemas[name]?.discriminator?.mapping ?? {});
    const seen = shown.filter(({ of }) => of === name).map(({ type }) => type);
    expect([...new Set(seen)].sort()).toEqual(types.sort());
  }
  expect(shown.some(({ retryAfter }) => retryAfter > 0)).toBe(true);
  expect(streams.some(({ value }) => String(value).includes(': heartbeat'))).toBe(true);
});

test('[CHAT-03] the resumed stream is the rest of the full one, and both result in the stored answer', () => {
  const { examples } = bundle.components;
  const data = (name: string) =>
    readFrames(String(examples[name]?.value)).map((frame) => JSON.parse(frame.data));
  const whole = data('stream-table-and-code');
  expect(data('stream-rest')).toEqual(whole.slice(3));
  const text = whole.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  const page = examples['table-and-code']?.value as { content: { content: string }[] };
  expect(page.content[1]?.content).toBe(text);
});

type Page = {
  content: { date: string }[];
  totalElements: number;
  totalPages: number;
  size: number;
  last: boolean;
};
const pages = distinct
  .map(({ name, value }) => ({ name, page: value as Page }))
  .filter(({ page }) => typeof page === 'object' && page !== null && 'totalElements' in page);

test.each(pages)('[CHAT-08] the page $name agrees with its totals', ({ page }) => {
  expect(page.totalElements).toBe(page.content.length);
  expect(page.totalPages).toBe(Math.ceil(page.totalElements / page.size));
  expect(page.last).toBe(true);
});

test('[CHAT-08] the history is ordered newest first and covers four months', () => {
  const { page } = pages.find(({ name }) => name === 'four-months') ?? {};
  const dates = page?.content.map(({ date }) => date) ?? [];
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect([...new Set(dates.map((date) => date.slice(0, 7)))]).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
    '2026-08',
  ]);
});

type TileExample = { uuid: string; value: string; serviceType: string; fromFavorite: boolean };
const tiles = bundle.components.examples['all']?.value as TileExample[];

test('[CHAT-01] there are 31 tiles for 31 different services', () => {
  expect(new Set(tiles.map(({ value }) => value)).size).toBe(31);
  expect(new Set(tiles.map(({ uuid }) => uuid)).size).toBe(31);
  expect(tiles.filter(({ value, serviceType }) => value !== serviceType)).toEqual([]);
});

test('[CHAT-14] each service with models has one default model and a tile', () => {
  type Model = { serviceType: string; isDefault: boolean };
  const models = Object.groupBy(
    bundle.components.examples['models']?.value as Model[],
    (model) => model.serviceType,
  );
  expect(tiles.map(({ value }) => value)).toEqual(expect.arrayContaining(Object.keys(models)));
  for (const choice of Object.values(models))
    expect(choice?.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});
