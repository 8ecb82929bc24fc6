import { hasOneSeries, isRound } from '../../model/chart-kinds.ts';
import { type ChartBlock, chartRows, DECK_LIMITS } from '../../model/deck.ts';
import { readNumber } from '../../model/numbers.ts';
import { hasHighlighted, highlightAfter, withHighlight } from './chart-highlight.ts';

const format = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 10, useGrouping: false });

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
  const data: Pick<ChartBlock, 'categories' | 'series'> = {
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
  return withHighlight({ ...chart, ...data }, highlightAfter(chart, data));
}

/** How many rows and columns of cells a chart may have. */
export const chartLimits = ({ type }: Pick<ChartBlock, 'type'>) => ({
  rows: 1 + (isRound(type) ? DECK_LIMITS.slices : DECK_LIMITS.categories),
  columns: 1 + (hasOneSeries(type) ? 1 : DECK_LIMITS.series),
});

/** A new chart: two categories, one series. */
export const emptyChart = (): ChartBlock => ({
  kind: 'chart',
  type: 'column',
  unit: '',
  categories: ['Категория 1', 'Категория 2'],
  series: [{ name: 'Ряд 1', values: [null, null] }],
});

/**
 * The chart that one of a single series was cut from, until the presentation closes: kinds can be changed there and back
 * without a loss (PRES-41). Undo finds it again, because it brings back the same object.
 */
const uncut = new WeakMap<ChartBlock, ChartBlock>();

/** Takes over what was typed in a cut chart; rows that came or went are found by their names. */
function uncutWith(whole: ChartBlock, before: ChartBlock, now: ChartBlock): ChartBlock {
  const isSameLength = now.categories.length === before.categories.length;
  const rowOf = (name: string, at: number): number => (isSameLength ? at : before.categories.indexOf(name));
  const [first, ...others] = whole.series;
  const tail = before.categories.length;
  const lit = whole.highlight;
  // A highlight that was cut off comes back. Its index moves by the number of rows that were added or removed meanwhile.
  const unseen = lit && !hasHighlighted(before, lit) ? lit : undefined;
  const moved = unseen?.target === 'category' ? unseen.index + now.categories.length - tail : unseen?.index;
  const chart: ChartBlock = {
    ...whole,
    unit: now.unit,
    categories: [...now.categories, ...whole.categories.slice(tail)],
    series: [
      {
        name: now.series[0]?.name ?? '',
        values: [...(now.series[0]?.values ?? []), ...(first?.values.slice(tail) ?? [])],
      },
      ...others.map(({ name, values }) => ({
        name,
        values: [
          ...now.categories.map((category, at) => values[rowOf(category, at)] ?? null),
          ...values.slice(tail),
        ],
      })),
    ],
  };
  return withHighlight(
    chart,
    now.highlight ?? (unseen && moved !== undefined ? { ...unseen, index: moved } : undefined),
  );
}

/** A changed chart, which remembers what the one before was cut from. */
export function changedChart(before: ChartBlock, now: ChartBlock): ChartBlock {
  const whole = uncut.get(before);
  if (whole && now.series.length > 0) uncut.set(now, uncutWith(whole, before, now));
  return now;
}

/** A chart of another kind. One of a single series shows the first series and as many values as it may have. */
export function chartAs(chart: ChartBlock, type: ChartBlock['type']): ChartBlock {
  const whole = uncut.get(chart) ?? chart;
  const { rows, columns } = chartLimits({ type });
  const all: ChartBlock = {
    ...whole,
    type,
    categories: whole.categories.slice(0, rows - 1),
    series: whole.series
      .slice(0, columns - 1)
      .map(({ name, values }) => ({ name, values: values.slice(0, rows - 1) })),
  };
  const cut = withHighlight(
    all,
    all.highlight && hasHighlighted(all, all.highlight) ? all.highlight : undefined,
  );
  const isCut = cut.series.length < whole.series.length || cut.categories.length < whole.categories.length;
  if (isCut) uncut.set(cut, whole);
  return cut;
}
