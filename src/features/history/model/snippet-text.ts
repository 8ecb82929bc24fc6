import { markWords } from './mark-words.ts';

/** Marks of Markdown in one line of a text, whose other half may be cut off, and what is shown instead. */
const marks: readonly (readonly [RegExp, string])[] = [
  // Fences of code with its language, line ends in cells, references to footnotes.
  [/`{3,}[\w+#-]*|<br ?\/?>|\[\^[^\]]*\]/g, ' '],
  // Links and pictures are their texts.
  [/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1'],
  // The line below the head of a table, then the edges of its cells.
  [/\|?(?:\s*:?-+:?\s*\|)+/g, ' '],
  [/(?<!\S)\|(?!\S)/g, ' '],
  [/(?<!\S)#{1,6}(?=\s)/g, ' '],
  [/^>\s/g, ''],
  // Formulas; a price has no second sign, or a blank before it.
  [/\${1,2}(?=\S)([^$]*[^$\s])\${1,2}(?!\d)/g, '$1'],
  // Emphasis is at the edge of a word, unlike the signs in 2*3, 2 * 3 and a_b.
  [/(?<![\p{L}\p{N}\\*_~])(?:[*_]|~~)+(?=[^\s*_~])|(?<=[^\s\\*_~])(?:[*_]|~~)+(?![\p{L}\p{N}*_~])/gu, ''],
  [/`+|\$\$/g, ''],
  // An escaped sign is itself.
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];

/**
 * The text of a snippet without the marks of Markdown.
 *
 * @param snippet a part of a message on one line, cut anywhere
 * @returns the snippet as it is if what was searched is a mark, so that the match stays in view
 */
export function snippetText(snippet: string, searchText: string): string {
  const text = marks
    .reduce((before, [mark, shown]) => before.replaceAll(mark, shown), snippet)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return markWords(text, searchText).some(({ isMatch }) => isMatch) ? text : snippet;
}
