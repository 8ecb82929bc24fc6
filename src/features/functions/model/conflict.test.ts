import { expect, test } from 'vitest';
import { fieldLabels, wordsOf } from './conflict.ts';
import { saved } from './testing/saved-function.ts';
import { toValues } from './values.ts';

const now = toValues(saved);
const [authorization, source] = now.headers;
if (!authorization || !source) throw new Error('no headers');

test('[LAB-09] every field of the form has a name', () => {
  expect(Object.keys(fieldLabels).toSorted()).toEqual(Object.keys(now).toSorted());
  expect(new Set(Object.values(fieldLabels).filter(Boolean)).size).toBe(Object.keys(now).length);
});

test('[LAB-09][LAB-15] values are said in words, and no secret among them', () => {
  expect(wordsOf(now, 'title')).toBe('Создать заявку');
  expect(wordsOf({ ...now, title: '' }, 'title')).toBe('Пусто');
  expect([now, { ...now, changes: false }].map((one) => wordsOf(one, 'changes'))).toEqual(['Да', 'Нет']);
  expect(
    [15, 1, null].map((timeoutSeconds) => wordsOf({ ...now, timeoutSeconds }, 'timeoutSeconds')),
  ).toEqual(['15\u00a0секунд', '1\u00a0секунда', '0\u00a0секунд']);
  const headers = [
    source,
    authorization,
    { ...authorization, isReplaced: true, value: '4711' },
    { ...authorization, isStored: false, value: '4711' },
    { ...authorization, isReplaced: true },
  ];
  expect(wordsOf({ ...now, headers }, 'headers').split('\n')).toEqual([
    'X-Source: portal',
    'Authorization: секрет задан',
    'Authorization: новый секрет',
    'Authorization: новый секрет',
    'Authorization: секрета нет',
  ]);
  expect(wordsOf({ ...now, headers: [] }, 'headers')).toBe('Нет');
  expect(wordsOf(now, 'parameters').split('\n')[1]).toBe(' "type": "object",');
  expect(wordsOf({ ...now, parameters: '{' }, 'parameters')).toBe('{');
});
