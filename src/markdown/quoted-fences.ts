/** Fences inside of strings of code: here-documents of a shell, texts in three quotes, templates between backticks. */
import { endsFence, fenceIn, splitLine } from './container-lines.ts';

/** A string of code that begins in one line and ends in another. */
export interface OpenString {
  /** The line that ends a here-document; undefined for a string in quotes. */
  readonly word?: string;
  /** The quotes of a string; an odd number of them in a line ends it. */
  readonly quotes?: string;
  /** Number of fences in it so far. */
  fences: number;
}

const hereDocument = /(?<!<)<<[-~]?[ \t]?(['"]?)([A-Z][A-Z\d_]+)\1/;
const withTemplates = /^(?:[jt]sx?|javascript|typescript|mjs|vue|svelte|go|golang)\b/i;
const escaped = /\\./g;

/** Whether code may have such a string. */
export const mayHaveStrings = (source: string): boolean =>
  /<<[-~]?[ \t]?['"]?[A-Z]|"""|'''/.test(source) ||
  /^[ \t>]*`{3,}[ \t]*(?:[jt]sx?|javascript|typescript|mjs|vue|svelte|go)/im.test(source);

const isOdd = (line: string, quotes: string): boolean => line.split(quotes).length % 2 === 0;

/**
 * The string that is open after a line of code; undefined if none is.
 *
 * @param open the string that is open before it
 * @param info the language of the code
 */
export function stringAfter(
  line: string,
  open: OpenString | undefined,
  info: string,
): OpenString | undefined {
  const text = line.replaceAll(escaped, '');
  if (open?.word !== undefined) return line.trim() === open.word ? undefined : open;
  if (open?.quotes !== undefined) return isOdd(text, open.quotes) ? undefined : open;
  const word = hereDocument.exec(text)?.[2];
  if (word !== undefined) return { word, fences: 0 };
  const candidates = ['"""', "'''", ...(withTemplates.test(info) ? ['`'] : [])];
  const quotes = candidates.find((sign) => isOdd(text, sign));
  return quotes === undefined ? undefined : { quotes, fences: 0 };
}

/** Number of lines that are read after the fence. */
const maxLines = 2000;

/**
 * Whether a fence is inside a string. It is if the string ends in a later line, its fences are pairs, and the code ends after the
 * string. While the answer is streamed, the end may still arrive: that of a here-document always, that of a string in quotes if the
 * fence has a language.
 *
 * @param at the line of the fence
 * @param mark of the fence of the code
 */
export function isInString(
  lines: readonly string[],
  at: number,
  string: OpenString,
  { mark, info }: { mark: string; info: string },
  isOpen: boolean,
): boolean {
  let fences = string.fences;
  let isEnded = false;
  for (let below = at; below < lines.length && below < at + maxLines; below += 1) {
    const line = lines[below] ?? '';
    const fence = /[`~]{3}/.test(line) ? fenceIn(splitLine(line)[1]) : null;
    if (isEnded) {
      if (fence) return endsFence(fence, mark);
    } else if (fence?.mark.startsWith(mark)) fences += 1;
    else if (stringAfter(line, string, '') === undefined) {
      if (string.quotes !== undefined && fences % 2 === 1) return false;
      isEnded = true;
    }
  }
  if (!isOpen) return false;
  return isEnded || string.word !== undefined || info !== '' || string.fences % 2 === 1;
}
