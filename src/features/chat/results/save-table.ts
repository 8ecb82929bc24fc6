import { cleanFileName } from '#lib/file-name.ts';
import type { Table } from '#lib/office/cell.ts';
import { toCsv } from '#lib/office/csv.ts';
import { toXlsx } from '#lib/office/xlsx.ts';
import { saveBlob } from '#platform/save-blob.ts';
import { toast } from '#ui/index.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves a table as a file, without the gateway (CHAT-24). `name` is also the name of the sheet. */
export async function saveTable(table: Table, name: string, format: 'csv' | 'xlsx'): Promise<void> {
  const blob =
    format === 'csv'
      ? new Blob([toCsv(table)], { type: 'text/csv' })
      : new Blob([await toXlsx(name, table)], { type: xlsxType });
  saveBlob(blob, cleanFileName(`${name}.${format}`));
}

/** Copies a text with its form as HTML, which Word and Excel paste, and shows a notice of success or failure. */
export async function copyRich({ text, html }: { text: string; html: string }): Promise<void> {
  try {
    const blob = (content: string, type: string): Blob => new Blob([content], { type });
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': blob(text, 'text/plain'), 'text/html': blob(html, 'text/html') }),
    ]);
    toast.show({ tone: 'positive', title: 'Скопировано', timeout: 1000 });
  } catch {
    toast.show({
      tone: 'negative',
      title: 'Не удалось скопировать',
      text: 'Браузер не дал доступ к буферу обмена',
    });
  }
}
