import { expect, test } from 'vitest';
import {
  type Choice,
  type Field,
  isChoice,
  refusedFieldErrors,
  requiredErrors,
  rowsIn,
} from './definitions.ts';

interface Row {
  name: string;
}
interface Values {
  title: string;
  limit: number | null;
  day: string | null;
  isOn: boolean;
  tone: string | null;
  tones: readonly string[];
  company: Choice | null;
  groups: readonly Choice[];
  files: readonly File[];
  rows: readonly Row[];
}

const options = [{ id: 'info', label: 'Обычное' }];
const source = { key: 'company', find: async () => [] };
const fields: readonly Field<Values>[] = [
  { kind: 'text', name: 'title', label: 'Название', isRequired: true },
  { kind: 'number', name: 'limit', label: 'Лимит' },
  { kind: 'date', name: 'day', label: 'День' },
  { kind: 'switch', name: 'isOn', label: 'Включено' },
  { kind: 'select', name: 'tone', label: 'Вид', options },
  { kind: 'multiSelect', name: 'tones', label: 'Виды', options },
  { kind: 'lookup', name: 'company', label: 'Компания', source },
  { kind: 'multiLookup', name: 'groups', label: 'Группы', source },
  { kind: 'file', name: 'files', label: 'Файлы' },
  {
    kind: 'rows',
    name: 'rows',
    label: 'Строки',
    addLabel: 'Добавить',
    newRow: () => ({ name: '' }),
    fields: [{ kind: 'text', name: 'name', label: 'Имя', isRequired: true }] satisfies readonly Field<Row>[],
  },
];
const values: Values = {
  title: 'А',
  limit: 0,
  day: '2026-11-20',
  isOn: true,
  tone: 'info',
  tones: ['info'],
  company: { id: '1', label: 'Агрохолдинг' },
  groups: [{ id: '2', label: 'Лицей' }],
  files: [],
  rows: [{ name: 'а' }],
};

test('[APP-17] required fields that are empty have an error, in rows as well', () => {
  expect(requiredErrors(fields, values)).toEqual({});
  expect(requiredErrors(fields, { ...values, title: ' ', rows: [{ name: 'а' }, { name: '' }] })).toEqual({
    title: 'Заполните это поле',
    'rows.1.name': 'Заполните это поле',
  });
});

test('[APP-17] a required field without a value has an error', () => {
  const { title: _, ...rest } = values;
  expect(requiredErrors(fields, rest as Values)).toEqual({ title: 'Заполните это поле' });
});

test('[PRE-13] only the objects of a list are rows; other values have none', () => {
  expect(rowsIn({ rows: [null, 'а', { name: 'б' }] }, 'rows')).toEqual([{ name: 'б' }]);
  for (const rows of [undefined, 'а', { 0: {} }]) expect(rowsIn({ rows }, 'rows')).toEqual([]);
});

test('[PRE-13] a choice has an id and a label, both strings', () => {
  expect(isChoice({ id: '1', label: 'Один' })).toBe(true);
  for (const value of [null, 'Один', { id: 1, label: 'Один' }, { id: '1' }])
    expect(isChoice(value)).toBe(false);
});

test('[ADM-20] a field that the gateway refused shows the message of the gateway', () => {
  const refused = [
    { field: 'title', code: 'taken', message: 'Такое название уже есть' },
    { field: 'rows.0.name', code: 'unknown', message: 'Такого имени нет' },
  ];
  expect(refusedFieldErrors<Values>(refused)).toEqual({
    title: 'Такое название уже есть',
    'rows.0.name': 'Такого имени нет',
  });
});
