/** Direction of texts in a PDF. A PDF stores no direction: letters are drawn in their order on the page, from left to right. */
import bidiFactory from 'bidi-js';
import { hasRightToLeft } from '#lib/right-to-left.ts';

const bidi = bidiFactory();

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });

/**
 * The levels of the characters of a paragraph (UAX #9). Characters written from right to left have odd levels.
 *
 * @param base direction of the paragraph. @default that of its first letter
 * @returns a level for each code unit, and the level of the paragraph
 */
export function levelsOf(text: string, base: 'ltr' | 'auto' = 'auto'): { levels: Uint8Array; base: number } {
  if (!hasRightToLeft(text)) return { levels: new Uint8Array(text.length), base: 0 };
  // A line break does not begin another paragraph.
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text.replaceAll('\n', '\u2028'), base);
  return { levels, base: paragraphs[0]?.level ?? 0 };
}

/** Divides a text into parts of one level. */
export function byLevel(text: string, levels: Uint8Array): { text: string; level: number }[] {
  const found: { text: string; level: number }[] = [];
  for (let at = 0; at < text.length; ) {
    const level = levels[at] ?? 0;
    let end = at + 1;
    while (end < text.length && levels[end] === level) end += 1;
    found.push({ text: text.slice(at, end), level });
    at = end;
  }
  return found;
}

/** Sorts the pieces of a line from left to right (rule L2 of UAX #9). */
export function inVisualOrder<Piece extends { readonly level: number }>(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      if (to - from > 1) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  return order;
}

/** Replaces each bracket by its mirror image, for a text that is written from right to left. */
export const mirrored = (text: string): string =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');

/** Whether fontkit sets the glyphs of a text from right to left. It decides by the first letter. */
const isTurned = (text: string): boolean =>
  hasRightToLeft(/[^\p{Script=Common}\p{Script=Inherited}]/u.exec(text)?.[0] ?? '');

/** The text that fontkit draws in the given direction. */
export const asDrawn = (text: string, isRightToLeft: boolean): string =>
  isTurned(text) === isRightToLeft
    ? text
    : Array.from(graphemes.segment(text), ({ segment }) => segment)
        .reverse()
        .join('');
