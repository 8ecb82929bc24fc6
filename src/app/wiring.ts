import { area, areaOfPath } from '#api/area.ts';
import { followChats } from '#features/chat/index.ts';
import { forgetAttachment } from '#features/feedback/index.ts';
import { leavingBy } from '#features/guest-bot/index.ts';
import { unavailable } from '#platform/availability.ts';
import { requestsTaken } from '#platform/chat-activity.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { forgetNotices } from '#platform/errors/report.ts';
import { isEthicsCode } from '#platform/ethics.ts';
import { guestSession, onSessionHere, session } from '#platform/session/session.ts';
import { followShortcuts } from '#platform/shortcuts.ts';
import { followTheme } from '#platform/theme.ts';
import { followTitle } from '#platform/title.ts';
import { toast } from '#ui/index.ts';
import { showDialogs } from './dialogs.ts';
import type { LazyServerState } from './lazy-server-state.ts';
import { followReturns } from './returns.ts';
import type { PortalRouter } from './router.ts';
import { followScreens } from './screens.ts';

/** What `connect` connects. */
export interface Parts {
  router: PortalRouter;
  serverState: LazyServerState;
  /** Where the portal is rendered. */
  root: Element;
  /** Loads the page anew. */
  reload: () => void;
}

type End = () => void;

/** Names the area of the page to the transport and to the session, from the address onwards. */
function followArea({ router, serverState }: Parts): End {
  area.set(areaOfPath(router.latestLocation.pathname));
  return router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    // Who goes elsewhere by the browser's own button has not answered; their text waits where it was typed.
    if (pathChanged) closeDialogs(({ isOfScreen }) => isOfScreen === true);
    const next = areaOfPath(toLocation.pathname);
    // Employee and guest ask the same addresses for different answers: none goes from one area to the other.
    if (next !== area.get()) {
      serverState.get()?.queryClient.clear();
      toast.dismissPersonal();
    }
    area.set(next);
  });
}

/** Forgets what belongs to the person who was at work. */
function forgetPerson(serverState: LazyServerState): void {
  closeDialogs();
  forgetNotices();
  serverState.get()?.queryClient.clear();
}

/** What has to follow when a session begins, ends or changes its person. */
function followSessions({ router, serverState }: Parts): End[] {
  const look = (): void => void router.invalidate();
  return [
    onSessionHere((now, before) => {
      // The code of ethics needs a session. Other dialogs stay open and keep what was typed into them.
      closeDialogs(isEthicsCode);
      if (now.state === 'UN_AUTHENTICATED') forgetAttachment();
      if (now.profile?.id !== before.profile?.id) forgetPerson(serverState);
      // Signed in again over the page: what was refused meanwhile is asked for once more.
      else if (now.state === 'AUTHENTICATED') void serverState.get()?.queryClient.invalidateQueries();
    }),
    // The guards decide about a lost or a new session.
    session.subscribe(look),
    guestSession.subscribe(look),
    session.followOtherTabs(),
    guestSession.followOtherTabs(),
  ];
}

/** After an outage everything that failed is tried again, so that nobody has to reload (APP-06). */
const followOutages = ({ router, serverState }: Parts): End =>
  unavailable.subscribe(() => {
    if (unavailable.get()) return;
    void serverState
      .get()
      ?.queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    void router.invalidate();
  });

/**
 * Connects the modules of the portal with one another and with the browser. Nothing else subscribes to anything
 * outside of a component.
 *
 * @returns the function that ends all of it and forgets what was loaded
 */
export function connect(parts: Parts): End {
  const { router, serverState, root, reload } = parts;
  showDialogs();
  const ends = [
    followArea(parts),
    ...followSessions(parts),
    followOutages(parts),
    followChats(),
    requestsTaken.subscribe(() => serverState.get()?.refreshHistory()),
    followReturns(serverState, reload),
    followTitle(),
    followShortcuts(),
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
