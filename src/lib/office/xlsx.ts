/** A workbook of one sheet. Texts are inline strings, which no spreadsheet runs as formulas. */
import { parseTimestamp } from '../timestamp.ts';
import { type Cell, isOfType, type Table, type TypedCell } from './cell.ts';
import { zipFiles } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Index of the format of each type in `STYLES`. */
const styles: Readonly<Record<TypedCell['type'], number>> = {
  number: 0,
  boolean: 0,
  percent: 1,
  money: 2,
  date: 3,
  datetime: 4,
};

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;₽&quot;"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="166" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${[0, 10, 164, 165, 166].map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0"${id === 0 ? '' : ' applyNumberFormat="1"'}/>`).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Characters that XML 1.0 forbids are left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A number has 15 reliable digits in a spreadsheet. */
const DIGITS = 15;
/** Excel takes the years 1900 to 9999, and counts a 29 February 1900, which was none. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
const LAST_DAY = Date.UTC(9999, 11, 31, 23, 59, 59);
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** The number of a typed cell; undefined if a spreadsheet cannot hold the value. */
function numberOf({ type, text }: TypedCell): number | undefined {
  if (type !== 'date' && type !== 'datetime') {
    const digits = text.replace(/^-?0*\.?0*|\./g, '').length;
    return digits <= DIGITS ? Number(text) : undefined;
  }
  const moment = parseTimestamp(text);
  if (!moment) return undefined;
  // A spreadsheet knows no time zones: it gets the moment that the portal shows.
  const shown = moment.getTime() - moment.getTimezoneOffset() * 60_000;
  if (shown < FIRST_DAY || shown > LAST_DAY) return undefined;
  const serial = (shown - DAY_ZERO) / DAY_MS;
  return type === 'date' ? Math.round(serial) : serial;
}

const textCell = (text: string): string =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function cell(value: Cell): string {
  if (typeof value === 'number')
    return Number.isFinite(value) ? `<c><v>${value}</v></c>` : textCell(String(value));
  if (typeof value === 'string') return value === '' ? '<c/>' : textCell(value);
  if (!isOfType(value)) return textCell(value.text);
  if (value.type === 'boolean') return `<c t="b"><v>${value.text === 'true' ? 1 : 0}</v></c>`;
  const number = numberOf(value);
  if (number === undefined) return textCell(value.text);
  const style = styles[value.type];
  return `<c${style ? ` s="${style}"` : ''}><v>${number}</v></c>`;
}

/** Excel refuses a sheet without a name, with a longer one or with these characters. */
const sheetName = (name: string): string =>
  name
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .replaceAll(/^'+|'+$/g, '')
    .trim()
    .slice(0, 31) || 'Лист 1';

/**
 * The bytes of an .xlsx file.
 *
 * @param sheet name of its sheet; what Excel does not take is left out
 * @param table rows with their heading
 */
export function toXlsx(sheet: string, table: Table): Uint8Array<ArrayBuffer> {
  const rows = table.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const relationships = (...targets: readonly (readonly [type: string, target: string])[]): string =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  const part = (name: string, type: string): string =>
    `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`;
  return zipFiles({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('styles', 'styles')}</Types>`,
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  });
}
