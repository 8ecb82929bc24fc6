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

const refused = (status: number): Error => Object.assign(new Error('refused'), { status });

test.each([
  [409, true],
  [0, false],
  [429, false],
  [500, false],
])('[PRE-05] after an error with the status %i the next call has a new key: %s', async (status, isNew) => {
  const keys = new IdempotencyKeys();
  const used: string[] = [];
  const call = (headers: { 'Idempotency-Key': string }): Promise<never> => {
    used.push(headers['Idempotency-Key']);
    return Promise.reject(refused(status));
  };
  await expect(keys.send('a', call)).rejects.toThrow('refused');
  await expect(keys.send('a', call)).rejects.toThrow('refused');
  expect(used[0] !== used[1]).toBe(isNew);
});

test('[PRE-05] after a success the same content is another call', async () => {
  const keys = new IdempotencyKeys();
  const call = (headers: { 'Idempotency-Key': string }) => Promise.resolve(headers['Idempotency-Key']);
  expect(await keys.send('a', call)).not.toBe(await keys.send('a', call));
});
