/** Texts that are written as in the source of a program: line ends as `\n`. */

/**
 * `\n` that is certainly a line end. Not allowed before it: a blank, a backslash, a quote, an opening parenthesis. Not allowed after
 * it: a blank, a small Latin letter, a quote, a closing parenthesis, a comma, a semicolon, a full stop; after a second `\n`, only a
 * blank and a small Latin letter. Thus a text about the sign («`\n` is a line end»), a command of TeX (`\neq`) and the name of a
 * folder (`C:\new`) stay as they are.
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
