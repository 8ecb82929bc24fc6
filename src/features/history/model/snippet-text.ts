import { plainLine } from '#lib/plain-line.ts';
import { markWords } from './mark-words.ts';

/**
 * The text of a title or a snippet without the marks of Markdown.
 *
 * @param text one line, cut anywhere
 * @param searchText what was searched; may be empty
 * @returns the text as it is if what was searched is a mark, so that the match stays in view
 */
export function snippetText(text: string, searchText: string): string {
  const isFound = (shown: string): boolean => markWords(shown, searchText).some(({ isMatch }) => isMatch);
  const plain = plainLine(text);
  return isFound(text) && !isFound(plain) ? text : plain;
}
