/** A code fence at the start of the open tail that nothing has closed yet. */
export interface OpenFence {
  /** Where the code begins, after the line of the fence. */
  readonly body: number;
  /** Matches a line that closes it. */
  readonly closing: RegExp;
}

/** Recognises a tail that is one unclosed code fence at the margin. */
export function openFence(source: string): OpenFence | undefined {
  const opening = /^(`{3,}(?=[^`\r\n]*[\r\n])|~{3,})[^\r\n]*(?:\r\n|\n|\r(?=[\s\S]))/.exec(source);
  const mark = opening?.[1];
  if (!opening || !mark) return undefined;
  const closing = new RegExp(`(?:^|[\\r\\n]) {0,3}${mark}${mark[0]}*[ \\t]*(?:[\\r\\n]|$)`);
  const body = opening[0].length;
  return closing.test(source.slice(body)) ? undefined : { body, closing };
}

/**
 * The code of a fence that has got more text, or nothing if that text closes it.
 *
 * @param source the tail from the line of the fence on.
 * @param from how much of it has already been looked at.
 */
export function extendFence(fence: OpenFence, source: string, from: number): string | undefined {
  if (source.length < fence.body) return undefined;
  const line = Math.max(source.lastIndexOf('\n', from - 1), source.lastIndexOf('\r', from - 2));
  const unseen = source.slice(Math.max(fence.body, line));
  if (fence.closing.test(unseen)) return undefined;
  return source
    .slice(fence.body)
    .replace(/(?:\r\n|\n|\r)$/, '')
    .replaceAll('\0', '\uFFFD');
}
