import { useQueries } from '@tanstack/react-query';
import type { AdminArea, AdminScope, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminFilter } from '../kit/define-admin-page.ts';
import type { Filters } from '../state/list-state.ts';

interface LabelsOptions {
  filters: readonly AdminFilter[];
  chosen: Filters;
  scope: Pick<AdminScope<AdminTypes>, 'options'>;
  area: AdminArea;
}

/** Names of the values that look-ups have found: an address holds only their keys. */
export function useFilterLabels({ filters, chosen, scope, area }: LabelsOptions): (value: string) => string {
  const lookups = filters.flatMap((filter) => {
    const values = filter.kind === 'lookup' ? chosen[filter.name] : undefined;
    return filter.kind === 'lookup' && values ? [{ kind: filter.source, value: [...values] }] : [];
  });
  const labels = useQueries({
    queries: lookups.map((query) => ({
      queryKey: ['admin options', area, query],
      queryFn: ({ signal }: { signal: AbortSignal }) => scope.options?.(query, { signal }) ?? [],
      staleTime: 60_000,
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data = [] }) => data.map((one) => [one.value, one.label]))),
  });
  return (value) => labels.get(value) ?? value;
}
