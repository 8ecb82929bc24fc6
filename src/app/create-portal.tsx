import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createBrowserHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { guestSession, session } from '#platform/session/session.ts';
import { createQueryClient } from './query-client.ts';
import { createPortalRouter, type PortalRouter } from './router.ts';
import { connect } from './wiring.ts';

interface PortalOptions {
  /** Where the portal is rendered. */
  root: Element;
  /** @default the browser's */
  history?: RouterHistory;
  /** @default loads the page anew */
  reload?: () => void;
}

/** A portal that stands: what to render, and how to end it. */
export interface Portal {
  router: PortalRouter;
  queryClient: QueryClient;
  element: ReactNode;
  /** Ends every subscription and forgets what was loaded. */
  end(): void;
}

/** Makes the portal: its router, its cache of server state, and the connections between its modules. */
export function createPortal({
  root,
  history = createBrowserHistory(),
  reload = () => location.reload(),
}: PortalOptions): Portal {
  session.restore();
  guestSession.restore();
  const queryClient = createQueryClient();
  const router = createPortalRouter(history, queryClient);
  const disconnect = connect({ router, queryClient, root, reload });
  return {
    router,
    queryClient,
    element: (
      <I18nProvider locale="ru-RU">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    ),
    end() {
      disconnect();
      history.flush();
      history.destroy();
    },
  };
}
