/** Translations of the stand-in: transliteration, which nobody takes for a real one, sentence by sentence. */
import type { ServiceSettings } from '#mocks/domain/model/model.ts';
import type { Made, Maker } from './maker.ts';

const LETTERS: readonly (readonly [string, string])[] = [
  ...(['щ shch', 'ж zh', 'ч ch', 'ш sh', 'ю yu', 'я ya', 'ё yo', 'х kh', 'ц ts'] as const),
  ...[...'абвгдезийклмнопрстуфыэ'].map((letter, index) => `${letter} ${'abvgdeziyklmnoprstufye'[index]}`),
].map((pair): [string, string] => {
  const [cyrillic = '', latin = ''] = pair.split(' ');
  return [cyrillic, latin];
});
const toLatin = new Map<string, string>([...LETTERS, ['ъ', ''], ['ь', '']]);
const toCyrillic = new Map<string, string>([
  ...LETTERS.map(([cyrillic, latin]): [string, string] => [latin, cyrillic]),
  ...(['c к', 'h х', 'j дж', 'q к', 'w в', 'x кс'].map((pair) => pair.split(' ')) as [string, string][]),
  ['y', 'й'],
  ['i', 'и'],
  ['e', 'е'],
]);

function likeCase(source: string, target: string): string {
  if (source === source.toLowerCase()) return target;
  return source.length > 1 && source === source.toUpperCase()
    ? target.toUpperCase()
    : target.charAt(0).toUpperCase() + target.slice(1);
}

const isCyrillic = (text: string): boolean => /[а-яё]/i.test(text);

/** The language of a text by its letters. */
export function languageOf(text: string): 'ru' | 'en' {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[а-яё]/gi) * 2 >= count(/[a-z]/gi) && isCyrillic(text) ? 'ru' : 'en';
}

/** Writes Russian with Latin letters, and everything else, where the target is Russian, with Cyrillic ones. */
export function transliterate(text: string, to: string): string {
  if (to !== 'ru')
    return text.replace(/[а-яё]/gi, (letter) =>
      likeCase(letter, toLatin.get(letter.toLowerCase()) ?? letter),
    );
  return text.replace(/shch|zh|ch|sh|yu|ya|yo|kh|ts|[a-z]/gi, (letters) =>
    likeCase(letters, toCyrillic.get(letters.toLowerCase()) ?? letters),
  );
}

/** From which language into which; Russian becomes English where nothing is said. */
export function direction(text: string, { from, to }: ServiceSettings): { from: string; to: string } {
  const source = from === undefined || from === 'auto' ? languageOf(text) : from;
  return { from: source, to: to ?? (source === 'ru' ? 'en' : 'ru') };
}

/** Sentences with the blanks and line ends after them; joined they are the text. */
export function sentencesOf(text: string): string[] {
  const parts = text.match(/[^.!?…\n]*(?:[.!?…]+[»")\]]*|\n|$)\s*/gu) ?? [];
  return parts.filter((part) => part !== '').flatMap((part) => part.match(/[\s\S]{1,20000}/g) ?? []);
}

export const translation: Maker = {
  stages: ['Определяем язык', 'Переводим (репетиция: транслитерация)'],
  make({ text, settings }): Made {
    const languages = direction(text, settings);
    const sentences = sentencesOf(text).slice(0, 20_000);
    const pairs = sentences.map((source) => ({
      source,
      target: transliterate(source, languages.to).slice(0, 20_000),
    }));
    return {
      text: pairs.map(({ target }) => target).join(''),
      results: [{ resultId: 'translation', result: { kind: 'translation', ...languages, pairs } }],
    };
  },
};
