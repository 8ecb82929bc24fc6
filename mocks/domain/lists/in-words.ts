/** Lists within a sentence. */
import { plural } from '#lib/text.ts';

const list = new Intl.ListFormat('ru');

/** Joins parts of a sentence: `а`, `а и б`, `а, б и в`. The space after «и» does not break. */
export const inWords = (parts: readonly string[]): string =>
  list
    .formatToParts(parts)
    .map(({ type, value }) => (type === 'literal' ? value.replace(/ и $/, ' и\u00a0') : value))
    .join('');

/** A number with its word as a list of one, which is empty for 0. */
export const counted = (count: number, one: string, few: string, many: string): string[] =>
  count > 0 ? [plural(count, one, few, many)] : [];
