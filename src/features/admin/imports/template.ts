import { toCsv } from '#lib/office/csv.ts';
import { toXlsx } from '#lib/office/xlsx.ts';
import { saveBlob } from '#lib/save-blob.ts';
import type { AdminArea } from '../kit/admin-scope.ts';

const name = 'Список пользователей';

/** The headings of a list; a company's administrator imports into the own company only. */
export const headingsOf = (area: AdminArea): string[] =>
  ['E-mail', 'Имя', 'Компания', 'Отдел', 'Группы', 'Тариф'].filter(
    (heading) => area === 'admin' || heading !== 'Компания',
  );

/** Saves an empty list with the headings that an import reads. */
export function saveTemplate(area: AdminArea, format: 'csv' | 'xlsx'): void {
  const table = [headingsOf(area)];
  const bytes = format === 'xlsx' ? toXlsx(name, table) : toCsv(table);
  saveBlob(new Blob([bytes]), `${name}.${format}`);
}
