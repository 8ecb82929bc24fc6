import type { Label } from '../../model/chart-boxes.ts';

/** A label that belongs to a point of its chart. */
export type PointLabel = Label & { readonly of: NonNullable<Label['of']> };

/** A column of the workbook of a chart, which is a series as a rule. */
export interface DataColumn {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /**
   * `sum` is a hidden series over all others; `data` is no series, other columns are computed from it; `link` has the lines
   * between the steps of a waterfall.
   */
  readonly drawnAs: 'bar' | 'line' | 'area' | 'sectors' | 'sum' | 'data' | 'link';
  /** The index of its looks; null for a hidden series. */
  readonly mark: number | null;
  /** Its highlighted point, with the index of its looks in `ChartBox.marks`. */
  readonly strong?: { readonly category: number; readonly mark: number } | undefined;
  readonly labels: readonly PointLabel[];
  /** The formula of a row, where the values are computed from those of other columns. */
  readonly formula?: (row: number) => string | undefined;
  /** Its points without a label. */
  readonly unlabelled?: readonly number[];
  /** The number format of its labels. @default that of the values of the chart */
  readonly format?: string;
}
