import { expect, test } from 'vitest';
import { cellsOf, chartAs, chartOf, emptyChart, readNumber } from './chart-cells.ts';

test('numbers are read as people write them', () => {
  expect(readNumber('1 250,5')).toBe(1250.5);
  expect(readNumber('\u22123')).toBe(-3);
  expect(readNumber(' ')).toBeNull();
  for (const text of ['12а', '1.2.3', '1e5', '-']) expect(readNumber(text), text).toBeUndefined();
});

test('the cells of a chart make the same chart; a text that is no number keeps the value, a category gets a name', () => {
  const chart = { ...emptyChart(), series: [{ name: 'План', values: [1250.5, null] }] };
  expect(cellsOf(chart)[1]).toEqual(['Категория 1', '1250,5']);
  expect(chartOf(chart, cellsOf(chart))).toEqual(chart);
  const changed = chartOf(chart, [
    ['', 'Факт'],
    ['', 'много'],
    ['Июль', '7'],
  ]);
  expect(changed.categories).toEqual(['Категория 1', 'Июль']);
  expect(changed.series).toEqual([{ name: 'Факт', values: [1250.5, 7] }]);
});

test('a pie keeps one series and eight sectors', () => {
  const categories = Array.from({ length: 12 }, (_, at) => `${at}`);
  const values = categories.map(Number);
  const pie = chartAs(
    {
      ...emptyChart(),
      categories,
      series: [
        { name: 'а', values },
        { name: 'б', values },
      ],
    },
    'pie',
  );
  expect(pie.categories).toHaveLength(8);
  expect(pie.series).toEqual([{ name: 'а', values: values.slice(0, 8) }]);
});
