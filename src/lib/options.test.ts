import { expect, test } from 'vitest';
import { choicesFrom, idsOf, isKeyOf, optionsOf } from './options.ts';

test('a table of words gives one option for each key, in its order', () => {
  expect(optionsOf({ daily: 'Каждый день', weekly: { label: 'Каждую неделю' } })).toEqual([
    { id: 'daily', label: 'Каждый день' },
    { id: 'weekly', label: 'Каждую неделю' },
  ]);
});

test('the options of the gateway become choices, and choices the values that are sent', () => {
  const choices = choicesFrom([{ value: '7', label: 'Отдел развития' }]);
  expect(choices).toEqual([{ id: '7', label: 'Отдел развития' }]);
  expect(idsOf(choices)).toEqual(['7']);
});

test('only an own key of the table is one', () => {
  const words = { daily: 'Каждый день' };
  expect(isKeyOf(words, 'daily')).toBe(true);
  expect(['hourly', 'toString', null].filter((id) => isKeyOf(words, id))).toEqual([]);
});
