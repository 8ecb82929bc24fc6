import { area, areaOfPath } from '#api/area.ts';
import { dropEarlyAnswers } from '#api/early-answers.ts';
import { forgetAttachment } from '#features/feedback/index.ts';
import { leavingBy } from '#features/guest-bot/index.ts';
import { isOffline, unavailable, watchNetwork } from '#platform/availability.ts';
import { requestsTaken } from '#platform/chat-activity.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { forgetNotices } from '#platform/errors/report.ts';
import { isEthicsCode } from '#platform/ethics.ts';
import { markRead } from '#platform/running-chats.ts';
import { guestSession, onSessionHere, session } from '#platform/session/session.ts';
import { followOutage } from '#platform/status-poll.ts';
import { followTheme } from '#platform/theme.ts';
import { followTitle } from '#platform/title.ts';
import { toast } from '#ui/index.ts';
import { showDialogs } from './dialogs.ts';
import type { LazyServerState } from './lazy-server-state.ts';
import { followReturns } from './returns.ts';
import type { PortalRouter } from './router.ts';
import { followScreens } from './screens.ts';

/** The parts that `connect` connects. */
export interface Parts {
  router: PortalRouter;
  serverState: LazyServerState;
  /** Element in which the portal is rendered. */
  root: Element;
  /** Reloads the page. */
  reload: () => void;
}

type End = () => void;

/** Sets the area of transport and session from the address. */
function followArea({ router, serverState }: Parts): End {
  area.set(areaOfPath(router.latestLocation.pathname));
  return router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    // Back and Forward close the dialogs of a screen without a result; unsent text is kept.
    if (pathChanged) closeDialogs(({ isOfScreen }) => isOfScreen === true);
    const next = areaOfPath(toLocation.pathname);
    // Employee and guest get different answers from the same addresses, so the cache is cleared between areas.
    if (next !== area.get()) {
      serverState.get()?.queryClient.clear();
      toast.dismissPersonal();
    }
    area.set(next);
  });
}

/** Follows the running answers and the errors of an employee. Its code is loaded when somebody is signed in. */
function followSignedIn({ router, serverState }: Parts): End {
  let end: End | undefined;
  let hasEnded = false;
  const start = async (): Promise<void> => {
    if (end || session.get().state !== 'AUTHENTICATED') return;
    // Without its code running answers are not listed; the chats themselves work.
    const code = await import('./signed-in.ts').catch(() => null);
    if (hasEnded || end || !code) return;
    end = code.followEmployee(router, serverState);
  };
  const unsubscribe = session.subscribe(() => void start());
  void start();
  return () => {
    hasEnded = true;
    unsubscribe();
    end?.();
  };
}

/** Clears the data of the previous user. */
function forgetPerson(serverState: LazyServerState): void {
  closeDialogs();
  forgetNotices();
  serverState.get()?.queryClient.clear();
}

/** Reacts to the start and end of a session and to a change of the user. */
function followSessions({ router, serverState }: Parts): End[] {
  const look = (): void => void router.invalidate();
  return [
    onSessionHere((now, before) => {
      dropEarlyAnswers();
      // The ethics code needs a session. Other dialogs stay open with their input.
      closeDialogs(isEthicsCode);
      if (now.state === 'UN_AUTHENTICATED') forgetAttachment();
      if (now.profile?.id !== before.profile?.id) forgetPerson(serverState);
      // Signed in again over the page: refused queries are fetched again.
      else if (now.state === 'AUTHENTICATED') void serverState.get()?.queryClient.invalidateQueries();
    }),
    // Guards redirect for a lost or a new session.
    session.subscribe(look),
    guestSession.subscribe(look),
    session.followOtherTabs(),
    guestSession.followOtherTabs(),
  ];
}

/** When the services or the network are back, failed queries are fetched again, so that no reload is needed (APP-06). */
function retryAfterOutages({ router, serverState }: Parts): End[] {
  const retry = (): void => {
    if (unavailable.get() || isOffline()) return;
    void serverState
      .get()
      ?.queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    void router.invalidate();
  };
  return [unavailable.subscribe(retry), watchNetwork(retry)];
}

/**
 * Connects the modules of the portal with each other and with the browser. All subscriptions outside of components are
 * made here.
 *
 * @returns a function that ends all subscriptions and clears loaded data
 */
export function connect(parts: Parts): End {
  const { router, serverState, root, reload } = parts;
  showDialogs();
  const ends = [
    followArea(parts),
    ...followSessions(parts),
    ...retryAfterOutages(parts),
    followOutage(),
    followSignedIn(parts),
    router.subscribe('onResolved', ({ toLocation }) => markRead(toLocation.pathname + toLocation.searchStr)),
    requestsTaken.subscribe(() => serverState.get()?.refreshHistory()),
    followReturns(serverState, reload),
    followTitle(),
    followScreens(router, root),
    followTheme(),
  ];
  return () => {
    for (const end of ends) end();
    forgetPerson(serverState);
    serverState.end();
    leavingBy.set(null);
  };
}
