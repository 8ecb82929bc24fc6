import { ApiError } from '#api/error.ts';
import type { PortalError } from '#api/generated/model/portalError.ts';

/** Limits of the contract, characters. */
const longest = { message: 500, stack: 4000, name: 100 };

/** Words of code that an engine quotes, such as the name of a missing property. Other quotes may be what people typed. */
const codeWord = /^[\w$.-]{1,40}$/;

/** The message without texts that it quotes: `JSON.parse` quotes the text, for example. */
const withoutQuotes = (message: string): string =>
  message.replace(/(["'`«“])(.*?)(["'`»”])/gs, (whole, open: string, inner: string, close: string) =>
    codeWord.test(inner) ? whole : `${open}…${close}`,
  );

/** The lines of a stack that name code, without hosts and queries. The message above them is left out. */
const codeLines = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line) && /:\d+/.test(line))
    .map((line) => line.trim().replace(/[a-z-]+:\/\/[^/\s)]*\/([^\s?#:)]*)[^\s:)]*/gi, '$1'))
    .join('\n');

/** Failures that are known elsewhere: the gateway notes its own, a network is not the portal's. */
const isKnown = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.kind !== 'malformed'
    : error instanceof DOMException && error.name === 'AbortError';

/**
 * An unexpected error as the administrators get it (administration.md §3, error), without texts that people typed.
 *
 * @param thrown whatever was thrown
 * @param version of the portal
 * @returns null for a failure that is known elsewhere
 */
export function toPortalError(thrown: unknown, version: string): PortalError | null {
  // A browser's own notices, such as a layout that took two rounds, come without an error.
  if (isKnown(thrown) || thrown === null) return null;
  // A browser tells of a layout that took two rounds; nothing is wrong then.
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (error.message.startsWith('ResizeObserver loop')) return null;
  const operationId = error instanceof ApiError ? error.operation?.id : undefined;
  const message = error instanceof ApiError ? 'Ответ не по контракту' : withoutQuotes(error.message);
  return {
    ...(operationId && { operationId }),
    name: error.name.slice(0, longest.name) || 'Error',
    message: message.slice(0, longest.message) || 'Без сообщения',
    stack: codeLines(error.stack ?? '').slice(0, longest.stack),
    version,
  };
}
