import { expect, it } from 'vitest';
import { columnsOf } from './draw-wave.ts';
import { peaksOf } from './peaks.ts';

it('[CHAT-22] the wave shows the loudest sample of each part, the loudest of all as 1', () => {
  expect(peaksOf(Float32Array.of(0, 0.25, -0.5, 0.1, 0, 0), 3)).toEqual([0.5, 1, 0]);
  expect(peaksOf(new Float32Array(10), 2)).toEqual([0, 0]);
  expect(peaksOf(Float32Array.of(1), 400)).toEqual([1]);
});

it('[CHAT-22] the wave fits any width', () => {
  expect(columnsOf([0.1, 0.9, 0.3, 0.2], 2)).toEqual([0.9, 0.3]);
  expect(columnsOf([0.2, 0.8], 4)).toEqual([0.2, 0.2, 0.8, 0.8]);
});
