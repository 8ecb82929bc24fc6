/** Downloads of tables: the file in the format of the query, and the entry of the audit. */
import type { Table } from '#lib/office/cell.ts';
import { type AuditedCall, type AuditNote, auditNow } from '#mocks/domain/audit/audit.ts';
import { datedName, type FileDays, type FileWish, tableFile } from '#mocks/domain/tables/file.ts';
import { type TableColumns, tableWith } from '#mocks/domain/tables/table.ts';

/** Every context of a handler whose operation answers with a table. */
export interface TableCall extends AuditedCall {
  readonly query: FileWish & FileDays & { readonly columns?: readonly string[] };
  raw(status: 200, type: 'application/octet-stream', body: Blob, headers: HeadersInit): Response;
}

/** What the audit says of the table. */
type Note = Pick<AuditNote, 'entity' | 'key' | 'object'>;

/**
 * Answers with a table, in a file that is named with its days.
 *
 * @param name of the sheet, and the beginning of that of the file. @default what the audit calls the table
 */
export async function sendTable(
  c: TableCall,
  note: Note,
  table: Table,
  name: string = note.object,
): Promise<Response> {
  auditNow(c, { action: 'download', ...note });
  const { query, deps } = c;
  const file = datedName(name, query, deps.now(), query.timeZone);
  const { body, headers } = await tableFile(file, table, query, name);
  return c.raw(200, 'application/octet-stream', body, headers);
}

/** Answers with the chosen columns of these rows. Throws `fields-invalid` and `export-too-large`, see `tableWith`. */
export function sendRows<Row>(
  c: TableCall,
  note: Note,
  columns: TableColumns<Row>,
  rows: readonly Row[],
  name?: string,
): Promise<Response> {
  return sendTable(c, note, tableWith(columns, rows, c.query.columns), name);
}
