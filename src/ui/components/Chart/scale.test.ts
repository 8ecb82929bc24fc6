import { expect, test } from 'vitest';
import { labelStep, linePath, niceTicks, shortened } from './scale.ts';

test('[CHAT-13] ticks are round and cover all values', () => {
  expect(niceTicks([3120000, 7410000], true)).toEqual([0, 2000000, 4000000, 6000000, 8000000]);
  expect(niceTicks([-3, 5], true)).toEqual([-4, -2, 0, 2, 4, 6]);
  expect(niceTicks([0.1, 0.42], true)).toEqual([0, 0.2, 0.4, 0.6]);
  expect(niceTicks([1001, 1009], false)).toEqual([1000, 1002, 1004, 1006, 1008, 1010]);
  expect(niceTicks([5, 5], false)).toHaveLength(2);
  expect(niceTicks([], true)).toEqual([0, 1]);
});

test('[CHAT-13] a gap interrupts the line', () => {
  expect(linePath([[0, 1], [1, 2], null, [3, 4]])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0');
});

test('[CHAT-13] labels are left out and shortened where they would touch', () => {
  expect(labelStep(12, 60, 720)).toBe(1);
  expect(labelStep(30, 60, 720)).toBe(3);
  expect(shortened('Интернет-магазин', 9)).toBe('Интернет…');
});
