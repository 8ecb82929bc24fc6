import type { ReactNode } from 'react';

/** A column of a `Table`: its header and what it shows of a row. */
export interface Column<Row> {
  id: string;
  title: string;
  /** The content of a cell: text, a badge, a button, a menu. */
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** `end` for numbers: right-aligned, with tabular digits. */
  align?: 'start' | 'end';
  /** Width in px or as a fraction of the remaining space (`2fr`). @default '1fr' */
  width?: number | `${number}fr`;
  /** Minimum width, px; a narrower table scrolls sideways. @default 120 */
  minWidth?: number;
  /** Long texts: a cell shows their first three lines. */
  isLong?: boolean;
  /** Names the row for screen readers and cannot be hidden. @default the first column */
  isRowHeader?: boolean;
  /**
   * Id of a column before this one. While both are shown they share a cell, this one on its second line; the header has
   * both titles, and each sorts by itself.
   */
  under?: string;
  /** Contains the menu of a row: it is sticky at the end, and only screen readers get its header. */
  isMenu?: boolean;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** A column as it is shown: alone, or with another one on the second line of its cells. */
export interface ShownColumn<Row> extends Column<Row> {
  isRowHeader: boolean;
  second?: Column<Row>;
}

/** The column that names the rows. */
export const namingColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/** Returns the visible columns, each with a flag for the one that names the rows, which is never hidden. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: ReadonlySet<string>,
): ShownColumn<Row>[] {
  const naming = namingColumn(columns);
  const shown: ShownColumn<Row>[] = [];
  for (const column of columns) {
    const isRowHeader = column === naming;
    if (!isRowHeader && hidden.has(column.id)) continue;
    const first = shown.find(({ id, second }) => id === column.under && second === undefined);
    if (first) Object.assign(first, { second: column, isRowHeader: first.isRowHeader || isRowHeader });
    else shown.push({ ...column, isRowHeader });
  }
  return shown;
}

/**
 * The order as a table with cells of two lines has it, whose headers have the id of the first line.
 *
 * @returns undefined for a column that is not shown
 */
export function shownSort<Row>(columns: readonly ShownColumn<Row>[], sort: Sort): Sort | undefined {
  const shown = columns.find(({ id, second }) => id === sort.column || second?.id === sort.column);
  return shown && { ...sort, column: shown.id };
}

/** The order that a press on a title leads to: the other direction of the present one, else ascending. */
export const nextSort = (column: string, sort: Sort | null): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
