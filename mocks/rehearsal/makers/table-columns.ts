/** Types of the columns of an uploaded table, and their cells in the contract's one form. */
import type { TypedCell } from '#lib/office/cell.ts';
import { shownValue } from '#lib/office/shown.ts';
import { headedTable } from '#mocks/domain/formats/heading.ts';
import type { RawCell, RawRow } from '#mocks/domain/formats/workbook.ts';
import type { ChatResult } from '#mocks/domain/model/model.ts';

type TableResult = Extract<ChatResult, { kind: 'table' }>;
type Column = TableResult['columns'][number];
export type Cells = readonly (string | null)[];

export interface TypedTable {
  /** What stands above the table in its sheet. */
  readonly title: string | undefined;
  /** How many rows at the end sum the others up; they are no rows of the table. */
  readonly totals: number;
  readonly columns: readonly Column[];
  readonly rows: readonly Cells[];
}

/** The value of a cell: as the file types it, else as people write values; undefined for a text. */
function typedValue({ text, type }: RawCell): TypedCell | undefined {
  if (type) return { text, type };
  if (/^(?:да|true)$/i.test(text)) return { type: 'boolean', text: 'true' };
  if (/^(?:нет|false)$/i.test(text)) return { type: 'boolean', text: 'false' };
  return shownValue(text);
}

/** A column has a type when all its filled cells have it. */
function columnOf(title: string, cells: readonly (RawCell | null)[]): { column: Column; cells: Cells } {
  const values = cells.map((cell) => cell && typedValue(cell));
  const type = values.find((value) => value !== null)?.type;
  const isTyped = type !== undefined && values.every((value) => value === null || value?.type === type);
  if (!isTyped) return { column: { title, type: 'text' }, cells: cells.map((cell) => cell?.text ?? null) };
  return { column: { title, type }, cells: values.map((value) => value?.text ?? null) };
}

/** Types the table of a sheet; undefined when there is no row below its heading. */
export function typedTable(sheet: readonly RawRow[]): TypedTable | undefined {
  const table = headedTable(sheet);
  if (!table || table.rows.length === 0) return undefined;
  const { title, head, rows, totals } = table;
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) =>
    columnOf(
      (head[index]?.text ?? `Столбец ${index + 1}`).slice(0, 500),
      rows.map((row) => row[index] ?? null),
    ),
  );
  return {
    title,
    totals: totals.length,
    columns: columns.map(({ column }) => column),
    rows: rows.map((_, row) => columns.map(({ cells }) => cells[row] ?? null)),
  };
}

/** Whether values of a column can be added. */
export const isAmount = ({ type }: Column): boolean => type === 'number' || type === 'money';
