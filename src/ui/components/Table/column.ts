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
  /** Contains the menu of a row: it is sticky at the end, and only screen readers get its header. */
  isMenu?: boolean;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Returns the visible columns, each with a flag for the one that names the rows, which is never hidden. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: ReadonlySet<string>,
): (Column<Row> & { isRowHeader: boolean })[] {
  const naming = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return columns
    .filter((column) => column === naming || !hidden.has(column.id))
    .map((column) => ({ ...column, isRowHeader: column === naming }));
}
