/** Ends of sentences, lines and list items. */
const sentenceEnd = /[.!?…:;]\s|\n/g;

/**
 * The next piece of a growing answer to announce, up to the last end of a sentence (PRE-19); empty without one.
 *
 * @param text the whole text so far
 * @param from number of characters that were announced already
 * @param isWhole the answer has ended, so that all the rest is announced
 */
export function nextPiece(text: string, from: number, isWhole: boolean): string {
  if (isWhole) return text.slice(from);
  const rest = text.slice(from);
  const last = [...rest.matchAll(sentenceEnd)].at(-1);
  return last ? rest.slice(0, last.index + last[0].length) : '';
}

/** Removes Markdown syntax, which a screen reader would read out. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/[*_`#>|~]+|-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
