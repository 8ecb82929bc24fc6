import { expect, test } from 'vitest';
import { parametersProblem } from '#lib/function-parameters.ts';
import {
  type ArgumentValues,
  argumentErrors,
  hasOptions,
  kindLabels,
  kindOf,
  limitsOf,
  noArguments,
  readRows,
  ruleWords,
  toArgumentValues,
  toRow,
  writeRows,
} from './arguments.ts';

const everyKind = JSON.stringify({
  type: 'object',
  description: 'Заявка',
  properties: {
    subject: { type: 'string', description: 'Что нужно', maxLength: 200 },
    kind: { type: 'string', enum: ['A', 'B'] },
    day: { type: 'string', format: 'date' },
    count: { type: 'integer', minimum: 1, maximum: 9 },
    sum: { type: 'number', enum: [1.5, 2] },
    urgent: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string', maxLength: 5 }, minItems: 1 },
    table: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
  },
  required: ['subject', 'tags'],
});

const rowsOf = (text: string) => {
  const read = readRows(text);
  if ('problem' in read) throw new Error(read.problem);
  return read.rows;
};

test('a schema goes through the rows of the table and the form of each argument unchanged', () => {
  const rows = rowsOf(everyKind);
  expect(rows.map(({ schema }) => kindOf(schema))).toEqual([
    'string',
    'string',
    'date',
    'integer',
    'number',
    'boolean',
    'strings',
    'other',
  ]);
  const edited = rows.map((row) => toRow(toArgumentValues(row), row));
  expect(edited).toEqual(rows);
  expect(JSON.parse(writeRows(everyKind, edited))).toEqual(JSON.parse(everyKind));
});

test('a new argument, a renamed and a removed one stand in the text of the schema', () => {
  const added = toRow({ ...toArgumentValues(null), name: ' city ', kind: 'strings', least: 2 }, null);
  const [subject] = rowsOf(everyKind);
  if (!subject) throw new Error('no rows');
  const text = writeRows(noArguments, [added, { ...subject, name: 'topic' }]);
  expect(parametersProblem(text)).toBeUndefined();
  expect(JSON.parse(text)).toEqual({
    type: 'object',
    properties: { city: { type: 'array', items: { type: 'string' }, minItems: 2 }, topic: subject.schema },
    required: ['city', 'topic'],
  });
  expect(JSON.parse(writeRows(text, []))).toEqual(JSON.parse(noArguments));
});

test('a text that is no schema gives the line instead of rows', () => {
  expect(readRows('{\n"type": "object",\n"properties": {\n"a": { "type": "object" }\n}\n}')).toEqual({
    problem: 'Строка\u00a04: тип «object» здесь не\u00a0поддерживается',
  });
});

test('another kind drops the limits that it does not have', () => {
  const [, , , count] = rowsOf(everyKind);
  if (!count) throw new Error('no row');
  const values = { ...toArgumentValues(count), kind: 'boolean', options: '1' };
  expect(toRow(values, count).schema).toEqual({ type: 'boolean' });
});

test('the form of an argument is checked', () => {
  const values = { ...toArgumentValues(null), name: 'имя' };
  expect(argumentErrors(values, [])).toMatchObject({ name: 'Латинские буквы, цифры и\u00a0подчёркивание' });
  expect(argumentErrors({ ...values, name: 'a' }, ['a'])).toMatchObject({ name: 'Такой аргумент уже есть' });
  const whole = { ...values, name: 'a', kind: 'integer', options: '1\n2,5', least: 5, most: 1 };
  expect(Object.keys(argumentErrors(whole, []))).toEqual(['options', 'most']);
  expect(argumentErrors({ ...whole, kind: 'number', most: 9 }, [])).toEqual({});
});

test('limits and allowed values are said in words', () => {
  expect(rowsOf(everyKind).map(({ schema }) => ruleWords(schema))).toEqual([
    'до\u00a0200 знаков',
    'A, B',
    '',
    'от\u00a01 до\u00a09',
    '1.5, 2',
    '',
    'от\u00a01 значений',
    '',
  ]);
});

test('an argument without a row is a required text', () => {
  expect(toArgumentValues(null)).toEqual({
    name: '',
    kind: 'string',
    description: '',
    isRequired: true,
    options: '',
    least: null,
    most: null,
  });
});

