import type { QueryClient } from '@tanstack/react-query';
import { getChatShareListQueryOptions } from '#api/generated/hooks/share/share.ts';
import {
  getBalanceOperationListQueryOptions,
  getBalanceReadQueryOptions,
  getDataExportListQueryOptions,
  getLimitListQueryOptions,
  getProfileReadQueryOptions,
  getSessionListQueryOptions,
  getStorageReadQueryOptions,
} from '#api/generated/hooks/user/user.ts';
import { askedByRoute } from '#platform/loaded-by-route.ts';

/** Size of a page of operations and of shared chats. */
export const pageSize = 20;
const firstPage = { page: 0, size: pageSize };

/** The first requests of the pages of the profile, by the last part of their address. */
const firstRequests: ReadonlyMap<string, (queries: QueryClient) => readonly Promise<void>[]> = new Map([
  ['data', (queries) => [queries.prefetchQuery(getProfileReadQueryOptions())]],
  ['limits', (queries) => [queries.prefetchQuery(getLimitListQueryOptions(askedByRoute))]],
  [
    'money',
    (queries) => [
      queries.prefetchQuery(getBalanceReadQueryOptions()),
      queries.prefetchQuery(getBalanceOperationListQueryOptions(firstPage)),
    ],
  ],
  ['sessions', (queries) => [queries.prefetchQuery(getSessionListQueryOptions(askedByRoute))]],
  ['shared', (queries) => [queries.prefetchQuery(getChatShareListQueryOptions(firstPage, askedByRoute))]],
  [
    'storage',
    (queries) => [
      queries.prefetchQuery(getStorageReadQueryOptions(askedByRoute)),
      queries.prefetchQuery(getDataExportListQueryOptions(askedByRoute)),
    ],
  ],
]);

/**
 * Asks for what a page of the profile shows first. The error policy reports what fails.
 * @param path path of the page
 */
export const loadProfile = (queries: QueryClient, path: string): void =>
  void firstRequests.get(path.slice(path.lastIndexOf('/') + 1))?.(queries);
