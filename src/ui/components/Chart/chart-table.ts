/** The values of a chart as a table, for the page and for CSV; pure. */
import type { Table } from '#lib/office/cell.ts';
import type { ChartSeries } from './shapes.ts';

/** A category with the value of each series. */
export interface ChartRow {
  key: string;
  category: string;
  values: readonly (number | null)[];
}

/** The rows of a chart: a row for each category, a value for each series that is shown. */
export const rowsOf = (categories: readonly string[], series: readonly ChartSeries[]): ChartRow[] =>
  categories.map((category, index) => ({
    key: `row ${index}`,
    category,
    values: series.map(({ values }) => values[index] ?? null),
  }));

/** The same rows with a heading for a file; gaps are empty cells. */
export const cellsOf = (
  categoryTitle: string,
  series: readonly ChartSeries[],
  rows: readonly ChartRow[],
): Table => [
  [categoryTitle, ...series.map(({ name }) => name)],
  ...rows.map(({ category, values }) => [category, ...values.map((value) => value ?? '')]),
];
