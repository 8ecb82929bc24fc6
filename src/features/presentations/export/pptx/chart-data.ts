/** The data of a native chart: the columns of its workbook, each of which is a series. */
import type { ChartBox, Label } from '../../model/boxes.ts';
import { drawnAs, isRound } from '../../model/chart-kinds.ts';

export type PointLabel = Label & { readonly of: NonNullable<Label['of']> };

export interface DataColumn {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly drawnAs: 'bar' | 'line' | 'sectors';
  /** The index of its looks; null for a series that is not seen. */
  readonly mark: number | null;
  readonly labels: readonly PointLabel[];
}

/** The columns of a chart, in the order of the workbook. */
export function dataColumns(box: ChartBox): readonly DataColumn[] {
  const { block } = box;
  const labels = box.labels.filter((one): one is PointLabel => one.of !== undefined);
  return block.series.map(({ name, values }, at) => ({
    name,
    values: block.categories.map((_, category) => values[category] ?? null),
    drawnAs: isRound(block.type) ? 'sectors' : drawnAs(block),
    mark: at,
    labels: labels.filter(({ of }) => of.series === at),
  }));
}
