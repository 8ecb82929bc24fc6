import { expect, test } from 'vitest';
import type { OutlineItem } from '#mocks/store/database.ts';
import { chartKindFor, partsOfSum } from './chart-kind.ts';
import { chartBlock } from './compose-chart.ts';
import { textsFor } from './patterns.ts';

const kindOf = (unit: string, values: Record<string, number>, ...others: number[][]) =>
  chartKindFor({
    unit,
    categories: Object.keys(values),
    series: [Object.values(values), ...others].map((row, at) => ({ name: `Ряд ${at}`, values: row })),
  });
const itemOf = (title: string, source: string | null): OutlineItem => ({
  id: 'a',
  layout: 'chart',
  title,
  points: [],
  source,
});
const months = ['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь'];

test('[PRES-42] shares are a doughnut, many of them bars', () => {
  expect(kindOf('%', { Да: 61, Нет: 30, 'Не знаю': 9 })).toBe('doughnut');
  expect(kindOf('%', { А: 40, Б: 20, В: 10, Г: 10, Д: 10, Е: 5, Ж: 5 })).toBe('bar');
  expect(kindOf('%', { Да: 61, Нет: 30 })).toBe('column');
});

test('[PRES-42] changes from one total to another are a waterfall', () => {
  expect(kindOf('', { '2025 год': 354, Новые: 41, Ушедшие: -8, '2026 год': 387 })).toBe('waterfall');
  expect(kindOf('', { А: 1, Б: 2, В: 3 })).toBe('column');
});

test('[PRES-42] time is a line, short time columns, and long names are bars', () => {
  expect(kindOf('', Object.fromEntries(months.map((name, at) => [name, at])))).toBe('line');
  expect(kindOf('', { 'I кв.': 1, 'II кв.': 2, '3 квартал': 3 }, [1, 2, 3])).toBe('column');
  expect(kindOf('', { 'Служба клиентской поддержки': 1, Финансы: 2 })).toBe('bar');
});

test('[PRES-42] parts beside their sum are stacked, and totals are no bar beside their parts', () => {
  const series = [
    { name: 'Розница', values: [1, 2] },
    { name: 'Опт', values: [3, 4] },
    { name: 'Всего', values: [4, 6] },
  ];
  expect(partsOfSum(series)?.map(({ name }) => name)).toEqual(['Розница', 'Опт']);
  expect(partsOfSum([...series.slice(0, 2), { name: 'Всего', values: [4, 7] }])).toBeUndefined();
  const table = {
    title: 'Продажи',
    source: 'Продажи.csv',
    rows: [
      ['Год', 'Розница, млн ₽', 'Опт, млн ₽', 'Всего, млн ₽'],
      ['2025', '1,5', '3', '4,5'],
      ['2026', '2', '4', '6'],
      ['Итого', '3,5', '7', '10,5'],
    ],
  };
  const item = itemOf('Продажи', 'Продажи.csv');
  expect(chartBlock(item, table, [], textsFor('ru'))).toEqual({
    kind: 'chart',
    type: 'stackedColumn',
    unit: 'млн ₽',
    categories: ['2025', '2026'],
    series: [
      { name: 'Розница', values: [1.5, 2] },
      { name: 'Опт', values: [3, 4] },
    ],
  });
});

test('[PRES-42] theses with numbers and a common unit are the data of a chart', () => {
  const item = itemOf('Откуда заявки', null);
  const halves = [
    ['Поддержка', '1 250 шт.'],
    ['Продажи', '870 шт.'],
  ] as const;
  expect(chartBlock(item, undefined, halves, textsFor('ru'))).toMatchObject({
    type: 'column',
    unit: 'шт.',
    series: [{ values: [1250, 870] }],
  });
});
