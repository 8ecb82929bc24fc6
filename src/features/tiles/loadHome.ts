import type { QueryClient } from '@tanstack/react-query';
import { getBannerListQueryOptions } from '#api/generated/hooks/data/data.ts';
import { getTileListQueryOptions, getTileRecentListQueryOptions } from '#api/generated/hooks/tile/tile.ts';
import { waitForFirstData } from '#platform/first-data.ts';

/** Options of the queries that `loadHome` starts: one that has failed is not sent again when its screen appears. */
export const loaded = { query: { retryOnMount: false } };

/** Asks for what the main page shows, and waits for it if it is near. */
export const loadHome = (queryClient: QueryClient): Promise<void> =>
  waitForFirstData([
    queryClient.prefetchQuery(getTileListQueryOptions()),
    queryClient.prefetchQuery(getTileRecentListQueryOptions()),
    queryClient.prefetchQuery(getBannerListQueryOptions()),
  ]);
