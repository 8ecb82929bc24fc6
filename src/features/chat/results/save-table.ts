import { cleanFileName } from '#lib/file-name.ts';
import type { Table } from '#lib/office/cell.ts';
import { toCsv } from '#lib/office/csv.ts';
import { toXlsx } from '#lib/office/xlsx.ts';
import { saveBlob } from '#lib/save-blob.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves a table as a file, without the gateway (CHAT-24). `name` is also the name of the sheet. */
export function saveTable(table: Table, name: string, format: 'csv' | 'xlsx'): void {
  const blob =
    format === 'csv'
      ? new Blob([toCsv(table)], { type: 'text/csv' })
      : new Blob([toXlsx(name, table)], { type: xlsxType });
  saveBlob(blob, cleanFileName(`${name}.${format}`));
}
