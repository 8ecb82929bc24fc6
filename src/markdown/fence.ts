import { mask } from './masks.ts';

/** An unclosed code fence at the start of the open tail. */
export interface OpenFence {
  /** The backticks or tildes. */
  readonly mark: string;
  /** Offset of the code, after the line of the fence. */
  readonly body: number;
  /** Matches a line that closes the fence. */
  readonly closing: RegExp;
}

/**
 * Returns the fence if the tail consists of one unclosed, unindented code fence.
 *
 * @param written the tail
 */
export function openFence(written: string): OpenFence | undefined {
  const source = mask(written, true);
  const opening = /^(`{3,}(?=[^`\r\n]*[\r\n])|~{3,}(?!~))[^\r\n]*(?:\r\n|\n|\r(?=[\s\S]))/.exec(source);
  const mark = opening?.[1];
  if (!opening || !mark) return undefined;
  const closing = new RegExp(`(?:^|[\\r\\n]) {0,3}${mark}${mark[0]}*[ \\t]*(?:[\\r\\n]|$)`);
  const body = opening[0].length;
  return closing.test(source.slice(body)) ? undefined : { mark, body, closing };
}

/** Whether a text has a line that may begin or end a fence. */
const hasFence = (text: string): boolean => /^[ \t]*(?:`{3}|~{3})/m.test(text);

/**
 * Returns the code of a fence after an append, or undefined if the new text closes the fence.
 *
 * @param written the tail, from the line of the fence on
 * @param from number of characters that were checked before
 */
export function extendFence(fence: OpenFence, written: string, from: number): string | undefined {
  if (written.length < fence.body) return undefined;
  // Only a fence inside a Markdown document needs the whole tail.
  const source = hasFence(written.slice(Math.max(fence.body, written.lastIndexOf('\n', from - 1))))
    ? mask(written, true)
    : written;
  const line = Math.max(source.lastIndexOf('\n', from - 1), source.lastIndexOf('\r', from - 2));
  const unchecked = source.slice(Math.max(fence.body, line));
  if (fence.closing.test(unchecked)) return undefined;
  // A part of the closing line is not shown.
  const last = source.slice(Math.max(fence.body, source.lastIndexOf('\n') + 1));
  const held = isPartOfMark(last.trimStart(), fence.mark) ? last.length : 0;
  return written
    .slice(fence.body, written.length - held)
    .replace(/(?:\r\n|\n|\r)$/, '')
    .replaceAll('\0', '\uFFFD');
}

/** Whether a line may become the closing line of a fence. */
export const isPartOfMark = (line: string, mark: string): boolean =>
  line !== '' && line.length < mark.length && mark.startsWith(line);
