import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ScreenError, ScreenLoading, ScreenNotFound } from '#features/shell/index.ts';
import { basePath } from '#lib/base-path.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * Creates the router of the portal.
 *
 * @param history the history of addresses
 * @param queryClient loads the cache of server state, for guards and loaders
 */
export const createPortalRouter = (history: RouterHistory, queryClient: () => Promise<QueryClient>) =>
  createRouter({
    routeTree,
    history,
    basepath: basePath,
    context: { queryClient, area: 'ai' },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: ScreenNotFound,
    scrollRestoration: true,
  });

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
