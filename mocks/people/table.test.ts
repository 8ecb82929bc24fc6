import { expect, test } from 'vitest';
import { Failure } from '../contract/failures.ts';
import type { AdminUser } from './person.ts';
import { tableOf } from './table.ts';

test('[ADM-15] more than 100,000 rows are refused, 100,000 are not', () => {
  const many = (count: number) => Array.from<AdminUser>({ length: count });
  expect(() => tableOf(many(100_001), ['email'])).toThrow(new Failure('export-too-large'));
  expect(() => tableOf(many(100_000), [])).not.toThrow();
});
