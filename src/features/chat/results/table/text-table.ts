/** Tables in the text of an answer for the clipboard (CHAT-24). */
import { typedRows } from '#lib/office/columns.ts';
import { cellText } from '#lib/office/csv.ts';
import type { RichText, TextRows } from '#markdown/index.ts';
import { clipboardTable } from './clipboard-table.ts';

/** The table as a spreadsheet with Russian settings takes it. */
export const copiedRows = (rows: TextRows): RichText =>
  clipboardTable(typedRows(rows).map((row) => row.map((cell) => cellText(cell))));
