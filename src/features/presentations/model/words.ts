/** Which words stay in one line, as in Russian books. */

export const isSpace = (unit: string | undefined): boolean =>
  unit === ' ' || unit === '\u2003' || unit === '\u2009';

/** Nothing that closes, joins or continues may begin a line. */
const cannotBegin = /^[—–…,.!?:;)\]}»”%‰₽°]/u;
/** Nothing that opens may end one. */
const cannotEnd = /[«“„([{№§]$/u;

/** A preposition, a conjunction, a negation or a pronoun of one or two letters, or an initial. */
const short = /^[«“„"([]*(?:[А-ЯЁа-яё][а-яё]?|\p{Lu}\.)$/u;
/** Belongs to the word before it. */
const particle = /^(?:бы?|же?|л[иь])(?!\p{L})/u;
/** Stands behind a number. */
const measure =
  /^(?:тыс|млн|млрд|трлн|руб|коп|шт|чел|кг|гг?|т|км|см|мм|м|кв|куб|га|л|ч|мин|[КМГТ]Б|к?Вт|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)(?!\p{L})/u;
/** The next three digits of a long number. */
const thousand = /^\d{3}(?!\d)/;
const hasDigitLast = /\d$/;
const startsThousands = /(?:^|[^\d])\d{1,3}$/;

/** The longest last word of a paragraph that does not stand in a line by itself. */
const lonely = 4;

/** Longer words are none of the above. */
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

/** Whether a paragraph ends with a short word that begins at `from`. */
function isLonely(units: readonly string[], from: number, { length }: string): boolean {
  const behind = units[from + length];
  return length <= lonely && (behind === undefined || behind === '\n');
}

/**
 * Whether two words stay in one line: a short word and the next one, the last word of a paragraph if it is short, a number and its unit, the parts of a number, and what a
 * mark joins.
 *
 * @param units the characters of the text
 * @param end behind the first word
 * @param from where the second word begins
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
