import { noteVisit } from '#platform/last-visit.ts';
import { holdsMailedLink } from '#platform/mailed-token.ts';
import { sessionDoubts } from '#platform/session/doubts.ts';
import { sessionHere } from '#platform/session/session.ts';
import type { LazyServerState } from './lazy-server-state.ts';

/** How often a visible page looks whether its machine has slept, ms. */
const lookInterval = 60_000;

/**
 * What happens when a person comes back to the tab: after more than an hour the page loads anew (APP-10; drafts are
 * kept at every key press), unless that loses a mailed link (AUTH-11). Otherwise the session is checked by the
 * notifications' call, which needs one, and stale queries are fetched again, which TanStack Query does by itself
 * (APP-09). The same check answers the chat's doubts of its session.
 *
 * @param reload loads the page anew
 * @returns the function that ends it
 */
export function followReturns(serverState: LazyServerState, reload: () => void): () => void {
  noteVisit();
  const look = (): boolean => {
    if (document.visibilityState !== 'visible') return false;
    if (!noteVisit() || holdsMailedLink()) return true;
    reload();
    return false;
  };
  // It is the person who sends: their doubt is answered even after the poll has failed.
  const endDoubts = sessionDoubts.subscribe(() => serverState.get()?.checkSession());
  const comeBack = (): void => {
    if (!look() || sessionHere().get().state !== 'AUTHENTICATED') return;
    const state = serverState.get();
    // After one failure the poll is over (PRE-04), and coming back does not begin it again.
    if (state && !state.isPollOver()) state.checkSession();
  };
  document.addEventListener('visibilitychange', comeBack);
  const timer = setInterval(look, lookInterval);
  return () => {
    endDoubts();
    document.removeEventListener('visibilitychange', comeBack);
    clearInterval(timer);
  };
}
