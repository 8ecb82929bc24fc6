/** What pasted and dropped plain text becomes; HTML is never read (PRES-13). */
import { DECK_LIMITS, type Paragraph, paragraph, run, type TableBlock, type TextBlock } from './deck.ts';

const bullet = /^([\t ]*)[•●▪◦·*–—-][\t ]+(.*)$/;
const number = /^([\t ]*)\d{1,3}[.)][\t ]+(.*)$/;

/** Two spaces or a tab make a level. */
const levelOf = (indent: string): number => Math.min(2, Math.floor(indent.replaceAll('\t', '  ').length / 2));

const linesOf = (text: string): string[] => text.replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n').split('\n');
/** Control characters show nothing and spoil exported files. */
const clean = (text: string): string => text.replaceAll(/(?![\t\n\v\f\r])\p{Cc}/gu, '');

/**
 * Paragraphs of plain text: a line starting with «•», «-» or «1.» becomes an item of a list. Empty lines are dropped.
 *
 * @param list what other lines become, that of the paragraph pasted into as a rule
 */
export function pastedParagraphs(text: string, list: Paragraph['list'] = 'none'): Paragraph[] {
  return linesOf(clean(text))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const marked = bullet.exec(line);
      const numbered = marked ? null : number.exec(line);
      const [, indent = '', rest = ''] = marked ?? numbered ?? [];
      if (marked) return paragraph(rest.trim(), 'bullet', levelOf(indent));
      if (numbered) return paragraph(rest.trim(), 'number', levelOf(indent));
      return { level: 0, list, runs: [run(line.replaceAll('\t', ' ').trim())] };
    });
}

/** The cells of plain text with tabs, whatever their number and length; undefined if it has neither tabs nor several lines. */
export function pastedCells(text: string): string[][] | undefined {
  const lines = linesOf(clean(text).replace(/[\r\n]+$/, ''));
  if (lines.length < 2 && !text.includes('\t')) return undefined;
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

/**
 * The tables of pasted cells, such as a range of Excel: the first row names the columns, and stands above each table when there
 * are too many rows for one (PRES-85). Undefined for text without a tab in each line, and for cells that no table may hold.
 */
export function pastedTables(text: string): TableBlock[] | undefined {
  const [head = [], ...rows] = pastedCells(text) ?? [];
  const lines = linesOf(text).filter((line) => line !== '');
  if (rows.length === 0 || head.length > DECK_LIMITS.columns || !lines.every((line) => line.includes('\t')))
    return undefined;
  if ([head, ...rows].flat().some((cell) => cell.length > DECK_LIMITS.cell)) return undefined;
  const most = DECK_LIMITS.rows - 1;
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, at) => ({
    kind: 'table',
    hasHeader: true,
    rows: [head, ...rows.slice(at * most, (at + 1) * most)],
  }));
}

/** Writes cells into a table from one cell on; the table grows within its limits. */
export function putCells(
  rows: readonly (readonly string[])[],
  cells: readonly (readonly string[])[],
  row: number,
  column: number,
): string[][] {
  const height = Math.min(DECK_LIMITS.rows, Math.max(rows.length, row + cells.length));
  const across = Math.max(0, ...cells.map((line) => line.length));
  const width = Math.min(DECK_LIMITS.columns, Math.max(rows[0]?.length ?? 0, column + across));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cells[y - row]?.[x - column] ?? rows[y]?.[x] ?? ''),
  );
}

/** The paragraphs of a title, author or subtitle: one line each, without marks. */
export const pastedLine = (text: string): string =>
  linesOf(clean(text)).join(' ').replaceAll(/\s+/g, ' ').trim();

export const pastedBlock = (text: string): TextBlock => ({
  kind: 'text',
  paragraphs: pastedParagraphs(text),
});
