/** A part of a text; `isQuote` for the words that were looked for. */
export interface TextPart {
  text: string;
  isQuote: boolean;
}

/**
 * Finds a quotation in the text of a page. Blanks and line ends may differ, since pages are set anew.
 *
 * @returns the parts of the text, all of them together the text
 */
export function markQuote(text: string, quote: string | undefined): TextPart[] {
  const words = quote?.match(/\S+/g)?.map((word) => word.replaceAll(/[\^$.*+?()[\]{}|/\\]/g, '\\$&'));
  const found = words && new RegExp(words.join('[\\s\\u00ad-]+'), 'iu').exec(text);
  if (!found) return [{ text, isQuote: false }];
  const end = found.index + found[0].length;
  return [
    { text: text.slice(0, found.index), isQuote: false },
    { text: found[0], isQuote: true },
    { text: text.slice(end), isQuote: false },
  ].filter((part) => part.text !== '');
}
