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

/** Longest announcement, characters: about ten minutes of speech. Browsers take seconds to lay out a line of a million. */
export const MAX_SPOKEN = 10_000;

/** A piece as it is announced: without Markdown syntax, which a screen reader would read out; a very long one is cut. */
export const spokenText = (piece: string): string =>
  piece.length > MAX_SPOKEN
    ? `${withoutMarks(piece.slice(0, MAX_SPOKEN))}… Продолжение — в\u00a0тексте ответа.`
    : withoutMarks(piece);

const withoutMarks = (text: string): string =>
  text
    .replaceAll(/[*_`#>|~]+|-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
