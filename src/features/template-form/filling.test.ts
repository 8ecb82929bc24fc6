import { expect, test } from 'vitest';
import type { LabVariable } from '#api/generated/model/labVariable.ts';
import { renderTemplate } from '#lib/request-template.ts';
import { fieldsOf, fillingErrors, firstFilling, keptValues, requestFault, valuesOf } from './filling.ts';

const variable = (key: string, own: Partial<LabVariable> = {}): LabVariable => ({
  key,
  label: key,
  kind: 'text',
  required: false,
  default: '',
  hint: '',
  options: [],
  min: '',
  max: '',
  ...own,
});

test('[LAB-23] what a run was filled with is filled in again, whatever it holds', () => {
  const variables = [
    variable('__proto__'),
    variable('constructor', { kind: 'longText' }),
    variable('число', { kind: 'number' }),
    variable('день', { kind: 'date' }),
    variable('выбор', { kind: 'select', options: ['a', 'а', '{{число}}'] }),
    variable('файл', { kind: 'file' }),
  ];
  const values = [
    { key: '__proto__', value: '\u202e{{число}} $& \\{{' },
    { key: 'constructor', value: `две\nстроки${'я'.repeat(20_000 - 10)}` },
    { key: 'число', value: '-1\u00a0200,5' },
    { key: 'день', value: '2026-02-28' },
    { key: 'выбор', value: 'а' },
    { key: 'файл', value: 'a.pdf' },
    { key: 'лишнее', value: 'x' },
  ];
  const filling = firstFilling(variables, values);
  expect(Object.values(fillingErrors(variables, filling, true)).filter(Boolean)).toEqual([]);
  expect(keptValues(variables, filling)).toEqual([
    ...values.slice(0, 2),
    { key: 'число', value: '-1200,5' },
    ...values.slice(3, 5),
    // A file has to be chosen again.
    { key: 'файл', value: '' },
  ]);
  expect(
    renderTemplate('{{__proto__}}|{{число}}|{{день}}|{{выбор}}', variables, valuesOf(variables, filling)),
  ).toBe('\u202e{{число}} $& \\{{|-1200,5|28.02.2026|а');
});

test('[LAB-23] a field of one line holds no line breaks, and one of numbers no other text', () => {
  const variables = [
    variable('а'),
    ...['', ' ', '0x10', '1e3'].map((first, index) =>
      variable(`n${index}`, { kind: 'number', default: first }),
    ),
  ];
  const filling = firstFilling(variables, [{ key: 'а', value: 'раз \r\n два\nтри' }]);
  expect(Object.values(filling)).toEqual(['раз два три', null, null, null, null]);
});

test('[LAB-23] options that look alike are different values', () => {
  const variables = [variable('x', { kind: 'select', required: true, options: ['a', 'а'] })];
  expect(fieldsOf(variables, null)).toMatchObject([{ options: [{ id: 'a' }, { id: 'а' }] }]);
  for (const [value, fault] of [
    ['а', undefined],
    ['а ', 'Выберите из\u00a0списка'],
  ] as const)
    expect(fillingErrors(variables, { x: value }, false)).toEqual({ x: fault });
});

test('[LAB-23] a request that is empty or too long is not sent', () => {
  expect(requestFault('x'.repeat(100_000), false)).toBeUndefined();
  expect(requestFault('x'.repeat(100_001), true)).toMatch(/^Запрос длиннее/);
  expect(requestFault(' \n', false)).toMatch(/^Запрос пустой/);
  expect(requestFault('', true)).toBeUndefined();
});
