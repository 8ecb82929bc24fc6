import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import { bearerOf, forgetMailedLink, isEntrance, mailedLink } from '#platform/mailed-token.ts';

/** True when the gateway refused the link, so that a retry is useless. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * The link that opened this page, kept until it is used.
 *
 * @param page path of the page
 * @returns the link or null; `isExpected`: false when the user came from another page; `request`: options of the calls
 *   that the link allows; `spend`: to be called with the result of the call
 */
export function useMailedLink(page: string) {
  const [link] = useState(() => mailedLink(page));
  return {
    link,
    isExpected: isEntrance(page),
    request: bearerOf(link),
    /** Removes a link that worked or was refused; after a broken connection it is kept. */
    spend(error?: unknown): void {
      if (error === undefined || error === null || isRefusal(error)) forgetMailedLink();
    },
    isRefusal,
  };
}