test('limits of each kind, and which kinds have allowed values', () => {
  const kinds = Object.keys(kindLabels);
  const words = (kind: string | null) =>
    Object.values(limitsOf(kind) ?? {})
      .join(' ')
      .trim();
  expect(Object.fromEntries(kinds.map((kind) => [kind, words(kind)]))).toEqual({
    string: 'minLength maxLength знаков',
    date: '',
    boolean: '',
    integer: 'minimum maximum',
    number: 'minimum maximum',
    ...Object.fromEntries(
      ['strings', 'integers', 'numbers', 'booleans', 'other'].map((kind) => [
        kind,
        'minItems maxItems значений',
      ]),
    ),
  });
  expect(words(null)).toBe('');
  expect(kinds.filter(hasOptions)).toEqual(['string', 'integer', 'number']);
  expect(new Set(Object.values(kindLabels).filter(Boolean)).size).toBe(kinds.length);
});

test('the form drops blanks and empty lines, and keeps what a list of lists holds', () => {
  const values: ArgumentValues = {
    ...toArgumentValues(null),
    name: ' city ',
    description: '  Город ',
    options: ' Казань \n  \nТверь',
    least: 0,
    most: 5,
  };
  expect(toRow(values, null)).toEqual({
    name: 'city',
    isRequired: true,
    schema: { type: 'string', description: 'Город', enum: ['Казань', 'Тверь'], minLength: 0, maxLength: 5 },
  });
  expect(toRow({ ...values, description: '  ', kind: 'number', options: '1,5\n2' }, null).schema).toEqual({
    type: 'number',
    enum: [1.5, 2],
    minimum: 0,
    maximum: 5,
  });
  expect(toRow({ ...toArgumentValues(null), kind: 'other' }, null).schema).toEqual({
    type: 'array',
    items: { type: 'string' },
  });
  const tags = {
    name: 'tags',
    isRequired: false,
    schema: { type: 'array', items: { type: 'string', maxLength: 5 } },
  } as const;
  expect(toRow({ ...toArgumentValues(tags), kind: 'integers' }, tags).schema).toEqual({
    type: 'array',
    items: { type: 'integer' },
  });
  expect(toRow({ ...toArgumentValues(tags), kind: 'strings' }, tags)).toEqual(tags);
  const plain = { ...tags, schema: { type: 'string' } } as const;
  expect(toRow({ ...toArgumentValues(plain), kind: 'strings' }, plain).schema).toEqual({
    type: 'array',
    items: { type: 'string' },
  });
  expect(toRow({ ...toArgumentValues(null), kind: null }, null).schema).toEqual({ type: 'string' });
});

const badName = 'Латинские буквы, цифры и\u00a0подчёркивание';
const lines = (count: number): string => Array.from({ length: count }, (_, index) => `${index}`).join('\n');

test.each<[Partial<ArgumentValues>, object]>([
  [{ name: ' city ' }, {}],
  [{ name: 'г city' }, { name: badName }],
  [{ name: 'city г' }, { name: badName }],
  [{ name: '1a' }, { name: badName }],
  [{ name: `a${'b'.repeat(39)}` }, {}],
  [{ name: `a${'b'.repeat(40)}` }, { name: badName }],
  [{ options: 'x' }, {}],
  [{ kind: 'integer', options: '1\n2' }, {}],
  [{ kind: 'integer', options: '1\n2,5' }, { options: 'В\u00a0каждой строке должно стоять число' }],
  [{ kind: 'number', options: '1,5' }, {}],
  [{ kind: 'number', options: 'x' }, { options: 'В\u00a0каждой строке должно стоять число' }],
  [{ kind: 'boolean', options: 'x' }, {}],
  [{ options: lines(100) }, {}],
  [{ options: lines(101) }, { options: 'Не\u00a0больше 100\u00a0значений' }],
  [{ least: 5, most: 5 }, {}],
  [{ least: 5 }, {}],
  [{ most: -5 }, {}],
  [{ least: 6, most: 5 }, { most: 'Меньше нижней границы' }],
])('%j is checked', (change, errors) => {
  expect(argumentErrors({ ...toArgumentValues(null), name: 'a', ...change }, ['b'])).toEqual(errors);
});
