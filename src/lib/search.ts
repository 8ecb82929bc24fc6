const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const toCyrillic = new Map([...latin].map((letter, index) => [letter, cyrillic[index] ?? letter]));
const toLatin = new Map([...cyrillic].map((letter, index) => [letter, latin[index] ?? letter]));

const fold = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim();
const retype = (text: string, layout: Map<string, string>): string =>
  [...text].map((letter) => layout.get(letter) ?? letter).join('');

/**
 * Makes a test for texts that contain `query`: case does not matter, е stands for ё, and a query typed in the
 * other keyboard layout is understood («сферпзе» finds ChatGPT, «gthtdjl» finds «Перевод»; HOME-01).
 */
export function matcher(query: string): (text: string) => boolean {
  const plain = fold(query);
  if (plain === '') return () => true;
  const lower = query.toLocaleLowerCase('ru').trim();
  const wanted = [plain, fold(retype(lower, toCyrillic)), fold(retype(lower, toLatin))];
  return (text) => {
    const folded = fold(text);
    return wanted.some((part) => folded.includes(part));
  };
}
