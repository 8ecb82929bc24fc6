import type { AlignType, Paragraph, PhrasingContent, RootContent, Table, TableCell, TableRow } from 'mdast';
import { attribute, type HtmlPart, htmlParts, type Tag } from './html-tags.ts';
import { withCellLines } from './loose-text.ts';
import type { Details } from './node-types.ts';

/** Parses the Markdown inside HTML. */
export interface InnerParser {
  blocks: (source: string) => RootContent[];
  inline: (source: string) => PhrasingContent[];
}

/** A table of more cells is shown as written. */
const maxCells = 20_000;
const maxSpan = 100;

const isTag = (part: HtmlPart): part is Tag => typeof part !== 'string';

interface Cell {
  readonly tag: Tag;
  source: string;
}

/**
 * The rows of a table in HTML, each with its cells, and the texts outside the cells, such as the caption. Tags inside a cell
 * stay a part of its source.
 */
function rowsOf(parts: readonly HtmlPart[]): { rows: Cell[][]; outside: string[] } {
  const rows: Cell[][] = [];
  const outside: string[] = [];
  let cell: Cell | undefined;
  for (const part of parts) {
    if (!isTag(part)) {
      if (cell) cell.source += part;
      else if (/[\p{L}\p{N}]/u.test(part)) outside.push(part.trim());
    } else if (part.name === 'tr') {
      cell = undefined;
      if (!part.isEnd) rows.push([]);
    } else if (part.name === 'td' || part.name === 'th') {
      cell = part.isEnd ? undefined : { tag: part, source: '' };
      if (cell && rows.length === 0) rows.push([]);
      if (cell) rows.at(-1)?.push(cell);
    } else if (cell) cell.source += written(part);
  }
  return { rows: rows.filter((row) => row.length > 0), outside };
}

const written = ({ name, isEnd, attributes }: Tag): string => `<${isEnd ? '/' : ''}${name}${attributes}>`;

const spanOf = (tag: Tag, name: string): number =>
  Math.min(maxSpan, Math.max(1, Number.parseInt(attribute(tag, name) ?? '1', 10) || 1));

/** Puts every cell into its column; cells that reach over several columns or rows leave empty ones. */
function gridOf(rows: readonly Cell[][]): (Cell | undefined)[][] | undefined {
  const grid: (Cell | undefined)[][] = rows.map(() => []);
  const taken = rows.map(() => new Set<number>());
  let cells = 0;
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row) {
      while (taken[at]?.has(column)) column += 1;
      const width = spanOf(cell.tag, 'colspan');
      const height = Math.min(spanOf(cell.tag, 'rowspan'), rows.length - at);
      cells += width * height;
      if (cells > maxCells) return undefined;
      for (let down = 0; down < height; down += 1)
        for (let right = 0; right < width; right += 1) taken[at + down]?.add(column + right);
      const target = grid[at];
      if (target) target[column] = cell;
      column += width;
    }
  }
  const width = Math.max(...taken.map((columns) => Math.max(-1, ...columns) + 1));
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column]));
}

const sideOf = (cell: Cell | undefined): AlignType => {
  const style = cell && attribute(cell.tag, 'style');
  const side =
    (cell && attribute(cell.tag, 'align'))?.toLowerCase() ?? /text-align:\s*(\w+)/i.exec(style ?? '')?.[1];
  return side === 'left' || side === 'right' || side === 'center' ? side : null;
};

/**
 * A table in HTML as a table of Markdown, whose head is its first row, after the texts outside its cells; undefined if it
 * has no cells.
 */
export function tableOf(
  source: string,
  parser: InnerParser,
): { table: Table; before: Paragraph[] } | undefined {
  const { rows, outside } = rowsOf(htmlParts(source));
  const grid = gridOf(rows);
  const [head] = grid ?? [];
  if (!grid || !head) return undefined;
  const children = grid.map<TableRow>((row) => ({
    type: 'tableRow',
    children: row.map<TableCell>((cell) => ({
      type: 'tableCell',
      children: cell ? withCellLines(parser.inline(cell.source.trim())) : [],
    })),
  }));
  const align = head.map((_, column) => sideOf(grid[1]?.[column]) ?? sideOf(head[column]));
  const before = outside.map<Paragraph>((text) => ({ type: 'paragraph', children: parser.inline(text) }));
  return { table: { type: 'table', align, children }, before };
}

const summary = /^\s*<summary(?:\s[^<>]*)?>([\s\S]*?)<\/summary>/i;
const openSummary = /^\s*<summary(?:\s[^<>]*)?>([\s\S]*)/i;

/**
 * Divides the content of `details` into the source of its summary and the rest.
 *
 * @param isOpen whether the end of the summary may arrive
 */
export function detailsOf(
  content: string,
  parser: InnerParser,
  isOpen: boolean,
  rest: (source: string) => RootContent[],
): Details {
  const [all = '', title = ''] = summary.exec(content) ?? (isOpen ? openSummary.exec(content) : null) ?? [];
  return { type: 'details', summary: parser.inline(title.trim()), children: rest(content.slice(all.length)) };
}
