/** Marks of Markdown in one line of a text, whose other half may be cut off, and what is shown instead. */
const marks: readonly (readonly [RegExp, string])[] = [
  // Fences of code with its language, line ends in cells, references to footnotes.
  [/`{3,}[\w+#-]*|<br ?\/?>|\[\^[^\]]*\]/g, ' '],
  // Links and pictures are their texts, also when the end of the address is cut off.
  [/!?\[([^\][]*)\]\([^()\s]*(?:\)|$)/g, '$1'],
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
 * A part of a Markdown text on one line without its marks: the title of a chat, a snippet.
 *
 * @param text may be cut anywhere
 * @returns the text as it is if it has nothing but marks
 */
export const plainLine = (text: string): string =>
  marks
    .reduce((before, [mark, shown]) => before.replaceAll(mark, shown), text)
    .replaceAll(/\s+/g, ' ')
    .trim() || text;
