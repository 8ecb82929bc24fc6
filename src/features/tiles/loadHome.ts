import type { QueryClient } from '@tanstack/react-query';
import { getBannerListQueryOptions } from '#api/generated/hooks/data/data.ts';
import { getTileListQueryOptions, getTileRecentListQueryOptions } from '#api/generated/hooks/tile/tile.ts';
import { waitForFirstData } from '#platform/first-data.ts';

/** Options of the queries that `loadHome` starts: a failed query is not repeated when its screen is mounted. */
export const loaded = { query: { retryOnMount: false } };

/** Loads the data of the main page and waits for it as `waitForFirstData` does. */
export const loadHome = (queryClient: QueryClient): Promise<void> =>
  waitForFirstData([
    queryClient.prefetchQuery(getTileListQueryOptions()),
    queryClient.prefetchQuery(getTileRecentListQueryOptions()),
    queryClient.prefetchQuery(getBannerListQueryOptions()),
  ]);
