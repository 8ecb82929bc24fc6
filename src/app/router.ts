import type { QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  defaultParseSearch,
  defaultStringifySearch,
  type RouterHistory,
} from '@tanstack/react-router';
import { ScreenError, ScreenLoading, ScreenNotFound } from '#features/shell/index.ts';
import { basePath } from '#lib/base-path.ts';
import { routeTree } from './routeTree.gen.ts';

/** The search of an address, with `q` as it was typed: «1.50» is a text, and so is a text in quotation marks. */
const exactSearch = {
  parseSearch(text: string): Record<string, unknown> {
    const q = new URLSearchParams(text).get('q');
    return { ...defaultParseSearch(text), ...(q !== null && { q }) };
  },
  stringifySearch(values: Record<string, unknown>): string {
    const search = new URLSearchParams(defaultStringifySearch(values));
    if (values['q'] !== undefined) search.set('q', `${values['q']}`);
    return search.size > 0 ? `?${search}` : '';
  },
};

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
    ...exactSearch,
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
