/** Lines of a text as a table, a chart or cards, without loss of words (PRES-99). */
import { blockAs } from './as-block.ts';
import { isDate } from './dates.ts';
import { type Block, type Paragraph, paragraphText, type TextBlock } from './deck.ts';
import { type Item, itemsOf } from './items.ts';
import { blockProblem } from './limits.ts';
import { levelOf } from './lists.ts';
import { isTotal } from './table-box.ts';

export type LineKind = 'table' | 'chart' | 'cards';

const fewestLines = 2;
const mostCards = 8;
/** A name longer than this is a sentence. */
const longestName = 60;

/** Separators between two columns. The one that most lines contain is used, the first one of those that are equally frequent. */
const separators = [/\t+/u, /:\s+/u, /\s[—–-]\s+/u, /;\s+/u] as const;
/** A line with one number at its end: «Москва 12,5 %». */
const named = /^(\D+?)\s+([+−-]?\d[\d \u00a0\u202f]*(?:[.,]\d+)?[ \u00a0\u202f]?\D{0,12})$/u;

/** Cells have no links and no italics: such lines stay a text. */
const isPlain = ({ runs }: Paragraph): boolean =>
  runs.every(({ isItalic, link }) => !isItalic && link === null);

/** The two sides of the first separator of a line; undefined when one of them is empty. */
function sidesOf(line: string, separator: RegExp): [string, string] | undefined {
  const at = separator.exec(line);
  if (!at) return undefined;
  const [name, rest] = [line.slice(0, at.index).trim(), line.slice(at.index + at[0].length).trim()];
  return name === '' || rest === '' || name.length > longestName ? undefined : [name, rest];
}

/** The separator that most of the lines have, at least half of them. */
function commonSeparator(lines: readonly string[]): RegExp | undefined {
  const counts = separators.map((separator) => lines.filter((line) => sidesOf(line, separator)).length);
  const most = Math.max(...counts);
  return most > 0 && most * 2 >= lines.length ? separators[counts.indexOf(most)] : undefined;
}

/** The line of an item without a name of its own. */
const lineOf = ({ head, texts }: Item): string | undefined => {
  const [only, ...more] = texts;
  return !head && only && more.length === 0 ? paragraphText(only).trim() : undefined;
};

/** Rows of one or two cells. An item with further lines has its name in the first row only. */
function rowsOf(paragraphs: readonly Paragraph[]): string[][] {
  const items = itemsOf(paragraphs);
  const separator = commonSeparator(items.flatMap((item) => lineOf(item) ?? []));
  return items.flatMap((item): string[][] => {
    const line = lineOf(item);
    if (line !== undefined) return [(separator && sidesOf(line, separator)) ?? [line]];
    const name = item.head ? paragraphText(item.head).trim() : '';
    const texts = item.texts.map((text) => paragraphText(text).trim());
    if (texts.length === 0) return [[name]];
    return texts.map((text, at) => [at > 0 ? '' : name.replace(/\s*[:—–]$/u, ''), text]);
  });
}

function tableOf(paragraphs: readonly Paragraph[]): Block {
  const rows = rowsOf(paragraphs);
  const width = Math.max(...rows.map(({ length }) => length));
  return {
    kind: 'table',
    hasHeader: false,
    rows: rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? '')),
  };
}

/** Names and numbers; null when a line has no number, or when a chart would leave a line out. */
function chartOf(paragraphs: readonly Paragraph[]): Block | null {
  const rows = rowsOf(paragraphs).map((row) => {
    const [, name, number] = row.length === 1 ? (named.exec(row[0] ?? '') ?? []) : [];
    return (name !== undefined && number !== undefined ? [name, number] : row).map((cell) =>
      cell.replace(/\s*[;,:—–]$/u, ''),
    );
  });
  // A total is no category, a year without a number is none.
  const isLost = rows.some(
    (row) => row.length !== 2 || row.some((cell) => cell === '' || isTotal([cell])) || row.every(isDate),
  );
  return isLost ? null : blockAs('chart', { kind: 'table', hasHeader: false, rows });
}

/** The lines as a list from the first level on, each item a card. */
function cardsOf(paragraphs: readonly Paragraph[]): TextBlock | null {
  const first = Math.min(...paragraphs.map(levelOf));
  const [top, next] = paragraphs;
  // The heading of a list would become a card like the others.
  if (top?.list === 'none' && next && next.list !== 'none' && levelOf(next) === levelOf(top)) return null;
  const items = paragraphs.map(
    (one): Paragraph => ({
      ...one,
      level: levelOf(one) - first,
      list: one.list === 'none' ? 'bullet' : one.list,
    }),
  );
  // A deeper line before the first item would become an item, and those below it its lines.
  if (items[0] && levelOf(items[0]) > 0) return null;
  return itemsOf(items).length > mostCards ? null : { kind: 'text', paragraphs: items };
}

/**
 * Lines as a block of a slide: a table of their two sides, a chart of a number in each, or a list for cards. Null when they are
 * fewer than two, when the block would lose words, looks other than bold type, or links, or when it has no room for them.
 */
export function linesAs(kind: LineKind, all: readonly Paragraph[]): Block | null {
  // An empty line would part an item from the lines below it.
  const paragraphs = all.filter((one) => paragraphText(one).trim() !== '');
  if (paragraphs.length < fewestLines || (kind !== 'cards' && !paragraphs.every(isPlain))) return null;
  const block =
    kind === 'table' ? tableOf(paragraphs) : kind === 'chart' ? chartOf(paragraphs) : cardsOf(paragraphs);
  return block && blockProblem('body', block) === undefined ? block : null;
}
