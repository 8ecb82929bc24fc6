import { expect, test } from 'vitest';
import { cellsOf, changedChart, chartAs, chartOf, emptyChart } from './chart-cells.ts';

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

const towns = {
  ...emptyChart(),
  categories: ['Июль', 'Август', 'Сентябрь'],
  series: [
    { name: 'Москва', values: [1, 2, 3] },
    { name: 'Казань', values: [4, 5, 6] },
  ],
};

test('[PRES-41] a chart that was a pie and is no more has all its series and categories', () => {
  const categories = Array.from({ length: 12 }, (_, at) => `${at}`);
  const wide = {
    ...towns,
    categories,
    series: towns.series.map((one) => ({ ...one, values: categories.map(Number) })),
  };
  for (const chart of [towns, wide]) expect(chartAs(chartAs(chart, 'pie'), 'column')).toEqual(chart);
});

test('[PRES-41] what was typed in a pie is in the chart that comes back, each row beside its other values', () => {
  const pie = chartAs(towns, 'pie');
  const typed = changedChart(
    pie,
    chartOf(pie, [
      ['', 'Офис'],
      ['Июль', '10'],
      ['Август', '2'],
      ['Сентябрь', '3'],
    ]),
  );
  expect(chartAs(typed, 'bar').series).toEqual([
    { name: 'Офис', values: [10, 2, 3] },
    { name: 'Казань', values: [4, 5, 6] },
  ]);
  const shorter = changedChart(
    typed,
    chartOf(typed, [
      ['', 'Офис'],
      ['Август', '2'],
      ['Октябрь', '7'],
    ]),
  );
  const unit = changedChart(shorter, { ...shorter, unit: '₽' });
  expect(chartAs(unit, 'line')).toEqual({
    ...towns,
    type: 'line',
    unit: '₽',
    categories: ['Август', 'Октябрь'],
    series: [
      { name: 'Офис', values: [2, 7] },
      { name: 'Казань', values: [5, null] },
    ],
  });
});

const lit = { ...towns, highlight: { target: 'category' as const, index: 1, callout: 'рост' } };
const cells = cellsOf(lit);

test('[PRES-43] what stands out in a chart stays with its category when rows come and go, and goes with it', () => {
  const at = (rows: string[][], chart: typeof lit = lit) => chartOf(chart, rows).highlight?.index;
  expect(at(cells.toSpliced(1, 0, ['Июнь', '0', '0']))).toBe(2);
  expect(at(cells.toSpliced(1, 1))).toBe(0);
  expect(at(cells.toSpliced(4, 0, ['Октябрь', '7', '8']))).toBe(1);
  expect(at(cells.toSpliced(2, 1))).toBeUndefined();
  // A new name is typed letter by letter, and two rows may have the same one for a while.
  expect(at(cells.with(2, ['Июль', '2', '5']))).toBe(1);
  const equal = { ...lit, categories: ['А', 'А', 'А'] };
  expect(at(cellsOf(equal).toSpliced(1, 1), equal)).toBe(1);
});

test('[PRES-43] what stands out in a chart stays with its series when columns come and go', () => {
  const chart = { ...towns, highlight: { target: 'series' as const, index: 1, callout: '' } };
  const at = (change: (row: string[]) => string[]) =>
    chartOf(chart, cellsOf(chart).map(change)).highlight?.index;
  expect(at((row) => row.toSpliced(1, 1))).toBe(0);
  expect(at((row) => row.toSpliced(1, 0, ''))).toBe(2);
  expect(at((row) => row.toSpliced(2, 1))).toBeUndefined();
});

test('[PRES-41, PRES-43] a highlighted series that a pie does not have stands out again in the columns', () => {
  const chart = { ...towns, highlight: { target: 'series' as const, index: 1, callout: 'рост' } };
  const pie = chartAs(chart, 'pie');
  expect(pie.highlight).toBeUndefined();
  expect(chartAs(pie, 'column')).toEqual(chart);
  const typed = changedChart(pie, { ...pie, unit: '₽' });
  expect(chartAs(typed, 'bar').highlight).toEqual(chart.highlight);
  const chosen = changedChart(pie, { ...pie, highlight: { target: 'category', index: 0, callout: '' } });
  expect(chartAs(chosen, 'bar').highlight).toEqual({ target: 'category', index: 0, callout: '' });
});
