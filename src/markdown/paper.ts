import { likelyWidth } from '#lib/text-width.ts';
import { smallestSize } from './Markdown.css.ts';
import type { MathElement, MathNode } from './math-core.ts';

/** How a table is printed. */
export interface Paper {
  /** `wide` for a page that lies. */
  page: 'upright' | 'wide';
  /** Of its text, px. */
  size: number;
}

/** Width for a table on a sheet of A4 with the margins of browsers and of the answer, px. */
const rooms = { upright: 650, wide: 1000 };
/** Left and right padding of a cell on paper with its border, px. */
const PADDING = 13;
/** The font of the portal is wider than Arial. */
const WIDER = 1.12;
/** A longer word is broken, em. */
const LONGEST_WORD = 16;

/** In the order in which they are tried. */
const settings: readonly Paper[] = [
  ...[14, 13, 12, 11].map((size) => ({ page: 'upright', size }) as const),
  ...[13, 12, 11, 10, 9].map((size) => ({ page: 'wide', size }) as const),
];

/** Width of the longest word of a column, em. Only words that are longer than all before are measured. */
function leastOf(texts: readonly string[]): number {
  let longest = '';
  for (const text of texts)
    for (const word of text.split(/[\s\-/]+/)) if (word.length > longest.length) longest = word;
  return Math.min(LONGEST_WORD, likelyWidth(longest)) * WIDER + 0.2;
}

/**
 * Finds a page and a size of text at which no word of a table is broken on paper.
 *
 * @param rows the texts of its cells; rows are as long as the first one
 */
export function paperOf(rows: readonly (readonly string[])[]): Paper {
  const least = (rows[0] ?? []).map((_, column) => leastOf(rows.map((row) => row[column] ?? '')));
  const width = (size: number) => least.reduce((sum, em) => sum + em * size + PADDING, 0);
  const found = settings.find(({ page, size }) => width(size) <= rooms[page]);
  return found ?? { page: 'wide', size: 9 };
}

const isElement = (node: MathNode): node is MathElement => typeof node !== 'string';

/** Width of a formula, em. */
function mathWidth(node: MathNode): number {
  if (!isElement(node)) return 0.55 * [...node].length;
  if (node.tag === 'annotation') return 0;
  const widths = node.children.map(mathWidth);
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (/^m(?:frac|over|under|underover|table)$/.test(node.tag)) return Math.max(0, ...widths);
  if (node.tag === 'mtd') return total + 1;
  if (/^ms(?:ub|up|ubsup)$/.test(node.tag)) return total * 0.85;
  return node.tag === 'mo' ? total + 0.4 : total;
}

/** Of the text, and of formulas in it, px. */
const TEXT = 16;
const FORMULA = 1.12;

/** The size of text at which a formula on a line of its own fits on paper, px; undefined for the usual one. */
export function formulaPaper(math: MathNode): number | undefined {
  const size = Math.floor(rooms.upright / (mathWidth(math) * FORMULA));
  return size < TEXT ? Math.max(size, smallestSize) : undefined;
}
