/** Tables as downloadable files. */
import { disposition } from '../files/disposition.ts';
import { type Table, toCsv } from './csv.ts';
import { toXlsx } from './xlsx.ts';

/** Body and headers of the file; `name` is also the name of the sheet (at most 31 characters). */
export async function tableFile(
  name: string,
  table: Table,
  format: 'csv' | 'xlsx' = 'csv',
): Promise<{ body: Blob; headers: Record<string, string> }> {
  const bytes = format === 'xlsx' ? await toXlsx(name, table) : toCsv(table);
  return {
    body: new Blob([bytes]),
    headers: { 'content-disposition': disposition(`${name}.${format}`) },
  };
}
