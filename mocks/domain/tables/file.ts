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

/** Days, both included; none where the table shows how things are now. */
export interface FileDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The name of a file with its days or, without a period, the day of `now` in a zone: `Статистика 2026-11-01–2026-11-30`. */
export function datedName(name: string, { from, to }: FileDays, now: Date, timeZone?: string): string {
  const today = new Date(zoneOf(timeZone).clock(now)).toISOString().slice(0, 10);
  if (!from && !to) return `${name} ${today}`;
  return from === to ? `${name} ${from}` : `${name} ${from ?? ''}–${to ?? today}`;
}

/** Body and headers of the file. @param sheet name of the sheet (at most 31 characters). @default that of the file */
export async function tableFile(
  name: string,
  table: Table,
  { format = 'csv', timeZone }: FileWish,
  sheet = name,
): Promise<{ body: Blob; headers: Record<string, string> }> {
  const zone = zoneOf(timeZone);
  const zoned = withZone(table, zone);
  const bytes = format === 'xlsx' ? toXlsx(sheet, zoned, zone.clock) : toCsv(zoned, zone.clock);
  return { body: new Blob([bytes]), headers: { 'content-disposition': disposition(`${name}.${format}`) } };
}
