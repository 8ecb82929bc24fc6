import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import { bearerOf, forgetMailedLink, isEntrance, mailedLink } from '#platform/mailed-token.ts';

/** Is the link itself refused, so that it is of no use to try again? */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * The link that opened this page, held until it is spent.
 *
 * @param page the page's path
 * @returns the link or null; `isExpected` unless the person came from another page, by no link; `request` for the calls that it allows; `spend` to be called with the outcome
 */
export function useMailedLink(page: string) {
  const [link] = useState(() => mailedLink(page));
  return {
    link,
    isExpected: isEntrance(page),
    request: bearerOf(link),
    /** A link that worked or was refused is forgotten; after a broken connection it is still good. */
    spend(error?: unknown): void {
      if (error === undefined || error === null || isRefusal(error)) forgetMailedLink();
    },
    isRefusal,
  };
}
