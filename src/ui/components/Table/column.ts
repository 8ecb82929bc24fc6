import type { ReactNode } from 'react';

/** A column of a `Table`: what it is called and what it shows of a row. */
export interface Column<Row> {
  id: string;
  title: string;
  /** The contents of a cell: text, a badge, a button, a menu. */
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** `end` for numbers: to the right, with digits of one width. */
  align?: 'start' | 'end';
  /** px or a share of what is left (`2fr`). @default one share */
  width?: number | `${number}fr`;
  /** Least width, px; a narrower table scrolls sideways. @default 120 */
  minWidth?: number;
  /** Names its row to screen readers, and cannot be hidden; the first column unless one is told. */
  isRowHeader?: boolean;
  /** Holds the menu of a row: stays at the end in sight; only screen readers are told its title. */
  isMenu?: boolean;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The columns that are shown, each with its flag of naming the row; the naming one is never hidden. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: ReadonlySet<string>,
): (Column<Row> & { isRowHeader: boolean })[] {
  const naming = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return columns
    .filter((column) => column === naming || !hidden.has(column.id))
    .map((column) => ({ ...column, isRowHeader: column === naming }));
}
