import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminArea } from '../kit/admin-scope.ts';
import { importCalls } from './calls.ts';

const pageSize = 10;

/** The caller's own imports, a page of them. */
export function useImports(area: AdminArea) {
  const queryClient = useQueryClient();
  const [page, setPage] = useState(1);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['imports', area, page],
    queryFn: ({ signal }) => importCalls[area].list({ page: page - 1, size: pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
  return {
    rows: data?.content ?? [],
    isLoaded: data !== undefined,
    total: data?.totalElements ?? 0,
    page,
    pageSize,
    setPage,
    isFetching,
    isError,
    retry: () => void refetch(),
    /** Loads the list again after a check or an import. */
    reload: () => queryClient.invalidateQueries({ queryKey: ['imports', area] }),
  };
}

export type Imports = ReturnType<typeof useImports>;
