import { expect, test } from 'vitest';
import { differingFields, fieldLabels, mergedWith, wordsOf } from './conflict.ts';
import { saved } from './testing/saved-function.ts';
import { toValues } from './values.ts';

const now = toValues(saved);
const [authorization, source] = now.headers;
if (!authorization || !source) throw new Error('no headers');

test('[LAB-09] two versions differ in what a person sees, and in secrets that were typed', () => {
  expect(
    differingFields(now, { ...now, headers: now.headers.map((header) => ({ ...header, id: 'x' })) }),
  ).toEqual([]);
  expect(differingFields(now, { ...now, sampleAnswer: '{}', title: 'Заявка' })).toEqual([
    'title',
    'sampleAnswer',
  ]);
  const header = (change: object) =>
    differingFields(now, { ...now, headers: [{ ...authorization, ...change }, source] });
  expect(
    [{}, { name: 'X' }, { value: 'x' }, { isSecret: false }, { isReplaced: true }, { isStored: false }].map(
      header,
    ),
  ).toEqual([[], ...Array(5).fill(['headers'])]);
  const unset = { ...now, headers: [{ ...authorization, isStored: false, isReplaced: true }] };
  expect(differingFields({ ...now, headers: [{ ...authorization, isStored: false }] }, unset)).toEqual([]);
});

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

test('[LAB-09] of two versions the chosen fields are mine, the others the saved ones', () => {
  const yours = { ...now, title: 'Заявка', url: 'https://a.example.ru/', method: 'PUT' as const };
  expect(mergedWith(now, yours, new Set(['title', 'method']))).toEqual({
    ...now,
    title: 'Заявка',
    method: 'PUT',
  });
  expect(mergedWith(now, yours, new Set())).toEqual(now);
});
