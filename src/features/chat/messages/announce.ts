/** Ends of sentences, lines and list items: where a listener can take a breath. */
const pauseMark = /[.!?…:;]\s|\n/g;

/**
 * The next piece of a growing answer to be read out, up to its last pause (PRE-19); empty while there is none.
 *
 * @param text all that has arrived
 * @param from how much of it was read out already
 * @param isWhole the answer is over: the rest is read whatever it ends with
 */
export function nextPiece(text: string, from: number, isWhole: boolean): string {
  if (isWhole) return text.slice(from);
  const rest = text.slice(from);
  const last = [...rest.matchAll(pauseMark)].at(-1);
  return last ? rest.slice(0, last.index + last[0].length) : '';
}

/** Without the marks of Markdown, which a screen reader would spell out. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/[*_`#>|~]+|-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
