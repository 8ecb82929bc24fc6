/** The text that is being parsed. */
let source = '';
/** Offset after the last visible character of the open end of a streamed answer; infinite in other texts. */
let end = Number.POSITIVE_INFINITY;
let isGrowing = false;

/**
 * Calls `parse` for a text. Parsing is synchronous, so that a variable is enough.
 *
 * @param grows whether more of the text may arrive
 */
export function asText<Result>(
  text: string,
  grows: boolean,
  parse: () => Result,
  visible = Number.POSITIVE_INFINITY,
): Result {
  const before = [source, end, isGrowing] as const;
  // The parser counts offsets without a byte order mark.
  source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  end = visible;
  isGrowing = grows;
  try {
    return parse();
  } finally {
    [source, end, isGrowing] = before;
  }
}

/**
 * Calls `parse` for the open end of a streamed answer: the constructs of `held.ts` and `attention.ts` then complete or hide
 * markup that has not arrived whole.
 */
export function asTail<Result>(text: string, parse: () => Result): Result {
  // After a blank line nothing is open.
  const isOpen = !/\n[ \t>]*\n[ \t>]*$/.test(text.slice(-200).replaceAll('\r\n', '\n'));
  let visible = text.length;
  while (/[\s>]/.test(text.charAt(visible - 1))) visible -= 1;
  return asText(text, true, parse, isOpen ? visible : undefined);
}

/** Whether the offset is at the end of the open text. */
export const isTail = (offset: number): boolean => offset >= end;

/** Whether there is an open text, of which the offset is a part. */
export const isOpenText = (): boolean => end !== Number.POSITIVE_INFINITY;

/** Whether more of the text may arrive, also behind a part of it that is complete. */
export const mayGrow = (): boolean => isGrowing;

/** The character at an offset of the text; empty outside of it. */
export const charAt = (offset: number): string => source.charAt(offset);

/** So many characters around a mark are looked at. */
const near = 40;

/** The characters before an offset of the text. @param length their greatest number */
export const textBefore = (offset: number, length = near): string =>
  source.slice(Math.max(0, offset - length), offset);

/** The characters of the text from an offset on. */
export const textFrom = (offset: number): string => source.slice(offset, offset + near);

/** The text from an offset to the end of its line. */
export function lineFrom(offset: number): string {
  const end = source.indexOf('\n', offset);
  return source.slice(offset, end < 0 ? undefined : end).replace(/\r$/, '');
}

/** The text below the line of an offset; undefined if that line has no end. */
export function linesAfter(offset: number): string | undefined {
  const end = source.indexOf('\n', offset);
  return end < 0 ? undefined : source.slice(end + 1);
}

/** The open text from an offset on, without the marks of quotations at the beginning of its lines. */
export const restFrom = (offset: number): string =>
  source.slice(offset, end).replaceAll(/\n[ \t]*>[ \t>]*/g, '\n');

/** Number of characters of the open text from an offset on; infinite if there is no open text. */
export const tailLength = (offset: number): number => (isOpenText() ? end - offset : end);
