/** Texts that are written as in the source of a program: line ends as `\n`. */

/**
 * `\n` that is surely a line end. The character before it is no blank, backslash, quote or opening parenthesis; the character after
 * it is no blank, small Latin letter, quote, closing parenthesis, comma, semicolon or full stop. Directly after another `\n`, only a
 * blank and a small Latin letter may not follow. So a text about the sign («`\n` is a line end») is left alone, and so are commands
 * of TeX (`\neq`) and names of folders (`C:\new`).
 */
const sure = /(?<=[^\s\\`"'«(])\\n(?=[^\sa-z`"'»),.;])|(?<=\\n)\\n(?=[^\sa-z])/g;
/** In such a text others are line ends, too, except commands of TeX. */
const all =
  /\\n(?!(?:eq?|u|abla|ot|otin|i|mid|ewline|ewcommand|onumber|leq|geq|sim|parallel|rightarrow|exists)\b)/g;
const least = 2;

/** The text with line ends in the place of `\n`, and a blank before each, so that offsets stay; only if it has no other ones. */
export function withLineEnds(source: string): string {
  if (!source.includes('\\n') || /[\r\n]/.test(source.trim()) || /^\s*[{[]/.test(source)) return source;
  return (source.match(sure)?.length ?? 0) < least ? source : source.replaceAll(all, ' \n');
}
