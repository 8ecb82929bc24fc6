import { expect, test } from 'vitest';
import { pastedTables } from './paste.ts';

test('[PRES-85] cells become tables of at most 15 rows, each below the names of the columns', () => {
  const rows = Array.from({ length: 20 }, (_, at) => [`Отдел ${at + 1}`, `${at * 10}`]);
  const text = [['Отдел', 'Млн\u00a0₽'], ...rows].map((cells) => cells.join('\t')).join('\r\n');
  const tables = pastedTables(`${text}\r\n`) ?? [];
  expect(tables.map((table) => table.rows.length)).toEqual([15, 7]);
  expect(tables.map((table) => table.rows[0])).toEqual([
    ['Отдел', 'Млн\u00a0₽'],
    ['Отдел', 'Млн\u00a0₽'],
  ]);
  expect(tables.flatMap((table) => table.rows.slice(1))).toEqual(rows);
});

test.each([
  ['a text', 'План\nфакт'],
  ['a line without a tab', 'Отдел\tМлн\nИтого'],
  ['one row', 'Отдел\tМлн'],
  ['more columns than a table has', `${'а\t'.repeat(8)}а\n${'б\t'.repeat(8)}б`],
  ['a longer cell than a table has', `Отдел\tМлн\n${'я'.repeat(201)}\t1`],
])('[PRES-85] %s is no table', (_title, text) => {
  expect(pastedTables(text)).toBeUndefined();
});
