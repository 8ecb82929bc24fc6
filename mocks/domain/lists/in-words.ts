/** Lists within a sentence. */

const list = new Intl.ListFormat('ru');

/** Joins parts of a sentence: `а`, `а и б`, `а, б и в`. The space after «и» does not break. */
export const inWords = (parts: readonly string[]): string =>
  list
    .formatToParts(parts)
    .map(({ type, value }) => (type === 'literal' ? value.replace(/ и $/, ' и\u00a0') : value))
    .join('');
