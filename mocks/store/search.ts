/** Search that ignores case, ё and kinds of blanks. */

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

/** Rank of a match: 0 the whole text, 1 its beginning, 2 the beginning of a word, 3 anywhere; undefined without a match. */
function rank(text: string, wanted: string): number | undefined {
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (text.includes(` ${wanted}`)) return 2;
  return text.includes(wanted) ? 3 : undefined;
}

/** The items with a matching text, best match first, otherwise in the given order. */
export function byMatch<T>(
  items: readonly T[],
  wanted: string,
  textsOf: (item: T) => readonly (string | null | undefined)[],
): T[] {
  const text = folded(wanted).trim();
  return items
    .flatMap((item) => {
      const ranks = textsOf(item).flatMap((one) => (one ? (rank(folded(one), text) ?? []) : []));
      return ranks.length > 0 ? [{ item, rank: Math.min(...ranks) }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
