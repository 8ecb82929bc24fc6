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
