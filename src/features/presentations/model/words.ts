/** Which words stay in one line by the rules of Russian typography. */

export const isSpace = (unit: string | undefined): boolean =>
  unit === ' ' || unit === '\u2003' || unit === '\u2009';

/** Marks that may not begin a line: dashes, punctuation, closing brackets and quotes, and signs after numbers. */
const cannotBegin = /^[—–…,.!?:;)\]}»”%‰₽°]/u;
/** Marks that may not end a line: opening brackets and quotes, «№» and «§». */
const cannotEnd = /[«“„([{№§]$/u;

/** A word of one or two letters, such as a preposition or a conjunction, or an initial. It stays with the next word. */
const short = /^[«“„"([]*(?:[А-ЯЁа-яё][а-яё]?|\p{Lu}\.)$/u;
/** A particle. It stays with the word before it. */
const particle = /^(?:бы?|же?|л[иь])(?!\p{L})/u;
/** A unit or a month. It stays with the number before it. */
const measure =
  /^(?:тыс|млн|млрд|трлн|руб|коп|шт|чел|кг|гг?|т|км|см|мм|м|кв|куб|га|л|ч|мин|[КМГТ]Б|к?Вт|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)(?!\p{L})/u;
/** A group of three digits inside a long number. */
const thousand = /^\d{3}(?!\d)/;
const hasDigitLast = /\d$/;
const startsThousands = /(?:^|[^\d])\d{1,3}$/;

/** A last word of a paragraph with at most this many letters does not stay alone in a line. */
const lonely = 4;

/** Words longer than this match none of the patterns above, so that they are not read to their end. */
const longest = 12;

function wordBefore(units: readonly string[], end: number): string {
  let from = end;
  while (from > 0 && end - from <= longest && !isSpace(units[from - 1]) && units[from - 1] !== '\n')
    from -= 1;
  return units.slice(from, end).join('');
}

function wordFrom(units: readonly string[], from: number): string {
  let end = from;
  while (end < units.length && end - from <= longest && !isSpace(units[end]) && units[end] !== '\n') end += 1;
  return units.slice(from, end).join('');
}

/** True if the word that begins at `from` is short and ends its paragraph. */
function isLonely(units: readonly string[], from: number, { length }: string): boolean {
  const behind = units[from + length];
  return length <= lonely && (behind === undefined || behind === '\n');
}

/**
 * True if two neighbouring words stay in one line: a short word and the next one, a short last word of a paragraph and the one
 * before it, a number and its unit, the groups of a long number, and words that a mark joins.
 *
 * @param units the characters of the text
 * @param end the index after the first word
 * @param from the index of the second word
 */
export function belongTogether(units: readonly string[], end: number, from: number): boolean {
  const [word, next] = [wordBefore(units, end), wordFrom(units, from)];
  if (cannotBegin.test(next) || cannotEnd.test(word) || particle.test(next)) return true;
  if (isLonely(units, from, next)) return true;
  if (hasDigitLast.test(word))
    return measure.test(next) || (startsThousands.test(word) && thousand.test(next));
  if (!short.test(word) || particle.test(word)) return false;
  if (!measure.test(word)) return true;
  // «12 ч на сборку»: the unit belongs to its number.
  let before = end - word.length;
  while (isSpace(units[before - 1])) before -= 1;
  return !hasDigitLast.test(units[before - 1] ?? '');
}
