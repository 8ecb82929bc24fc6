/** A portal that is created but not rendered, for tests of how its modules are connected. */
import { createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { createPortal, type Portal } from '#app/create-portal.tsx';
import { unavailable } from '#platform/availability.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { toast } from '#ui/index.ts';

/** Ends a portal as closing its tab does: what it still loads makes no calls, which the next test would answer. */
export function closePortal({ serverState, end }: Portal): void {
  const queryClient = serverState.get()?.queryClient;
  if (queryClient) queryClient.fetchQuery = () => new Promise(() => undefined);
  end();
}

/** Starts the portal at an address until the test ends. */
export function startPortal(address = '/login', reload: () => void = () => undefined): Portal {
  const history = createMemoryHistory({ initialEntries: [address] });
  const portal = createPortal({ root: document.body, history, reload });
  // A rendered router does this.
  history.subscribe(portal.router.load);
  onTestFinished(() => {
    closePortal(portal);
    session.reset();
    guestSession.reset();
    unavailable.set(false);
    toast.clear();
    toast.clearHistory();
    localStorage.clear();
    sessionStorage.clear();
  });
  return portal;
}
