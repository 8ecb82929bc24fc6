const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const toCyrillic = new Map([...latin].map((letter, index) => [letter, cyrillic[index] ?? letter]));
const toLatin = new Map([...cyrillic].map((letter, index) => [letter, latin[index] ?? letter]));

/** A text as it is compared: without case, е for ё, no space around it. */
export const fold = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim();
const retype = (text: string, layout: Map<string, string>): string =>
  [...text].map((letter) => layout.get(letter) ?? letter).join('');

/** What a query may mean: as typed, and typed in the other keyboard layout; folded, each once. */
export function spellings(query: string): string[] {
  const lower = query.toLocaleLowerCase('ru').trim();
  return [...new Set([fold(query), fold(retype(lower, toCyrillic)), fold(retype(lower, toLatin))])];
}

/**
 * Makes a test for texts that contain `query`: case does not matter, е stands for ё, and a query typed in the
 * other keyboard layout is understood («срфепзе» finds ChatGPT, «gthtdjl» finds «Перевод»; HOME-01).
 */
export function matcher(query: string): (text: string) => boolean {
  if (fold(query) === '') return () => true;
  const wanted = spellings(query);
  return (text) => {
    const folded = fold(text);
    return wanted.some((part) => folded.includes(part));
  };
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Slips that are forgiven in a word of so many letters; in a short one each letter counts. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * True when a word was meant to be `word` or its beginning: a letter is wrong, missing, too many or has changed places
 * with the next (HOME-01); one slip in four letters, two in eight.
 *
 * @param typed a folded word
 * @param word a folded word
 */
export function isNear(typed: string, word: string): boolean {
  const limit = forgiven(typed.length);
  if (limit === 0 || word.length < typed.length - limit) return false;
  // Optimal string alignment, row by row: `row[i]` is the least number of slips between the beginning of `typed` that
  // is i letters long and that of `word`.
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

/** Makes a test like `matcher`'s for one word with slips in it. */
export function nearMatcher(query: string): (text: string) => boolean {
  const wanted = spellings(query);
  return (text) => {
    const words = wordsOf(text);
    return wanted.some((typed) => words.some((word) => isNear(typed, word)));
  };
}
