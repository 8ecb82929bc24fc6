import { expect, test } from 'vitest';
import { Failure } from '#mocks/contract/failures.ts';
import { tableWith } from './table.ts';

const columns = { email: { title: 'E-mail', cell: ({ email }: { email: string }) => email } };

test('[ADM-15] more than 100,000 rows are refused, 100,000 are not', () => {
  const many = (count: number) => Array.from<{ email: string }>({ length: count });
  expect(() => tableWith(columns, many(100_001), ['email'])).toThrow(new Failure('export-too-large'));
  expect(() => tableWith(columns, many(100_000), [])).not.toThrow();
});

test('[ADM-15] a column that the table does not have is refused, also one that every object has', () => {
  expect(() => tableWith(columns, [], ['name'])).toThrow('fields-invalid');
  expect(() => tableWith(columns, [], ['constructor'])).toThrow('fields-invalid');
});
