/** Downloads of tables: the file in the format of the query, and the entry of the audit. */
import type { Table } from '#lib/office/cell.ts';
import { type AuditedCall, type AuditNote, auditNow } from '#mocks/domain/audit/audit.ts';
import { type FileWish, tableFile } from '#mocks/domain/tables/file.ts';
import { type TableColumns, tableWith } from '#mocks/domain/tables/table.ts';

/** Every context of a handler whose operation answers with a table. */
export interface TableCall extends AuditedCall {
  readonly query: FileWish & { readonly columns?: readonly string[] };
  raw(status: 200, type: 'application/octet-stream', body: Blob, headers: HeadersInit): Response;
}

/** What the audit says of the table. */
type Note = Pick<AuditNote, 'entity' | 'key' | 'object'>;

/** Answers with a table. @param name of the file and its sheet. @default what the audit calls the table */
export async function sendTable(
  c: TableCall,
  note: Note,
  table: Table,
  name: string = note.object,
): Promise<Response> {
  auditNow(c, { action: 'download', ...note });
  const { body, headers } = await tableFile(name, table, c.query);
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
