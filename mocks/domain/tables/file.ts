/** Tables as downloadable files. */

import type { Table } from '#lib/office/cell.ts';
import { toCsv } from '#lib/office/csv.ts';
import { toXlsx } from '#lib/office/xlsx.ts';
import { disposition } from '#mocks/domain/files/disposition.ts';
import { withZone, zoneOf } from './zone.ts';

/** What a query says of the file. */
export interface FileWish {
  readonly format?: 'csv' | 'xlsx';
  /** Zone of the reader. @default that of the reports, Moscow */
  readonly timeZone?: string;
}

/** Body and headers of the file; `name` is also the name of the sheet (at most 31 characters). */
export async function tableFile(
  name: string,
  table: Table,
  { format = 'csv', timeZone }: FileWish,
): Promise<{ body: Blob; headers: Record<string, string> }> {
  const zone = zoneOf(timeZone);
  const zoned = withZone(table, zone);
  const bytes = format === 'xlsx' ? toXlsx(name, zoned, zone.clock) : toCsv(zoned, zone.clock);
  return { body: new Blob([bytes]), headers: { 'content-disposition': disposition(`${name}.${format}`) } };
}
