import { expect, test } from 'vitest';
import {
  filterRows,
  type Row,
  shownCell,
  sortRows,
  type TableColumn,
  toClipboard,
  toTypedTable,
} from './table-model.ts';

const text: TableColumn = { title: 'Текст', type: 'text' };
const money: TableColumn = { title: 'Выручка', type: 'money' };
const percent: TableColumn = { title: 'Доля', type: 'percent' };
const day: TableColumn = { title: 'День', type: 'date' };

const sorted = (cells: readonly (string | null)[], column = text, isDescending = false) =>
  sortRows(
    cells.map((cell) => [cell]),
    [column],
    { column: 0, isDescending },
  ).map(([cell]) => cell);

test('[CHAT-13] cells are shown in Russian and lose no digit', () => {
  const spaced = (shown: string) => shown.replaceAll(/\s/g, ' ');
  expect(spaced(shownCell('-1234567890123456789.5', { title: '', type: 'number' }))).toBe(
    '-1 234 567 890 123 456 789,5',
  );
  expect(spaced(shownCell('0.4935', percent))).toBe('49,35 %');
  expect(spaced(shownCell('4515000', money))).toBe('4 515 000 ₽');
  expect(spaced(shownCell('48200.5', money))).toBe('48 200,50 ₽');
  expect(shownCell('2026-11-20', day)).toBe('20.11.2026');
  expect(shownCell('true', { title: '', type: 'boolean' })).toBe('да');
  expect(shownCell('нет данных', money)).toBe('нет данных');
  expect(shownCell(null, money)).toBe('');
});

test('[CHAT-13] a text column with amounts, shares or days is sorted by value, others by the alphabet', () => {
  expect(sorted(['1 234,5', '900', '12 ₽'])).toEqual(['12 ₽', '900', '1 234,5']);
  expect(sorted(['10 %', '9 %', '100 %'], text, true)).toEqual(['100 %', '10 %', '9 %']);
  expect(sorted(['01.12.2025', '20.11.2026', '02.01.2026'])).toEqual([
    '01.12.2025',
    '02.01.2026',
    '20.11.2026',
  ]);
  expect(sorted(['Пункт 10', 'Пункт 9', 'ёж', 'Ель'])).toEqual(['ёж', 'Ель', 'Пункт 9', 'Пункт 10']);
  expect(sorted(['10', 'нет', '9'])).toEqual(['9', '10', 'нет']);
});

test('[CHAT-13] typed columns are sorted by value; empty cells are last in both directions; equal rows keep their order', () => {
  expect(sorted(['900', null, '-1234.5', ''], money)).toEqual(['-1234.5', '900', null, '']);
  expect(sorted(['900', null, '-1234.5'], money, true)).toEqual(['900', '-1234.5', null]);
  const rows: Row[] = [
    ['1', 'a'],
    ['0', 'b'],
    ['1', 'c'],
  ];
  const order = sortRows(rows, [money, text], { column: 0, isDescending: true }).map((row) => row[1]);
  expect(order).toEqual(['a', 'c', 'b']);
});

const columns = [text, money, percent, day];
const rows: Row[] = [
  ['Розница', '4515000', '0.3', '2026-11-20'],
  ['Опт', '7410000', '0.493', '2026-11-21'],
  ['=1+1', null, '0.207', '2026-11-22'],
];
const found = (...filters: [number, string][]) =>
  filterRows(rows, columns, new Map(filters)).map(([name]) => name);

test('[CHAT-13] filters find a part of what a cell shows, or compare values', () => {
  expect(found([0, 'РОЗ'])).toEqual(['Розница']);
  expect(found([1, '4 515'])).toEqual(['Розница']);
  expect(found([1, '> 5 000 000 ₽'])).toEqual(['Опт']);
  expect(found([2, '<=30%'])).toEqual(['Розница', '=1+1']);
  expect(found([3, '>= 21.11.2026'])).toEqual(['Опт', '=1+1']);
  expect(found([0, 'о'], [2, '> 40 %'])).toEqual(['Опт']);
  expect(found([0, '  '])).toHaveLength(3);
});

test('[CHAT-24] the shown columns and rows go to files with types, and to the clipboard without formulas', () => {
  const shown = { columns, shown: [0, 1, 2], rows };
  expect(toTypedTable(shown)).toEqual([
    ['Текст', 'Выручка', 'Доля'],
    ['Розница', { type: 'money', text: '4515000' }, { type: 'percent', text: '0.3' }],
    ['Опт', { type: 'money', text: '7410000' }, { type: 'percent', text: '0.493' }],
    ['=1+1', '', { type: 'percent', text: '0.207' }],
  ]);
  const { text: tsv, html } = toClipboard({
    columns,
    shown: [0, 1, 2],
    rows: [
      ['a\tb\n<i>', '-1.5', '0.3'],
      ['=1', null, null],
    ],
  });
  expect(tsv).toBe("Текст\tВыручка\tДоля\na b <i>\t-1,50\t30%\n'=1\t\t");
  expect(html).toContain(
    "<tbody><tr><td>a\tb\n&lt;i&gt;</td><td>-1,50</td><td>30%</td></tr><tr><td>'=1</td>",
  );
});
