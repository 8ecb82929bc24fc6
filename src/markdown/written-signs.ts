/** Texts that are written as in the source of a program: line ends as `\n`. */

/**
 * `\n` that is surely a line end: between words or signs of Markdown. Who writes about the sign puts blanks or quotes around it;
 * names of TeX (`\neq`) and of folders (`C:\new`) go on with a small Latin letter.
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
