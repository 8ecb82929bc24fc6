import { expect, test } from 'vitest';
import { labelStep, shortened } from './scale.ts';

test('[CHAT-13] labels are left out and shortened where they would touch', () => {
  expect(labelStep(12, 60, 720)).toBe(1);
  expect(labelStep(30, 60, 720)).toBe(3);
  expect(shortened('Интернет-магазин', 9)).toBe('Интернет…');
});
