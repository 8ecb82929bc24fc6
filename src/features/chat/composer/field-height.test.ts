import { expect, test } from 'vitest';
import { clampHeight, heightAfterKey, heightAfterMove, keepHeight, keptHeight } from './field-height.ts';

test('[CHAT-02] the field follows the pointer at two thirds of its way, between one line and half the window', () => {
  expect(heightAfterMove(60, 30, 400)).toBe(80);
  expect(heightAfterMove(60, -90, 400)).toBe(36);
  expect(heightAfterMove(60, 3000, 400)).toBe(400);
});

test.each([
  ['ArrowUp', 70],
  ['ArrowDown', 50],
  ['PageUp', 110],
  ['PageDown', 36],
  ['Home', 36],
  ['End', 400],
  ['Enter', null],
])('[CHAT-02] %s of the separator makes the height %s', (key, height) =>
  expect(heightAfterKey(key, 60, 400)).toBe(height),
);

test('[CHAT-02] the height is remembered for the person; an impossible one is not', () => {
  expect(clampHeight(20, 400)).toBe(36);
  keepHeight(1, 120);
  expect([keptHeight(1), keptHeight(2)]).toEqual([120, null]);
  keepHeight(1, 10);
  expect(keptHeight(1)).toBeNull();
});
