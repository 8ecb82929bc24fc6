import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/error.ts';
import type { CallMeta } from '#platform/errors/decide.ts';
import { reportError } from '#platform/errors/report.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** 1, 2, 4 … 30 s (APP-14). */
const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/** Retries only a lost connection or a server error, never a 4xx or a malformed body (APP-14). */
const isWorthRetrying = (error: Error): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.status >= 500);

/** Creates the cache of server state. Every failure goes through the error policy. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // Screens say in the place of missing data that they could not be loaded.
      onError: (error, { meta }) => void reportError(error, { ...meta, isShown: true }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta }) => void reportError(error, meta),
    }),
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 3 && isWorthRetrying(error),
        retryDelay,
        gcTime: 5 * 60_000,
        staleTime: 30_000,
        networkMode: 'always',
      },
      // Changes are never retried automatically (PRE-05).
      mutations: { retry: false, networkMode: 'always' },
    },
  });
