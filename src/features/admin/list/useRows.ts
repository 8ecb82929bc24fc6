import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminArea, AdminScope, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';
import { filterQuery, type ListState, listPart } from '../state/list-state.ts';
import { tableOf } from '../state/views.ts';

/** Interval between two requests of rows that the gateway changes by itself, ms. */
const refreshInterval = 2000;

interface RowsOptions<T extends AdminTypes> {
  definition: AdminPageDefinition<T>;
  scope: AdminScope<T>;
  area: AdminArea;
  state: ListState;
}

/** The rows of a list; the old ones while new ones load. A page beyond the end becomes the last one. */
export function useRows<T extends AdminTypes>({ definition, scope, area, state }: RowsOptions<T>) {
  const queryClient = useQueryClient();
  const table = tableOf(area, definition);
  const key = ['admin list', table];
  const filter = filterQuery(definition, state);
  const query = { ...filter, ...listPart(state) };
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery({
    queryKey: [...key, query],
    async queryFn({ signal }) {
      const found = await scope.list(query, { signal });
      const isBeyond = found.content.length === 0 && found.totalPages > 0;
      const last = isBeyond ? await scope.list({ ...query, page: found.totalPages - 1 }, { signal }) : found;
      return { ...last, filter: JSON.stringify(filter) };
    },
    placeholderData: keepPreviousData,
    ...(definition.isLive && { refetchOnWindowFocus: false }),
    // Only while the page is visible, the default; a failure is shown once.
    refetchInterval: ({ state: { data: shown, status } }) =>
      shown && status !== 'error' && definition.refreshWhile?.(shown.content) ? refreshInterval : false,
  });
  return {
    rows: data?.content ?? [],
    total: data?.totalElements ?? 0,
    /** From 1. */
    page: (data?.number ?? 0) + 1,
    /** Time at which the rows were loaded, ms since 1970. */
    loaded: dataUpdatedAt,
    isFetching,
    /** True while the rows are those of the previous filter and new ones load. */
    isOld: data !== undefined && data.filter !== JSON.stringify(filter),
    isError,
    retry: () => void refetch(),
    /** Loads the list again after a change. */
    reload: () => void queryClient.invalidateQueries({ queryKey: key }),
    /** Loads the row of the drawer again after an action on it. */
    reloadRow: () => void queryClient.invalidateQueries({ queryKey: ['admin row', table] }),
  };
}
