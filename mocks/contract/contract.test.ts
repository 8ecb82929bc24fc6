import { expect, test } from 'vitest';
import { routes } from '#mocks/handlers/index.ts';
import { validate } from '#mocks/testing/client.ts';
import { exampleOf, operations } from './contract.ts';
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
