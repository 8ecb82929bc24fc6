import { expect, test } from 'vitest';
import { IdempotencyKeys } from './idempotency-keys.ts';

test('[PRE-05] the same content keeps its key until its call succeeds; other content gets another key', () => {
  const keys = new IdempotencyKeys();
  const first = keys.of('a');
  expect(keys.of('a')).toBe(first);
  const other = keys.of('b');
  expect(other).not.toBe(first);
  keys.taken();
  expect(keys.of('b')).not.toBe(other);
});
