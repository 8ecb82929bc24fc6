import { afterEach, expect, test } from 'vitest';
import { defaultWidth, keepWidth, keptWidth, mostWidth, widthAfterKey } from './test-width.ts';

afterEach(() => localStorage.clear());

test.each([
  ['ArrowLeft', 45, 50],
  ['ArrowRight', 45, 40],
  ['ArrowLeft', 64, 65],
  ['ArrowRight', 25, 25],
  ['Home', 45, 25],
  ['End', 45, 65],
  ['Enter', 45, null],
  ['toString', 45, null],
])('[LAB-02] %s makes %i percent %o', (key, width, expected) => {
  expect(widthAfterKey(key, width)).toBe(expected);
});

test('[LAB-02] the width is kept for its person; a wrong one is the default', () => {
  keepWidth(1, 60);
  expect([keptWidth(1), keptWidth(2)]).toEqual([60, defaultWidth]);
  keepWidth(1, defaultWidth);
  expect(localStorage).toHaveLength(0);
  for (const wrong of [mostWidth + 1, Number.NaN]) {
    keepWidth(1, wrong);
    expect(keptWidth(1)).toBe(defaultWidth);
  }
});
