/** The text that is being parsed, while it is the open end of a streamed answer. */
let source = '';
/** Offset after its last visible character. */
let end = Number.POSITIVE_INFINITY;

/**
 * Calls `parse` for the open end of a streamed answer: the constructs of `held.ts` and `attention.ts` then complete or hide
 * markup that has not arrived whole. Parsing is synchronous, so that a variable is enough.
 */
export function asTail<Result>(text: string, parse: () => Result): Result {
  source = text;
  // After a blank line nothing is open.
  const isOpen = !/\n[ \t>]*\n[ \t>]*$/.test(text.slice(-200).replaceAll('\r\n', '\n'));
  end = text.length;
  while (/[\s>]/.test(text.charAt(end - 1))) end -= 1;
  if (!isOpen) end = Number.POSITIVE_INFINITY;
  try {
    return parse();
  } finally {
    source = '';
    end = Number.POSITIVE_INFINITY;
  }
}

/** Whether the offset is at the end of the open text. */
export const isTail = (offset: number): boolean => offset >= end;

/** Whether there is an open text, of which the offset is a part. */
export const isOpenText = (): boolean => end !== Number.POSITIVE_INFINITY;

/** The character at an offset of the open text; empty outside of it. */
export const charAt = (offset: number): string => source.charAt(offset);

/** The open text from an offset on, without the marks of quotations at the beginning of its lines. */
export const restFrom = (offset: number): string =>
  source.slice(offset, end).replaceAll(/\n[ \t]*>[ \t>]*/g, '\n');

/** Number of characters of the open text from an offset on; infinite if there is no open text. */
export const tailLength = (offset: number): number => (isOpenText() ? end - offset : end);
