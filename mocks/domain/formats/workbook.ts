/** Tables of uploaded files: CSV and the sheets of an XLSX workbook, as rows of texts in one form. */

import { ModelFailure } from '#mocks/domain/model/model.ts';
import { parseCsv } from './csv.ts';
import { decodeText } from './decode-text.ts';
import { extensionOf, reading } from './files.ts';
import { isolated } from './isolated.ts';
import { mainPart, partOf, relationsOf } from './package.ts';
import { attributeOf, decodeXml, type Element, elementsOf, textIn } from './xml.ts';
import { type Archive, openZip } from './zip.ts';

/** Maximum number of rows and columns that are read. */
const MAX_ROWS = 5_001;
const MAX_COLUMNS = 200;
const MAX_CELL = 32_767;

/** A cell as the file has it; `type` where the file says it. */
export interface RawCell {
  readonly text: string;
  readonly type?: 'number' | 'percent' | 'money' | 'date' | 'datetime' | 'boolean';
}
export type RawRow = readonly (RawCell | null)[];

/** Separators by rank: of two that fit equally well, the first is used. The comma is late because numbers contain commas. */
const separators = [';', '\t', ',', '|'] as const;
/** Number of rows from which the separator is recognised. */
const SAMPLE_ROWS = 20;

/** How many of the rows have the same number of cells; 0 where most rows have another number or one cell. */
function evenRows(text: string, separator: string): number {
  const limits = { rows: SAMPLE_ROWS, columns: MAX_COLUMNS, cell: 1 };
  const counts = new Map<number, number>();
  const { rows } = parseCsv(text, separator, limits);
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  counts.delete(1);
  const most = Math.max(0, ...counts.values());
  return most * 2 > rows.length ? most : 0;
}

/**
 * The separator that divides the most rows into the same number of cells. The most frequent sign may be another one: in
 * `1,5;2,5;3,5` there are more decimal commas than semicolons.
 */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000);
  const even = separators.map((sign) => evenRows(start, sign));
  const most = Math.max(...even);
  return separators[even.indexOf(most)] ?? ';';
}

/** Reads CSV of RFC 4180 with any usual separator, quotes and encoding. Throws `table-unreadable` for no text. */
function csvRows(bytes: Uint8Array): RawRow[] {
  const text = decodeText(bytes)
    ?.replace(/^\ufeff/, '')
    .replace(/^sep=.\r?\n/i, '');
  if (text === undefined) throw new ModelFailure('table-unreadable');
  const limits = { rows: MAX_ROWS, columns: MAX_COLUMNS, cell: MAX_CELL };
  return parseCsv(text, separatorOf(text), limits).rows.map(({ cells }) =>
    cells.map((cell) => (cell.trim() === '' ? null : { text: cell.trim() })),
  );
}

