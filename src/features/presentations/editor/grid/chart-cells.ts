import { isRound } from '../../model/chart-kinds.ts';
import { type ChartBlock, chartRows, DECK_LIMITS } from '../../model/deck.ts';

const format = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 10, useGrouping: false });

/** A number as a person types it: «1 250,5», «−3». Undefined for other texts; null for an empty one. */
export function readNumber(text: string): number | null | undefined {
  const typed = text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  if (typed === '') return null;
  const value = /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
  return Number.isFinite(value) && Math.abs(value) <= 1e15 ? value : undefined;
}

/** The cells that describe a chart: names of series in the first row, of categories in the first column. */
export const cellsOf = (chart: ChartBlock): string[][] =>
  chartRows(chart).map((row, y) =>
    row.map((cell, x) => (y > 0 && x > 0 && cell !== '' ? format.format(Number(cell)) : cell)),
  );

/**
 * A chart with other cells. Texts that are no numbers leave the value as it was; a category without a name gets one, because
 * the gateway refuses an empty one.
 */
export function chartOf(chart: ChartBlock, cells: readonly (readonly string[])[]): ChartBlock {
  const [head = [], ...rows] = cells;
  return {
    ...chart,
    categories: rows.map(([name = ''], at) =>
      name.trim() === '' ? `Категория ${at + 1}` : name.slice(0, DECK_LIMITS.category),
    ),
    series: head.slice(1).map((name, at) => ({
      name: name.slice(0, DECK_LIMITS.seriesName),
      values: rows.map((row, y) => {
        const value = readNumber(row[at + 1] ?? '');
        return value === undefined ? (chart.series[at]?.values[y] ?? null) : value;
      }),
    })),
  };
}

/** How many rows and columns of cells a chart may have. */
export const chartLimits = ({ type }: ChartBlock) => ({
  rows: 1 + (isRound(type) ? DECK_LIMITS.slices : DECK_LIMITS.categories),
  columns: 1 + (isRound(type) ? 1 : DECK_LIMITS.series),
});

/** A new chart: two categories, one series. */
export const emptyChart = (): ChartBlock => ({
  kind: 'chart',
  type: 'column',
  unit: '',
  categories: ['Категория 1', 'Категория 2'],
  series: [{ name: 'Ряд 1', values: [null, null] }],
});

/** A chart of another kind; a pie keeps the first series and as many sectors as it may have. */
export function chartAs(chart: ChartBlock, type: ChartBlock['type']): ChartBlock {
  if (!isRound(type)) return { ...chart, type };
  const count = DECK_LIMITS.slices;
  return {
    ...chart,
    type,
    categories: chart.categories.slice(0, count),
    series: chart.series.slice(0, 1).map(({ name, values }) => ({ name, values: values.slice(0, count) })),
  };
}
