import type { PhrasingContent, Table } from 'mdast';
import { numericColumns } from '#lib/office/columns.ts';
import { type Run, type RunStyle, textOfRuns } from './runs.ts';

/** The cells of a table by rows; the first row is the heading. */
export interface TableCells {
  cells: Run[][][];
  /** Which columns have numbers. */
  isNumeric: boolean[];
}

/**
 * The content of a table for a file: a row has as many cells as the heading.
 *
 * @param runsOf the runs of the content of a cell
 */
export function tableCells(
  { children: rows }: Table,
  runsOf: (content: readonly PhrasingContent[], style: RunStyle) => Run[],
): TableCells {
  const count = rows[0]?.children.length ?? 0;
  const cells = rows.map(({ children }, row) =>
    Array.from({ length: count }, (_, column) =>
      runsOf(children[column]?.children ?? [], row === 0 ? { isBold: true } : {}),
    ),
  );
  return { cells, isNumeric: numericColumns(cells.map((line) => line.map(textOfRuns))) };
}

/** The parts of a line of a cell between which it may be broken; a number such as «1 234 567,5 ₽» is one. */
export const wordsOf = (line: string, isNumber: boolean): string[] =>
  isNumber ? [line] : line.split(/[\s\-/]+/);
