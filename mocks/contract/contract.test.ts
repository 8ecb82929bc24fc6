import { expect, test } from 'vitest';
import { routes } from '#mocks/handlers/index.ts';
import { validate } from '#mocks/testing/client.ts';
import { exampleOf, operations, resolved, type Schema } from './contract.ts';
import { failureStatus } from './failures.ts';

test('[CON-01] the list of named errors is the contract’s, with its statuses', () => {
  const declared = Object.fromEntries(
    operations.flatMap(({ failures }) => [...failures].map(([name, body]) => [name, body.status])),
  );
  expect(failureStatus).toEqual(declared);
});

test('[CON-06] exactly the operations of the contract are served', () => {
  const served = routes.map(({ operationId }) => operationId).sort();
  expect(served).toEqual(operations.map(({ id }) => id).sort());
});

test('[CON-06] the examples of the seed match their schemas', () => {
  const tiles = exampleOf('tileList', 'all');
  const schema = operations.find(({ id }) => id === 'tileList')?.answers.get(200)?.['application/json'];
  expect(schema && validate(schema, tiles)).toBeNull();
  expect(tiles).toHaveLength(31);
});

const schemasOf = (value: unknown): Schema[] =>
  [value].flat().filter((one): one is Schema => one !== null && typeof one === 'object');

/** Whether a value of a schema can hold any characters: a text, a password, or a file with its name. */
function takesText(schema: Schema, depth = 0): boolean {
  if (depth > 12) return false;
  const own = resolved(schema);
  const isFixed = 'enum' in own || 'const' in own || String(own['pattern'] ?? '').startsWith('^');
  const isFree = [undefined, 'password', 'binary'].includes(own['format'] as string | undefined);
  if ([own['type']].flat().includes('string') && !isFixed && isFree) return true;
  const inner = ['allOf', 'oneOf', 'anyOf', 'items', 'additionalProperties'].flatMap((key) =>
    schemasOf(own[key]),
  );
  return [...inner, ...Object.values(own['properties'] ?? {}).flatMap(schemasOf)].some((one) =>
    takesText(one, depth + 1),
  );
}

test('[CON-06] what takes texts can refuse those that are none', () => {
  const taking = operations.filter(({ body }) => body && takesText(body.schema));
  expect(taking.length).toBeGreaterThan(80);
  expect(taking.filter(({ failures }) => !failures.has('fields-invalid')).map(({ id }) => id)).toEqual([]);
});
