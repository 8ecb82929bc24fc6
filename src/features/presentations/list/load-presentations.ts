import type { QueryClient } from '@tanstack/react-query';
import { getPresentationListQueryOptions } from '#api/generated/hooks/presentation/presentation.ts';
import { cardParams } from '#objects/index.ts';
import { askedByRoute } from '#platform/loaded-by-route.ts';
import type { ListSearch } from './list-search.ts';

/** The orders as the gateway names them. */
export const orders = { date: 'date,desc', title: 'title,asc' } as const;

/** Asks for the first page of `PresentationList`. */
export const loadPresentations = (
  queries: QueryClient,
  { scope = 'all', q = '', sort = 'date' }: ListSearch,
): Promise<void> =>
  queries.prefetchQuery(
    getPresentationListQueryOptions({ ...cardParams({ scope, text: q }), sort: orders[sort] }, askedByRoute),
  );
