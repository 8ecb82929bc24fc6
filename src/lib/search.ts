const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const toCyrillic = new Map([...latin].map((letter, index) => [letter, cyrillic[index] ?? letter]));
const toLatin = new Map([...cyrillic].map((letter, index) => [letter, latin[index] ?? letter]));

/** Normalises a text for comparison: lower case, е for ё, trimmed. */
export const fold = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim();
const retype = (text: string, layout: Map<string, string>): string =>
  [...text].map((letter) => layout.get(letter) ?? letter).join('');

/**
 * Returns the possible readings of a query, normalised and without duplicates: as typed, and as typed in the other
 * keyboard layout.
 */
export function spellings(query: string): string[] {
  const lower = query.toLocaleLowerCase('ru').trim();
  return [...new Set([fold(query), fold(retype(lower, toCyrillic)), fold(retype(lower, toLatin))])];
}

/**
 * Returns a predicate for texts that contain `query`. It ignores case, treats ё as е and accepts a query typed in the
 * other keyboard layout («срфепзе» finds ChatGPT, «gthtdjl» finds «Перевод»; HOME-01).
 */
export function matcher(query: string): (text: string) => boolean {
  if (fold(query) === '') return () => true;
  const wanted = spellings(query);
  return (text) => {
    const folded = fold(text);
    return wanted.some((part) => folded.includes(part));
  };
}

/** Returns the normalised words of a text. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns how many typing errors are accepted in a word of this length; none in a short word. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns true if `typed` is `word` or its beginning with typing errors: a wrong, missing, extra or transposed letter
 * (HOME-01). One error is accepted from four letters on, two from eight.
 *
 * @param typed a normalised word
 * @param word a normalised word
 */
export function isNear(typed: string, word: string): boolean {
  const limit = allowedErrors(typed.length);
  if (limit === 0 || word.length < typed.length - limit) return false;
  // Optimal string alignment, row by row: `row[i]` is the smallest number of errors between the first i letters of
  // `typed` and the current beginning of `word`.
  let last: number[] = [];
  let row = Array.from({ length: typed.length + 1 }, (_, index) => index);
  let best = row.at(-1) ?? 0;
  for (let at = 1; at <= word.length; at += 1) {
    const next = [at];
    for (let index = 1; index <= typed.length; index += 1) {
      const isSame = typed[index - 1] === word[at - 1];
      const isSwap =
        index > 1 && at > 1 && typed[index - 1] === word[at - 2] && typed[index - 2] === word[at - 1];
      next[index] = Math.min(
        (row[index] ?? 0) + 1,
        (next[index - 1] ?? 0) + 1,
        (row[index - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (last[index - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [last, row] = [row, next];
    best = Math.min(best, row.at(-1) ?? best);
  }
  return best <= limit;
}

/** Returns a predicate like that of `matcher`, for one word with typing errors. */
export function nearMatcher(query: string): (text: string) => boolean {
  const wanted = spellings(query);
  return (text) => {
    const words = wordsOf(text);
    return wanted.some((typed) => words.some((word) => isNear(typed, word)));
  };
}
