import { columnName, type DataColumn } from './chart-data.ts';
import { Parts } from './parts.ts';
import { el, text } from './xml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const SHEET = 'Sheet1';

const words = (r: string, value: string): string =>
  el('c', { r, t: 'inlineStr' }, el('is', {}, el('t', { 'xml:space': 'preserve' }, text(value))));
const number = (r: string, value: number | null | undefined, formula?: string): string =>
  value === null || value === undefined
    ? ''
    : el('c', { r }, formula === undefined ? '' : el('f', {}, text(formula)), el('v', {}, String(value)));

/** The data of a chart as a workbook, which PowerPoint opens on «Изменить данные»: categories in A, series from B on. */
export function workbook(
  categories: readonly string[],
  columns: readonly DataColumn[],
): Uint8Array<ArrayBuffer> {
  const head = el('row', { r: 1 }, ...columns.map(({ name }, at) => words(`${columnName(at + 1)}1`, name)));
  const rows = categories.map((category, row) =>
    el(
      'row',
      { r: row + 2 },
      words(`A${row + 2}`, category),
      ...columns.map(({ values, formula }, at) =>
        number(`${columnName(at + 1)}${row + 2}`, values[row], formula?.(row + 2)),
      ),
    ),
  );
  const parts = new Parts();
  parts.relate('', 'officeDocument', 'xl/workbook.xml');
  parts.add(
    'xl/workbook.xml',
    `${type}.sheet.main+xml`,
    el(
      'workbook',
      { xmlns: main, 'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships' },
      el(
        'sheets',
        {},
        el('sheet', {
          name: SHEET,
          sheetId: 1,
          'r:id': parts.relate('xl/workbook.xml', 'worksheet', 'xl/worksheets/sheet1.xml'),
        }),
      ),
    ),
  );
  parts.add(
    'xl/worksheets/sheet1.xml',
    `${type}.worksheet+xml`,
    el('worksheet', { xmlns: main }, el('sheetData', {}, head, ...rows)),
  );
  return parts.zip();
}
