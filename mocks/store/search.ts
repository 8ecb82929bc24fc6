/** Search that ignores case, ё, kinds of blanks, the order of the words and the keyboard layout. */
import { spellings } from '#lib/search.ts';

/** Normalised text: lower case, ё as е, any blank as a space. */
export const folded = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ');

/**
 * A function that gives the normalised text of a row and keeps it: stored rows are replaced and never changed.
 *
 * @param textOf the searched text; may depend on the row only
 */
export function foldedOnce<Row extends object>(textOf: (row: Row) => string): (row: Row) => string {
  const known = new WeakMap<Row, string>();
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const text = folded(textOf(row));
    known.set(row, text);
    return text;
  };
}

/**
 * The words of a query: first as typed, then as typed in the other keyboard layout (HOME-01). A reading in the other layout
 * counts only if each of its words has a letter.
 */
export function readingsOf(query: string): string[][] {
  const texts = new Set(spellings(query).map(folded));
  const readings = [...texts].map((one) => one.split(' ').filter(Boolean));
  return readings.filter((words, at) => at === 0 || words.every((word) => /\p{L}/u.test(word)));
}

/**
 * The test of a search: each word of the query occurs, in any order and field («анна елкина» finds «Ёлкина Анна»).
 *
 * @returns a test of folded texts; undefined for a query without words
 */
export function searchTest(query: string | undefined): ((text: string) => boolean) | undefined {
  const readings = readingsOf(query ?? '');
  if (readings[0]?.length === 0) return undefined;
  return (text) => readings.some((words) => words.every((word) => text.includes(word)));
}

/** Rank of a match: 0 the whole text, 1 its beginning, 2 the beginning of a word, 3 anywhere; undefined without a match. */
function rank(text: string, wanted: string): number | undefined {
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (text.includes(` ${wanted}`)) return 2;
  return text.includes(wanted) ? 3 : undefined;
}

/** Rank of an item whose texts together have the words of the query. */
const SCATTERED = 4;

/** The items with a matching text, best match first, otherwise in the given order. */
export function byMatch<T>(
  items: readonly T[],
  wanted: string,
  textsOf: (item: T) => readonly (string | null | undefined)[],
): T[] {
  const text = folded(wanted).trim();
  const hasWords = searchTest(wanted);
  return items
    .flatMap((item) => {
      const texts = textsOf(item).flatMap((one) => (one ? folded(one) : []));
      const ranks = texts.flatMap((one) => rank(one, text) ?? []);
      if (ranks.length > 0) return [{ item, rank: Math.min(...ranks) }];
      return hasWords?.(texts.join('\n')) ? [{ item, rank: SCATTERED }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
