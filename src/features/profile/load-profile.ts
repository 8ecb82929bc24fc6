import type { QueryClient } from '@tanstack/react-query';
import {
  getLimitListQueryOptions,
  getProfileReadQueryOptions,
  getSessionListQueryOptions,
} from '#api/generated/hooks/user/user.ts';
import { askedByRoute } from '#platform/loaded-by-route.ts';

/** The first request of each page of the profile that shows one list. */
export const loadProfile = {
  data: (queries: QueryClient) => queries.prefetchQuery(getProfileReadQueryOptions()),
  limits: (queries: QueryClient) => queries.prefetchQuery(getLimitListQueryOptions(askedByRoute)),
  sessions: (queries: QueryClient) => queries.prefetchQuery(getSessionListQueryOptions(askedByRoute)),
};
