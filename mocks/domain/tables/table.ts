/** Tables for downloads, with the columns that were asked for (ADM-15). */
import type { Cell, Table } from '#lib/office/cell.ts';
import { Failure, refuseField } from '#mocks/contract/failures.ts';

/** Rows of a file at most; beyond, a report has them. */
export const MAX_ROWS = 100_000;

/** The columns of a table by their ids in the contract, in the order of a table without a choice. */
export type TableColumns<Row> = Readonly<
  Record<string, { readonly title: string; readonly cell: (row: Row) => Cell }>
>;

/**
 * The table with its heading.
 *
 * @param names the chosen columns; @default all
 * @throws `fields-invalid` for an unknown column, `export-too-large` for too many rows
 */
export function tableWith<Row>(
  columns: TableColumns<Row>,
  rows: readonly Row[],
  names: readonly string[] = Object.keys(columns),
): Table {
  if (rows.length > MAX_ROWS) throw new Failure('export-too-large');
  const chosen = names.map((name) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    return column ?? refuseField('columns', 'unknown', `В таблице нет столбца «${name}»`);
  });
  return [chosen.map(({ title }) => title), ...rows.map((row) => chosen.map(({ cell }) => cell(row)))];
}
