import type { QueryClient } from '@tanstack/react-query';
import { getTileListQueryOptions, getTileRecentListQueryOptions } from '#api/generated/hooks/tile/tile.ts';
import { bannersQuery } from '#platform/banners.ts';
import { waitForFirstData } from '#platform/first-data.ts';

/** Options of the queries that `loadHome` starts: a failed query is not repeated when its screen is mounted. */
export const loaded = { query: { retryOnMount: false } };

/** Loads the data of the main page and waits for it as `waitForFirstData` does. */
export const loadHome = (queryClient: QueryClient): Promise<void> =>
  waitForFirstData([
    queryClient.prefetchQuery(getTileListQueryOptions()),
    queryClient.prefetchQuery(getTileRecentListQueryOptions()),
    queryClient.prefetchQuery(bannersQuery),
  ]);