interface Sheet {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

/** An open workbook, with the name of its main part. */
interface Workbook {
  readonly archive: Archive;
  readonly main: string;
}

function openWorkbook(bytes: Uint8Array): Workbook {
  const archive = openZip(bytes);
  const main = mainPart(archive, 'xl/workbook.xml');
  if (!archive.read(main)) throw new ModelFailure('table-unreadable');
  return { archive, main };
}

/** The sheets with cells, in their order; a sheet may be a chart. */
function sheetsOf({ archive, main }: Workbook): Sheet[] {
  const relations = new Map(relationsOf(archive, main).map((relation) => [relation.id, relation]));
  return [...elementsOf(partOf(archive, main), 'sheet')].flatMap((sheet) => {
    const name = attributeOf(sheet, 'name');
    const relation = relations.get(/(?:^|\s)\w+:id\s*=\s*["']([^"']*)/.exec(sheet.attributes)?.[1] ?? '');
    if (!name || !relation || relation.kind === 'chartsheet') return [];
    const isHidden = /hidden/i.test(attributeOf(sheet, 'state') ?? '');
    return [{ name: name.slice(0, 100), part: relation.part, isHidden }];
  });
}

/** Names of the sheets of a workbook, in their order. Throws `file-protected`, `file-unreadable`, `table-unreadable`. */
export const sheetNames = (bytes: Uint8Array): string[] =>
  sheetsOf(openWorkbook(bytes)).map(({ name }) => name);

/** How a number format shows a number: as a type, a time of day, a period, or a code with this number of digits. */
type Style = RawCell['type'] | 'time' | 'period' | number;

/** Built-in formats of times and periods. */
const times: Readonly<Record<number, Style>> = {
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  45: 'time',
  46: 'period',
  47: 'time',
};

function styleOf(id: number, source: string): Style {
  if (id === 9 || id === 10) return 'percent';
  if (times[id]) return times[id];
  const quoted = /"[^"]*"|\\.|\[[^\]]*\]/g;
  // Parts are separated by `;`, and the first one formats positive numbers. Brackets contain colours, currencies (`[$USD]`) and
  // languages (`[$-de-DE]`).
  const [code = ''] = source
    .replace(quoted, (part) => (/[₽р]/.test(part) && !part.startsWith('[$-') ? '₽' : ''))
    .split(';');
  if (code.includes('%')) return 'percent';
  if (code.includes('₽')) return 'money';
  const isDate = /[dy]/i.test(code) && !/general|standard/i.test(code);
  if (id === 22 || (isDate && /h/i.test(code))) return 'datetime';
  if ((id >= 14 && id <= 17) || isDate) return 'date';
  if (/\[(?:h+|m+|s+)\]/i.test(source)) return 'period';
  if (/h/i.test(code)) return 'time';
  return /^0{2,}$/.test(code) ? code.length : undefined;
}

/** What the number formats of a workbook's cell styles mean. */
function stylesOf(xml: string): Style[] {
  const codes = new Map<number, string>();
  for (const format of elementsOf(xml, 'numFmt'))
    codes.set(Number(attributeOf(format, 'numFmtId')), attributeOf(format, 'formatCode') ?? '');
  const [cells] = elementsOf(xml, 'cellXfs');
  return [...elementsOf(cells?.content ?? '', 'xf')].map((style) => {
    const id = Number(attributeOf(style, 'numFmtId'));
    return styleOf(id, codes.get(id) ?? '');
  });
}

const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

interface Meaning {
  readonly shared: readonly string[];
  readonly styles: readonly Style[];
  readonly epoch: number;
}

/** A number of days as hours and minutes, and seconds if there are any. */
function clockOf(days: number, isPeriod: boolean): string {
  const all = Math.round(days * 86_400);
  const hours = Math.floor(all / 3600);
  const parts = [
    isPeriod ? hours : hours % 24,
    Math.floor(all / 60) % 60,
    ...(all % 60 > 0 ? [all % 60] : []),
  ];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function numberCell(value: string, style: Style, epoch: number): RawCell | null {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return null;
  if (typeof style === 'number' && number >= 0) return { text: String(number).padStart(style, '0') };
  if ((style === 'time' || style === 'period') && number >= 0)
    return { text: clockOf(number, style === 'period') };
  const isDate = style === 'date' || style === 'datetime';
  const date = new Date(epoch + Math.round(number * 86_400) * 1000);
  if (isDate && !Number.isNaN(date.getTime()))
    return style === 'date'
      ? { text: date.toISOString().slice(0, 10), type: style }
      : { text: date.toISOString().replace('.000', ''), type: style };
  // A file has up to 17 digits, Excel shows 15: 0.1 + 0.2 is 0.3.
  const text = String(Number(number.toPrecision(15)));
  return { text, type: style === 'percent' || style === 'money' ? style : 'number' };
}

/** The text of a cell: `_x0007_` is how Excel writes a character that XML forbids, a carriage return is part of a line end. */
const withSigns = (text: string): string =>
  text
    .replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n');

function cellOf(cell: Element, { shared, styles, epoch }: Meaning): RawCell | null {
  const type = attributeOf(cell, 't') ?? 'n';
  const [v] = elementsOf(cell.content, 'v');
  const value = decodeXml(v?.content ?? '');
  const textCell = (escaped: string) => {
    const text = withSigns(escaped);
    return text === '' ? null : { text: text.slice(0, MAX_CELL) };
  };
  if (type === 's') return textCell(shared[Number(value)] ?? '');
  if (type === 'inlineStr') return textCell(textIn(cell.content));
  if (type === 'str' || type === 'e') return textCell(value);
  if (type === 'b') return { text: value === '1' ? 'true' : 'false', type: 'boolean' };
  if (type === 'd') return { text: value.slice(0, 10), type: 'date' };
  return numberCell(value, styles[Number(attributeOf(cell, 's') ?? 0)], epoch);
}

/** A row of a sheet with its number, from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: RawRow;
}

/**
 * The rows of a sheet that are not blank, one by one. Throws `table-unreadable` when there is no such sheet,
 * `file-protected` and `file-unreadable`.
 *
 * @param name of the sheet. @default the first sheet that is not hidden
 */
export function* sheetRows(bytes: Uint8Array, name?: string): Generator<SheetRow> {
  const workbook = openWorkbook(bytes);
  const { archive, main } = workbook;
  const sheets = sheetsOf(workbook);
  const visible = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const sheet = name === undefined ? visible : sheets.find((one) => one.name === name);
  if (!sheet) throw new ModelFailure('table-unreadable');
  const relations = relationsOf(archive, main);
  const named = (kind: string): string =>
    partOf(archive, relations.find((relation) => relation.kind === kind)?.part ?? `xl/${kind}.xml`);
  const meaning: Meaning = {
    shared: [...elementsOf(named('sharedStrings'), 'si')].map(({ content }) => textIn(content)),
    styles: stylesOf(named('styles')),
    epoch: /date1904\s*=\s*["'](?:1|true)/.test(partOf(archive, main)) ? EPOCH_1904 : EPOCH,
  };
  let line = 0;
  for (const row of elementsOf(partOf(archive, sheet.part), 'row')) {
    line = Number(attributeOf(row, 'r')) || line + 1;
    const cells: (RawCell | null)[] = [];
    for (const cell of elementsOf(row.content, 'c')) {
      const reference = attributeOf(cell, 'r');
      const column = reference ? columnOf(reference) : cells.length;
      if (column < 0 || column >= MAX_COLUMNS) continue;
      while (cells.length < column) cells.push(null);
      cells[column] = cellOf(cell, meaning);
    }
    if (cells.some((cell) => cell !== null)) yield { line, cells };
  }
}

/** The first rows of a sheet, as `sheetRows` gives them. */
function xlsxRows(bytes: Uint8Array, name?: string): RawRow[] {
  const rows: RawRow[] = [];
  for (const { cells } of sheetRows(bytes, name)) {
    rows.push(cells);
    if (rows.length >= MAX_ROWS) break;
  }
  return rows;
}

/** The rows of a CSV file or of a sheet of a workbook. @param sheet its name. @default the first one that is not hidden */
export function tableRows(name: string, bytes: Uint8Array, sheet?: string): RawRow[] {
  return extensionOf(name) === 'xlsx' ? reading(name, () => xlsxRows(bytes, sheet)) : csvRows(bytes);
}

/** The rows of a table, read in another process if the file is large. See `tableRows`. */
export const readTable = isolated(import.meta.url, tableRows);
