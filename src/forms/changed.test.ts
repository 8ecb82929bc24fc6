import { expect, test } from 'vitest';
import { isChanged } from './changed.ts';

const file = new File(['x'], 'снимок.png');
const initial = {
  title: 'А',
  day: null,
  rows: [{ name: 'а' }],
  files: [file],
  group: { id: '1', label: 'Один' },
};

test.each([
  ['the same values', {}, false],
  ['equal copies', { rows: [{ name: 'а' }], files: [file], group: { id: '1', label: 'Один' } }, false],
  ['another text', { title: 'Б' }, true],
  ['a day instead of null', { day: '2026-11-20' }, true],
  ['another text in a row', { rows: [{ name: 'б' }] }, true],
  ['one more row', { rows: [{ name: 'а' }, { name: '' }] }, true],
  ['no rows', { rows: [] }, true],
  ['another file of the same name', { files: [new File(['y'], 'снимок.png')] }, true],
  ['an object instead of a list', { rows: { 0: { name: 'а' } } }, true],
])('[APP-17] values are compared by content: %s', (_title, part, expected) => {
  expect(isChanged({ initial, values: { ...initial, ...part } })).toBe(expected);
});

test.each([
  ['a number', 5],
  ['a file', new File([], '')],
])('[APP-17] an empty object differs from %s', (_title, other) => {
  expect(isChanged({ initial: { value: {} }, values: { value: other } })).toBe(true);
  expect(isChanged({ initial: { value: other }, values: { value: {} } })).toBe(true);
});
