import { columnName, SHEET, type SumRow } from './chart-data.ts';
import type { DataColumn } from './data-column.ts';
import { Parts } from './parts.ts';
import { el, text } from './xml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const words = (r: string, value: string): string =>
  el('c', { r, t: 'inlineStr' }, el('is', {}, el('t', { 'xml:space': 'preserve' }, text(value))));
const number = (
  r: string,
  value: number | null | undefined,
  { formula, style }: { formula?: string | undefined; style?: number } = {},
): string =>
  value === null || value === undefined
    ? ''
    : el(
        'c',
        { r, ...(style !== undefined && { s: style }) },
        formula === undefined ? '' : el('f', {}, text(formula)),
        el('v', {}, String(value)),
      );

/** The looks of cells: the usual ones, and those of the sum with its unit. */
const styles = (format: string): string =>
  el(
    'styleSheet',
    { xmlns: main },
    el('numFmts', { count: 1 }, el('numFmt', { numFmtId: 164, formatCode: format })),
    el('fonts', { count: 1 }, el('font')),
    el(
      'fills',
      { count: 2 },
      el('fill', {}, el('patternFill', { patternType: 'none' })),
      el('fill', {}, el('patternFill', { patternType: 'gray125' })),
    ),
    el('borders', { count: 1 }, el('border')),
    el('cellStyleXfs', { count: 1 }, el('xf')),
    el(
      'cellXfs',
      { count: 2 },
      el('xf', { xfId: 0 }),
      el('xf', { numFmtId: 164, xfId: 0, applyNumberFormat: 1 }),
    ),
  );

/**
 * The data of a chart as a workbook, which PowerPoint opens on «Изменить данные»: categories in A, series from B on.
 *
 * @param sum a row below the data
 */
export function workbook(
  categories: readonly string[],
  columns: readonly DataColumn[],
  sum?: SumRow,
): Uint8Array<ArrayBuffer> {
  const head = el('row', { r: 1 }, ...columns.map(({ name }, at) => words(`${columnName(at + 1)}1`, name)));
  const rows = categories.map((category, row) =>
    el(
      'row',
      { r: row + 2 },
      words(`A${row + 2}`, category),
      ...columns.map(({ values, formula }, at) =>
        number(`${columnName(at + 1)}${row + 2}`, values[row], { formula: formula?.(row + 2) }),
      ),
    ),
  );
  const last = sum
    ? el(
        'row',
        { r: sum.row },
        words(`A${sum.row}`, 'Всего'),
        number(`B${sum.row}`, sum.value, { formula: sum.formula, style: 1 }),
      )
    : '';
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
  if (sum) {
    parts.relate('xl/workbook.xml', 'styles', 'xl/styles.xml');
    parts.add('xl/styles.xml', `${type}.styles+xml`, styles(sum.format));
  }
  parts.add(
    'xl/worksheets/sheet1.xml',
    `${type}.worksheet+xml`,
    el('worksheet', { xmlns: main }, el('sheetData', {}, head, ...rows, last)),
  );
  return parts.zip();
}
