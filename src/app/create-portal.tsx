import { QueryClientContext } from '@tanstack/react-query';
import { createBrowserHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useStore } from '#lib/store.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { createLazyServerState, type LazyServerState } from './lazy-server-state.ts';
import { createPortalRouter, type PortalRouter } from './router.ts';
import { connect } from './wiring.ts';

interface PortalOptions {
  /** Where the portal is rendered. */
  root: Element;
  /** @default the browser's */
  history?: RouterHistory;
  /** @default reloads the page */
  reload?: () => void;
}

/** A running portal. */
export interface Portal {
  router: PortalRouter;
  serverState: LazyServerState;
  element: ReactNode;
  /** Ends all subscriptions and clears loaded data. */
  end(): void;
}

/** Creates the portal: its router, its cache of server state, and the connections between its modules. */
export function createPortal({
  root,
  history = createBrowserHistory(),
  reload = () => location.reload(),
}: PortalOptions): Portal {
  session.restore();
  guestSession.restore();
  const serverState = createLazyServerState();
  const router = createPortalRouter(history, async () => (await serverState.load()).queryClient);
  const disconnect = connect({ router, serverState, root, reload });
  return {
    router,
    serverState,
    element: (
      <I18nProvider locale="ru-RU">
        <WithQueries serverState={serverState}>
          <RouterProvider router={router} />
        </WithQueries>
      </I18nProvider>
    ),
    end() {
      disconnect();
      history.flush();
      history.destroy();
    },
  };
}

/** Provides React Query's client once it is loaded, without remounting the screen. */
function WithQueries({ serverState, children }: { serverState: LazyServerState; children: ReactNode }) {
  const loaded = useStore(serverState);
  return <QueryClientContext.Provider value={loaded?.queryClient}>{children}</QueryClientContext.Provider>;
}
