import { expect, test } from 'vitest';
import { textHash } from './text-hash.ts';

test('the hash is FNV-1a and differs for similar texts', () => {
  expect(textHash('a')).toBe((0xe40c292c).toString(36));
  expect(textHash('Работы в субботу')).not.toBe(textHash('Работы в воскресенье'));
  expect(textHash('')).toBe((0x811c9dc5).toString(36));
});
