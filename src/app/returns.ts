import { noteVisit } from '#platform/last-visit.ts';
import { holdsMailedLink } from '#platform/mailed-token.ts';
import { ignored401s } from '#platform/session/ignored-401s.ts';
import { sessionHere } from '#platform/session/session.ts';
import type { LazyServerState } from './lazy-server-state.ts';

/** Interval at which a visible page checks whether the machine has slept, ms. */
const lookInterval = 60_000;

/**
 * Handles the user's return to the tab: after more than an hour the page reloads (APP-10; drafts are saved at every key
 * press), unless that loses a mailed link (AUTH-11). Otherwise the notifications' call, which needs a session, checks
 * the session, and TanStack Query fetches stale queries again (APP-09). The same call checks the session after a 401 in
 * the chat.
 *
 * @param reload reloads the page
 * @returns a function that stops it
 */
export function followReturns(serverState: LazyServerState, reload: () => void): () => void {
  noteVisit();
  const look = (): boolean => {
    if (document.visibilityState !== 'visible') return false;
    if (!noteVisit() || holdsMailedLink()) return true;
    reload();
    return false;
  };
  // The user is sending a request, so the session is checked even after the poll has failed.
  const endChecks = ignored401s.subscribe(() => serverState.get()?.checkSession());
  const comeBack = (): void => {
    if (!look() || sessionHere().get().state !== 'AUTHENTICATED') return;
    const state = serverState.get();
    // After one failure the poll has ended (PRE-04); a return to the tab does not restart it.
    if (state && !state.isPollOver()) state.checkSession();
  };
  document.addEventListener('visibilitychange', comeBack);
  const timer = setInterval(look, lookInterval);
  return () => {
    endChecks();
    document.removeEventListener('visibilitychange', comeBack);
    clearInterval(timer);
  };
}
