import type { ChatResult } from '../../model/chat.ts';

export type TranslationResult = Extract<ChatResult, { kind: 'translation' }>;
export type Pair = TranslationResult['pairs'][number];

/** The whole translation: each sentence has the blanks and line ends after it. */
export const targetOf = (pairs: readonly Pair[]): string => pairs.map(({ target }) => target).join('');

/** Source and translation, sentence by sentence, for the clipboard. */
export const bothOf = (pairs: readonly Pair[]): string =>
  pairs
    .filter(({ source, target }) => source.trim() !== '' || target.trim() !== '')
    .map(({ source, target }) => `${source.trim()}\n${target.trim()}`)
    .join('\n\n');

const names = new Intl.DisplayNames('ru', { type: 'language' });

/** «русский»; the code if the browser has no name for it. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** A code with which the browser knows how to read, hyphenate and spell; none if it is not one. */
export const langOf = (code: string): string | undefined => (/^[a-z]{2}$/.test(code) ? code : undefined);
