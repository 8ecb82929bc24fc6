import { createRouter } from '@tanstack/react-router';
import { ScreenError, ScreenLoading, ScreenNotFound } from '#features/shell/index.ts';
import { session } from '#platform/session/session.ts';
import { queryClient } from './query-client.ts';
import { routeTree } from './routeTree.gen.ts';

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: ScreenLoading,
  defaultErrorComponent: ScreenError,
  defaultNotFoundComponent: ScreenNotFound,
  scrollRestoration: true,
});

// A lost or a new session is the guards' business: let them look again.
session.subscribe(() => void router.invalidate());

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
