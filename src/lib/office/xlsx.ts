/** A workbook of one sheet. Texts are inline strings, which no spreadsheet runs as formulas. */
import { parseTimestamp } from '../timestamp.ts';
import {
  type Cell,
  type Clock,
  isOfType,
  localClock,
  losesDigits,
  type Table,
  type TypedCell,
} from './cell.ts';
import { cellText } from './csv.ts';
import { zipFiles } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Formats of numbers by their ids; those below 164 are built in. */
const formats: Readonly<Record<number, string>> = {
  164: '0.0%',
  165: '#,##0\\ "₽"',
  166: '#,##0.00\\ "₽"',
  167: 'dd\\.mm\\.yyyy',
  168: 'dd\\.mm\\.yyyy\\ hh:mm',
  169: 'dd\\.mm\\.yyyy\\ hh:mm:ss',
  170: '#,##0.0',
  171: '#,##0.000###',
};
const [NUMBER, GROUPED, GROUPED_HUNDREDTHS, PERCENT, HUNDREDTHS, TEXT] = [0, 3, 4, 9, 10, 49];
/** Formats of numbers in groups, by their digits after the comma. */
const groupedFormats = [GROUPED, 170, GROUPED_HUNDREDTHS];
/** The cell styles by their index: their format, and `head` or `text` with lines that wrap. The first is that of the sheet. */
const looks = [
  { format: NUMBER, kind: 'unused' },
  { format: NUMBER },
  { format: PERCENT },
  { format: 164 },
  { format: HUNDREDTHS },
  { format: 165 },
  { format: 166 },
  { format: 167 },
  { format: 168 },
  { format: 169 },
  { format: TEXT, kind: 'text' },
  { format: TEXT, kind: 'head' },
  { format: TEXT, kind: 'headOfNumbers' },
  { format: GROUPED },
  { format: GROUPED_HUNDREDTHS },
  { format: 170 },
  { format: 171 },
] as const;
type Look = (typeof looks)[number];
const styleOf = (format: number): number =>
  looks.findIndex((look) => look.format === format && !('kind' in look));
const kindOf = (look: Look) => ('kind' in look ? look.kind : undefined);
const [TEXT_STYLE, HEAD_STYLE, NUMBERS_HEAD_STYLE] = (['text', 'head', 'headOfNumbers'] as const).map(
  (kind) => looks.findIndex((look) => kindOf(look) === kind),
) as [number, number, number];

function lookXml(look: Look): string {
  const kind = kindOf(look);
  const isHead = kind === 'head' || kind === 'headOfNumbers';
  const side = kind === 'headOfNumbers' ? ' horizontal="right"' : '';
  return `<xf numFmtId="${look.format}" fontId="${isHead ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${isHead ? ' applyFont="1"' : ''} applyAlignment="1"><alignment vertical="top"${side}${kind ? ' wrapText="1"' : ''}/></xf>`;
}

const font = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${Object.keys(formats).length}">${Object.entries(
  formats,
)
  .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${escaped(code)}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${looks.length}">${looks.map(lookXml).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

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

/** Excel takes the years 1900 to 9999, and counts a 29 February 1900, which was none. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
const LAST_DAY = Date.UTC(9999, 11, 31, 23, 59, 59);
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;

/** The number of a typed cell; undefined if a spreadsheet cannot hold the value. */
function numberOf({ type, text }: TypedCell, clock: Clock): number | undefined {
  if (type !== 'date' && type !== 'datetime') return losesDigits(text) ? undefined : Number(text);
  const moment = parseTimestamp(text);
  if (!moment) return undefined;
  // A spreadsheet knows no time zones: it gets the moment that the reader's clock shows.
  const shown = type === 'date' ? localClock(moment) : clock(moment);
  if (shown < FIRST_DAY || shown > LAST_DAY) return undefined;
  const serial = (shown - DAY_ZERO) / DAY_MS;
  return type === 'date' ? Math.round(serial) : serial;
}

/** The format of a typed cell, with as many digits after the comma as its text has. */
function formatOf({ type, text, isGrouped, isExact }: TypedCell, shown: number): number {
  const decimals = text.split('.')[1]?.length ?? 0;
  switch (type) {
    case 'percent':
      return decimals <= 2 ? PERCENT : decimals === 3 ? 164 : HUNDREDTHS;
    case 'money':
      return decimals === 0 ? 165 : 166;
    case 'date':
      return 167;
    case 'datetime':
      return isExact || Math.round(shown * DAY_SECONDS) % 60 !== 0 ? 169 : 168;
    default:
      return isGrouped ? (groupedFormats[decimals] ?? 171) : NUMBER;
  }
}

/** Longest text of a cell, characters. Excel repairs a file with a longer one, and drops the text. */
const LONGEST = 32_767;
const REST_IN_CSV = '… [Текст не\u00a0поместился в\u00a0ячейку, целиком он в\u00a0CSV]';

/** A text cut to the longest length of a cell, with the note that the rest is in the CSV. */
const cut = (text: string): string =>
  text.slice(0, LONGEST - REST_IN_CSV.length).toWellFormed() + REST_IN_CSV;

