import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Анна Смирнова', 'АС'],
  ['Анна Сергеевна Смирнова', 'АС'],
  ['anna.smirnova@neuro.example', 'AS'],
  ['employee@neuro.example', 'E'],
  ['  ', ''],
  ['@', ''],
])('initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
