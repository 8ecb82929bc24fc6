/** Tables in the text of an answer: their cells as values, for files and for the clipboard (CHAT-24). */
import type { Table } from '#lib/office/cell.ts';
import { pastedText } from '#lib/office/pasted.ts';
import { shownValue } from '#lib/office/shown.ts';
import type { RichText, TextRows } from '#markdown/index.ts';
import { clipboardTable } from './clipboard-table.ts';

/** The table with values of the types that people see in its cells: `1 234,5`, `12,5 %`, `1 200 ₽`, `20.11.2026`. */
export const typedRows = ([head = [], ...body]: TextRows): Table => [
  head,
  ...body.map((row) => row.map((cell) => shownValue(cell) ?? cell)),
];

/** The table for the clipboard. */
export const copiedRows = (rows: TextRows): RichText =>
  clipboardTable(rows.map((row) => row.map((cell) => pastedText(cell))));
