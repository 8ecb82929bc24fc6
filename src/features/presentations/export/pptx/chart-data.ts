/** The data of a native chart: the columns of its workbook, each of which is a series. */
import type { ChartBox } from '../../model/chart-boxes.ts';
import { drawnAs, highlightIn, isRound, isStacked } from '../../model/chart-kinds.ts';
import { sumsOf } from '../../model/chart-stack.ts';
import type { DataColumn, PointLabel } from './data-column.ts';
import { numberFormat, secondFormat } from './number-format.ts';
import { waterfallColumns } from './waterfall-data.ts';

/** `A` for 0; a workbook has twelve columns at most. */
export const columnName = (at: number): string => String.fromCharCode(65 + at);

export const SHEET = 'Sheet1';

/** The row of the sum. One row between it and the data is empty, so that a person can add a row. */
const sumRow = ({ block }: ChartBox): number => block.categories.length + 3;
/** The cell with the sum of a doughnut, for its title. */
export const sumCell = (box: ChartBox): string => `${SHEET}!$B$${sumRow(box)}`;

/** A row of the workbook below the data: a sum that is written with its unit. */
export interface SumRow {
  readonly row: number;
  readonly value: number;
  readonly formula: string;
  readonly format: string;
}
/** The sum in the hole of a doughnut, undefined for other charts. */
export function sumOf(box: ChartBox): SumRow | undefined {
  const { middle, decimals, divisor, unit } = box.frame;
  if (!middle) return undefined;
  const row = sumRow(box);
  const [positive = ''] = numberFormat(decimals, divisor).split(';');
  const behind = unit !== '' ? `"\u00a0${unit.replaceAll('"', '')}"` : '';
  return {
    row,
    value: (box.block.series[0]?.values ?? []).reduce((sum: number, one) => sum + Math.max(0, one ?? 0), 0),
    formula: `SUMIF(B2:B${row - 1},">0")`,
    format: `${positive}${behind}`,
  };
}

/**
 * The columns of a chart, in the order of the workbook. Stacked bars have one more column with their sums. Its series is hidden:
 * only its labels are shown, beyond the bars.
 */
export function dataColumns(box: ChartBox): readonly DataColumn[] {
  const { block } = box;
  const labels = box.labels.filter((one): one is PointLabel => one.of !== undefined);
  if (block.type === 'waterfall') return waterfallColumns(box, labels);
  const labelsOf = (series: number): PointLabel[] => labels.filter(({ of }) => of.series === series);
  const values = block.series.map((one) => block.categories.map((_, at) => one.values[at] ?? null));
  const { second } = box.frame;
  const lit = highlightIn(block);
  const strong = (at: number): DataColumn['strong'] =>
    lit?.target === 'category' && !isRound(block.type)
      ? { category: lit.index, mark: block.series.length + at }
      : undefined;
  const columns = block.series.map(
    ({ name }, at): DataColumn => ({
      name,
      values: values[at] ?? [],
      drawnAs: isRound(block.type) ? 'sectors' : drawnAs(block, at),
      mark: at,
      strong: strong(at),
      labels: labelsOf(at),
      ...(second && at === block.series.length - 1 && { format: secondFormat(second, second.decimals) }),
    }),
  );
  const sumLabels = labelsOf(columns.length);
  const sums = isStacked(block.type) && sumLabels.length > 0 ? sumsOf(values) : undefined;
  if (!sums) return columns;
  const last = columnName(columns.length);
  return [
    ...columns,
    {
      name: 'Итого',
      values: sums,
      drawnAs: 'sum',
      mark: null,
      labels: sumLabels,
      formula: (row) => `SUM(B${row}:${last}${row})`,
    },
  ];
}
