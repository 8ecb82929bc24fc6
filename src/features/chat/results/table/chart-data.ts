import type { ChartProps } from '#ui/index.ts';
import { shownCell, type TableColumn, type TableResult } from './table-model.ts';

/** More categories cannot be told apart in a chart. */
const mostCategories = 200;
const mostSeries = 5;

const number = (cell: string | null | undefined): number | null =>
  cell && /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : null;

/**
 * The chart of a table.
 *
 * @returns null without one, or when it names no columns of the table; `note` says what the chart leaves out
 */
export function chartOf({
  chart,
  columns,
  rows,
  title,
}: TableResult): (ChartProps & { note: string | null }) | null {
  if (!chart) return null;
  const axis = columns[chart.x];
  const series = chart.series.flatMap((index) => (columns[index] ? [{ index, column: columns[index] }] : []));
  const [first] = series;
  if (!axis || !first || rows.length === 0) return null;
  const shown = rows.slice(0, mostCategories);
  const isCut = rows.length > shown.length || series.length > mostSeries;
  return {
    type: chart.type,
    title: chart.title ?? title ?? 'График',
    categoryTitle: axis.title,
    categories: shown.map((row) => shownCell(row[chart.x] ?? null, axis)),
    series: series
      .slice(0, mostSeries)
      .map(({ index, column }) => ({ name: column.title, values: shown.map((row) => number(row[index])) })),
    format: formatOf(series.map(({ column }) => column)),
    note: isCut ? 'На графике — начало таблицы; целиком она ниже.' : null,
  };
}

/** Values of one unit are shown with it, of several units without. */
function formatOf(columns: readonly TableColumn[]): (value: number) => string {
  const [first] = columns;
  const isOneUnit = first && columns.every(({ type }) => type === first.type);
  const column: TableColumn = isOneUnit ? first : { title: '', type: 'number' };
  return (value) => shownCell(String(Math.round(value * 1e6) / 1e6), column);
}
