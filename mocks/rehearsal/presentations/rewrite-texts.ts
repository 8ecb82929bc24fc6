/** Texts of a slide that are written anew without a model: wordy phrases get short, and nothing is made up. */
import { MAX_PARAGRAPHS, type Rewriting, wordByWord } from '#mocks/domain/presentations/rewrite.ts';
import { transliterate } from '#mocks/rehearsal/makers/translation.ts';
import type { Schemas } from '#mocks/store/database.ts';

/** Wordy phrases and what says the same. */
const shorter: readonly (readonly [RegExp, string])[] = [
  [/(?:в настоящее время|на сегодняшний день|на данный момент)\s*/giu, 'сейчас '],
  [/(?:следует отметить|необходимо отметить|важно отметить),? что\s*/giu, ''],
  [/в связи с тем,? что/giu, 'потому что'],
  [/для того,? чтобы/giu, 'чтобы'],
  [/(?:осуществляется|производится|проводится) (?=\p{L}+(?:ние|ка|ция)(?!\p{L}))/giu, 'идёт '],
  [/в размере\s+/giu, ''],
  [/является\s+/giu, '— '],
];

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);

/** The text without wordy phrases; it begins with a capital if it did. */
function rewritten(text: string): string {
  const short = shorter.reduce((words, [phrase, plain]) => words.replace(phrase, plain), text);
  return text.charAt(0) === text.charAt(0).toLocaleLowerCase('ru') ? short : capital(short);
}

/** The first part of a sentence of several, if it says something by itself. */
function shortened(text: string): string {
  const words = rewritten(text);
  const [first = ''] = words.split(/(?:; |, (?:что|а|но|которы\p{L}+) | \()/u, 1);
  return first.split(' ').length >= 3 ? first.replace(/[.;]$/u, '') : words;
}

const PROMISE = 'Подробности напишет подключённая модель';

/** @returns the texts of a rewriting; more detail is only announced, a translation is a transliteration */
export function rehearsedTexts(rewriting: Rewriting): Schemas['PresentationText'][] {
  const { action, language, texts } = rewriting;
  if (action === 'translate') return wordByWord(rewriting, (text) => transliterate(text, language));
  if (action !== 'expand') return wordByWord(rewriting, action === 'shorten' ? shortened : rewritten);
  return texts.map((text, at) => {
    const [last] = text.paragraphs.slice(-1);
    if (!last || at < texts.length - 1 || text.paragraphs.length >= MAX_PARAGRAPHS) return text;
    const { icon: _icon, ...looks } = last;
    const runs = [{ text: PROMISE, isBold: false, isItalic: false, link: null }];
    return { paragraphs: [...text.paragraphs, { ...looks, runs }] };
  });
}