/** The text of a cell in XML. Excel reads `_x0041_` as the letter A; to keep the text as it is, its `_` is written as `_x005F_`. */
const cellContent = (text: string): string =>
  escaped((text.length > LONGEST ? cut(text) : text).replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_'));

const textCell = (text: string, style = TEXT_STYLE): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${cellContent(text)}</t></is></c>`;

/** Whole numbers from this one on are shown with groups of digits. */
const LONG_NUMBER = 10_000;

function cellXml(value: Cell, clock: Clock): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return textCell(String(value));
    const isLong = Number.isInteger(value) && Math.abs(value) >= LONG_NUMBER;
    return `<c s="${styleOf(isLong ? GROUPED : NUMBER)}"><v>${value}</v></c>`;
  }
  if (typeof value === 'string') return value === '' ? '<c/>' : textCell(value);
  if (!isOfType(value)) return textCell(value.text);
  if (value.type === 'boolean')
    return `<c t="b" s="${styleOf(NUMBER)}"><v>${value.text === 'true' ? 1 : 0}</v></c>`;
  const number = numberOf(value, clock);
  if (number === undefined) return textCell(value.text);
  const style = styleOf(formatOf(value, number));
  return `<c s="${style}"><v>${number}</v></c>`;
}

const isNumeric = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' ||
  (typeof cell === 'object' && (cell.type === 'number' || cell.type === 'money' || cell.type === 'percent'));
/** A cell that says that there is no value. */
const isBlank = (cell: Cell): boolean => typeof cell === 'string' && /^[\s\-–—]*$/.test(cell);
/** Spreadsheets show numbers and days at the end of their cell. */
const isAtEnd = (cell: Cell): boolean => typeof cell === 'object' && cell.type !== 'boolean';

/** The cells of the heading. Above a column of numbers or days the text is aligned to the end, as they are. */
function headXml(head: readonly Cell[], body: Table): string {
  const cells = head.map((cell, index) => {
    const filled = body.map((row) => row[index] ?? '').filter((one) => !isBlank(one));
    const isOfNumbers = filled.length > 0 && filled.every((one) => isNumeric(one) || isAtEnd(one));
    return textCell(
      typeof cell === 'object' ? cell.text : String(cell),
      isOfNumbers ? NUMBERS_HEAD_STYLE : HEAD_STYLE,
    );
  });
  return cells.join('');
}

/** Widths in characters: of the content, but never so wide that the next columns are out of sight. */
const [NARROWEST, WIDEST] = [8, 60];
/** Rows that are measured: all would take long in a file of a million. */
const MEASURED = 1000;

/** The widths of the columns by their content. */
function widthsOf(table: Table): number[] {
  const rows = table.slice(0, MEASURED);
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: count }, (_, index) => {
    // Signs of a sum and blanks between digits need room of their own, and bold letters are wider.
    const longest = rows.map((row, at) => {
      const length = Math.max(...linesOf(row[index]).map((line) => line.length));
      return at === 0 ? length * 1.15 : isNumeric(row[index]) ? length * 1.3 + 2 : length;
    });
    return Math.min(WIDEST, Math.max(NARROWEST, ...longest) + 2);
  });
}

const linesOf = (cell: Cell | undefined): string[] => cellText(cell ?? '').split('\n');
const columnXml = (width: number, index: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width.toFixed(1)}" customWidth="1"/>`;

/** Height of a line, pt. */
const LINE = 15;

/** The row around its cells, as high as its longest text: LibreOffice does not measure the lines itself. */
function rowXml(row: readonly Cell[], cells: string, widths: readonly number[]): string {
  const lines = row.map((cell, index) => {
    if (typeof cell !== 'string') return 1;
    const width = (widths[index] ?? WIDEST) - 1;
    return cell.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  });
  const most = Math.max(1, ...lines);
  return most === 1 ? `<row>${cells}</row>` : `<row ht="${Math.min(409, most * LINE)}">${cells}</row>`;
}

/** On paper all columns are on one page. */
const FITTED = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const PAGE = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';
/** The first row stays in sight. */
const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** Names that Excel keeps for its own list of changes, in English and Russian. */
const reserved = /^(?:history|журнал)$/i;

/** Excel refuses a sheet without a name, with a longer one, a reserved one or with these characters. */
function sheetName(name: string): string {
  const allowed = name
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .trim()
    .slice(0, 31)
    .replaceAll(/^'+|'+$/g, '')
    .trim();
  if (allowed === '') return 'Лист 1';
  return reserved.test(allowed) ? `${allowed} 1` : allowed;
}

/**
 * The bytes of an .xlsx file.
 *
 * @param sheet name of its sheet; what Excel does not take is left out
 * @param table rows with their heading, which stays in sight
 * @param clock of the moments; @default the reader's
 */
export function toXlsx(sheet: string, table: Table, clock: Clock = localClock): Uint8Array<ArrayBuffer> {
  const [head, ...body] = table;
  const widths = widthsOf(table);
  const rows = body
    .map((row) => rowXml(row, row.map((cell) => cellXml(cell, clock)).join(''), widths))
    .join('');
  const headRow = head ? rowXml(head, headXml(head, body), widths) : '';
  const columns = widths.length > 0 ? `<cols>${widths.map(columnXml).join('')}</cols>` : '';
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
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}">${FITTED}${FROZEN}${columns}<sheetData>${headRow}${rows}</sheetData>${PAGE}</worksheet>`,
  });
}
