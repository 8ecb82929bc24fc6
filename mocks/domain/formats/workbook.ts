/** Tables of uploaded files: CSV and the sheets of an XLSX workbook, as rows of texts in one form. */

import { ModelFailure } from '#mocks/domain/model/model.ts';
import { parseCsv } from './csv.ts';
import { decodeText } from './decode-text.ts';
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

const separators = [';', ',', '\t', '|'] as const;

/** The separator that is most frequent outside quotes in the first lines. */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const counts = separators.map((sign) => start.split(sign).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** Reads CSV of RFC 4180 with any usual separator, quotes and encoding. Throws `table-unreadable` for no text. */
export function csvRows(bytes: Uint8Array): RawRow[] {
  const text = decodeText(bytes)
    ?.replace(/^\ufeff/, '')
    .replace(/^sep=.\r?\n/i, '');
  if (text === undefined) throw new ModelFailure('table-unreadable');
  const limits = { rows: MAX_ROWS, columns: MAX_COLUMNS, cell: MAX_CELL };
  return parseCsv(text, separatorOf(text), limits).rows.map(({ cells }) =>
    cells.map((cell) => (cell.trim() === '' ? null : { text: cell.trim() })),
  );
}

const partOf = (archive: Archive, name: string): string => new TextDecoder().decode(archive.read(name));

interface Sheet {
  readonly name: string;
  readonly path: string;
}

function sheetsOf(archive: Archive): Sheet[] {
  if (!archive.read('xl/workbook.xml')) throw new ModelFailure('table-unreadable');
  const targets = new Map<string, string>();
  for (const relationship of elementsOf(partOf(archive, 'xl/_rels/workbook.xml.rels'), 'Relationship')) {
    const target = attributeOf(relationship, 'Target') ?? '';
    targets.set(
      attributeOf(relationship, 'Id') ?? '',
      target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    );
  }
  return [...elementsOf(partOf(archive, 'xl/workbook.xml'), 'sheet')].flatMap((sheet) => {
    const name = attributeOf(sheet, 'name');
    const path = targets.get(/(?:^|\s)\w+:id\s*=\s*["']([^"']*)/.exec(sheet.attributes)?.[1] ?? '');
    return name && path ? [{ name: name.slice(0, 100), path }] : [];
  });
}

/** Names of the sheets of a workbook, in their order. Throws `file-protected`, `file-unreadable`, `table-unreadable`. */
export const sheetNames = (bytes: Uint8Array): string[] => sheetsOf(openZip(bytes)).map(({ name }) => name);

/** What the number formats of a workbook's cell styles mean. */
function stylesOf(archive: Archive): (RawCell['type'] | undefined)[] {
  const xml = partOf(archive, 'xl/styles.xml');
  const codes = new Map<number, string>();
  for (const format of elementsOf(xml, 'numFmt'))
    codes.set(Number(attributeOf(format, 'numFmtId')), attributeOf(format, 'formatCode') ?? '');
  const [cells] = elementsOf(xml, 'cellXfs');
  return [...elementsOf(cells?.content ?? '', 'xf')].map((style) => {
    const id = Number(attributeOf(style, 'numFmtId'));
    const code = (codes.get(id) ?? '').replace(/"[^"]*"|\\.|\[(?!\$)[^\]]*\]/g, (part) =>
      /[₽р]/.test(part) ? '₽' : '',
    );
    if (id === 9 || id === 10 || code.includes('%')) return 'percent';
    if (code.includes('₽')) return 'money';
    if (id === 22 || (/[dy]/i.test(code) && /h/i.test(code))) return 'datetime';
    return (id >= 14 && id <= 17) || /[dy]/i.test(code) ? 'date' : undefined;
  });
}

const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

interface Meaning {
  readonly shared: readonly string[];
  readonly styles: readonly (RawCell['type'] | undefined)[];
  readonly epoch: number;
}

function numberCell(value: string, type: RawCell['type'], epoch: number): RawCell | null {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return null;
  if (type !== 'date' && type !== 'datetime') return { text: String(number), type: type ?? 'number' };
  const date = new Date(epoch + Math.round(number * 86_400) * 1000);
  if (Number.isNaN(date.getTime())) return { text: value, type: 'number' };
  return type === 'date'
    ? { text: date.toISOString().slice(0, 10), type }
    : { text: date.toISOString().replace('.000', ''), type };
}

function cellOf(cell: Element, { shared, styles, epoch }: Meaning): RawCell | null {
  const type = attributeOf(cell, 't') ?? 'n';
  const [v] = elementsOf(cell.content, 'v');
  const value = decodeXml(v?.content ?? '');
  const textCell = (text: string) => (text === '' ? null : { text: text.slice(0, MAX_CELL) });
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
 * The rows of a sheet that are not blank, one by one: by its name, or of the first sheet. Throws `table-unreadable` when
 * there is no such sheet, `file-protected` and `file-unreadable`.
 */
export function* sheetRows(bytes: Uint8Array, name?: string): Generator<SheetRow> {
  const archive = openZip(bytes);
  const sheets = sheetsOf(archive);
  const sheet = name === undefined ? sheets[0] : sheets.find((one) => one.name === name);
  if (!sheet) throw new ModelFailure('table-unreadable');
  const meaning: Meaning = {
    shared: [...elementsOf(partOf(archive, 'xl/sharedStrings.xml'), 'si')].map(({ content }) =>
      textIn(content),
    ),
    styles: stylesOf(archive),
    epoch: /date1904\s*=\s*["'](?:1|true)/.test(partOf(archive, 'xl/workbook.xml')) ? EPOCH_1904 : EPOCH,
  };
  let line = 0;
  for (const row of elementsOf(partOf(archive, sheet.path), 'row')) {
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
export function xlsxRows(bytes: Uint8Array, name?: string): RawRow[] {
  const rows: RawRow[] = [];
  for (const { cells } of sheetRows(bytes, name)) {
    rows.push(cells);
    if (rows.length >= MAX_ROWS) break;
  }
  return rows;
}
