import { expect, test } from 'vitest';
import type { AnyField } from './definitions.ts';
import { wordsOf } from './value-texts.ts';

const common = { name: 'field', label: 'Поле' };
const options = [
  { id: 'a', label: 'Первый' },
  { id: 'b', label: 'Второй' },
];
const source = { key: 'company', find: async () => [] };
const choice = { id: '1', label: 'Нива' };

test.each<[AnyField, unknown, string]>([
  [{ ...common, kind: 'text' }, ' Анна ', 'Анна'],
  [{ ...common, kind: 'textarea' }, 'Две\nстроки', 'Две\nстроки'],
  [{ ...common, kind: 'number' }, 1250, '1\u00a0250'],
  [{ ...common, kind: 'date' }, '2026-11-20', '20.11.2026'],
  [{ ...common, kind: 'switch' }, true, 'Да'],
  [{ ...common, kind: 'switch' }, false, 'Нет'],
  [{ ...common, kind: 'select', options }, 'b', 'Второй'],
  [{ ...common, kind: 'multiSelect', options }, ['b', 'a'], 'Первый, Второй'],
  [{ ...common, kind: 'lookup', source }, choice, 'Нива'],
  [{ ...common, kind: 'multiLookup', source }, [choice, { id: '2', label: 'Поле' }], 'Нива, Поле'],
  [{ ...common, kind: 'file' }, [new File([], 'а.csv'), new File([], 'б.csv')], 'а.csv, б.csv'],
  [{ ...common, kind: 'rows', fields: [], newRow: () => ({}), addLabel: 'Добавить' }, [{}, {}], '2'],
])('[ADM-14] %j with %j reads «%s»', (field, value, words) => {
  expect(wordsOf(field, value)).toBe(words);
});

test.each<[AnyField, unknown]>([
  [{ ...common, kind: 'text' }, '  '],
  [{ ...common, kind: 'text' }, 5],
  [{ ...common, kind: 'number' }, null],
  [{ ...common, kind: 'date' }, null],
  [{ ...common, kind: 'select', options }, null],
  [{ ...common, kind: 'multiSelect', options }, null],
  [{ ...common, kind: 'multiSelect', options }, []],
  [{ ...common, kind: 'lookup', source }, null],
  [{ ...common, kind: 'multiLookup', source }, undefined],
  [{ ...common, kind: 'multiLookup', source }, [null]],
  [{ ...common, kind: 'file' }, null],
  [{ ...common, kind: 'file' }, ['а.csv']],
  [{ ...common, kind: 'rows', fields: [], newRow: () => ({}), addLabel: 'Добавить' }, null],
])('[ADM-14] %j without a value, %j, reads «—»', (field, value) => {
  expect(wordsOf(field, value)).toBe('—');
});
