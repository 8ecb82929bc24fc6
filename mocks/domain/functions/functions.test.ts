import { describe, expect, test } from 'vitest';
import type { ModelFile } from '#mocks/domain/model/model.ts';
import { builtIns } from './built-in.ts';
import { calculate } from './calculator.ts';
import { dayAfter } from './dates.ts';
import { runFunction } from './run.ts';

const now = new Date('2026-11-20T09:00:00Z');

test.each([
  ['2+2*2', '6'],
  ['(1200+350)*1.2', '1860'],
  ['0,1+0,2', '0.3'],
  ['-2^2', '-4'],
  ['2^3^2', '512'],
  ['2*-3', '-6'],
  ['20%*500', '100'],
  ['4\u00a0500 × 120', '540000'],
  ['10 : 4 − 1', '1.5'],
])('%s is %s', (text, value) => {
  expect(calculate(text)).toBe(value);
});

test.each([
  ['1/0', 'На\u00a0ноль делить нельзя'],
  ['2+', 'Это не\u00a0выражение'],
  ['(1', 'Не\u00a0хватает скобки'],
  ['1 2', 'Это не\u00a0выражение'],
  ['constructor', 'Это не\u00a0выражение'],
  ['9^9^9', 'Число слишком велико'],
  ['('.repeat(60), 'Слишком много скобок'],
  ['-'.repeat(60), 'Слишком много скобок'],
  ['1+'.repeat(300), 'Слишком длинное выражение'],
  ['', 'Это не\u00a0выражение'],
])('%s: %s', (text, fault) => {
  expect(() => calculate(text)).toThrow(fault);
});

test('working days pass over weekends and holidays, calendar days do not', () => {
  expect(dayAfter({ days: 10, working: true }, now)).toBe('2026-12-04, пятница');
  expect(dayAfter({ days: 10 }, now)).toBe('2026-11-30, понедельник');
  expect(dayAfter({ from: '2026-12-31', days: 1, working: true }, now)).toBe('2027-01-11, понедельник');
  expect(dayAfter({ from: '2026-11-23', days: -1, working: true }, now)).toBe('2026-11-20, пятница');
});

const file = (name: string, text: string): ModelFile => {
  const bytes = new TextEncoder().encode(text);
  return {
    idFile: name,
    name,
    size: bytes.length,
    read: (length) => bytes.subarray(0, length),
    load: async () => bytes,
  };
};

describe('functions of the portal', () => {
  const files = [
    file('Продажи.csv', 'Регион;План\nКазань;1150\nМосква;4200\n'),
    file('Прочее.txt', 'Казань'),
  ];
  const call = (name: string, values: object) => {
    const one = [...builtIns.values()].find(({ fields }) => fields.name === name);
    if (!one) throw new Error(name);
    return runFunction(one, JSON.stringify(values), { files, now });
  };

  test('tables are searched in all columns or in one', async () => {
    expect((await call('table_lookup', { text: 'казань' })).result).toBe('Регион: Казань; План: 1150');
    expect((await call('table_lookup', { text: '1150', column: 'регион' })).result).toBe(
      'Ничего не\u00a0найдено',
    );
  });

  test('a text is counted', async () => {
    expect((await call('text_stats', { text: 'Раз, два. Кто-то пришёл!' })).result).toBe(
      'Знаков: 24, слов: 4, предложений: 2',
    );
  });

  test('arguments that do not fit, and faults, are results', async () => {
    expect(await call('calculator', {})).toMatchObject({
      status: 'refused',
      result: 'Не\u00a0хватает аргумента «expression»',
    });
    expect(await call('calculator', { expression: '1/0' })).toMatchObject({ status: 'failed' });
    expect(await call('dates', { days: 1, from: '2026-02-31' })).toMatchObject({ status: 'refused' });
  });
});
