/** Tables as downloadable files. */

import type { Table } from '#lib/office/cell.ts';
import { toCsv } from '#lib/office/csv.ts';
import { toXlsx } from '#lib/office/xlsx.ts';
import { disposition } from '#mocks/domain/files/disposition.ts';

/** Body and headers of the file; `name` is also the name of the sheet (at most 31 characters). */
export async function tableFile(
  name: string,
  table: Table,
  format: 'csv' | 'xlsx' = 'csv',
): Promise<{ body: Blob; headers: Record<string, string> }> {
  const bytes = format === 'xlsx' ? toXlsx(name, table) : toCsv(table);
  return { body: new Blob([bytes]), headers: { 'content-disposition': disposition(`${name}.${format}`) } };
}
