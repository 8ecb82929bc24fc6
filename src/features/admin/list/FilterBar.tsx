import { useQueries } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button, Inline, Menu, MenuItem, TagGroup } from '#ui/index.ts';
import type { AdminFilter, AdminScope, AdminTypes } from '../define-admin-page.ts';
import { sourcesOf } from '../sources.ts';
import { filterText } from './chips.ts';
import { FilterDialog } from './FilterDialog.tsx';
import { type Filters, namesOf } from './list-state.ts';

interface FilterBarProps {
  filters: readonly AdminFilter[];
  chosen: Filters;
  scope: Pick<AdminScope<AdminTypes>, 'options'>;
  /** `values` has no lists where the filter is removed. */
  onFilter: (filter: AdminFilter, values: Filters) => void;
  onReset: () => void;
}

const keyOf = (filter: AdminFilter): string => namesOf(filter).join();

/** Names of the values that look-ups have found: an address holds only their keys. */
function useLabels({ filters, chosen, scope }: Pick<FilterBarProps, 'filters' | 'chosen' | 'scope'>) {
  const lookups = filters.flatMap((filter) => {
    const values = filter.kind === 'lookup' ? chosen[filter.name] : undefined;
    return filter.kind === 'lookup' && values ? [{ kind: filter.source, value: [...values] }] : [];
  });
  const labels = useQueries({
    queries: lookups.map((query) => ({
      queryKey: ['admin options', query],
      queryFn: ({ signal }: { signal: AbortSignal }) => scope.options(query, { signal }),
      staleTime: 60_000,
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data = [] }) => data.map((one) => [one.value, one.label]))),
  });
  return (value: string): string => labels.get(value) ?? value;
}

/** The chosen filters as chips, the button that adds one, the button that takes all away. */
export function FilterBar({ filters, chosen, scope, onFilter, onReset }: FilterBarProps) {
  const [open, setOpen] = useState<AdminFilter | null>(null);
  const labelOf = useLabels({ filters, chosen, scope });
  const tags = filters.flatMap((filter) => {
    const text = filterText(filter, chosen, labelOf);
    return text ? [{ id: keyOf(filter), label: `${filter.title}: ${text}` }] : [];
  });
  const remove = (id: string): void => {
    const filter = filters.find((one) => keyOf(one) === id);
    if (filter) onFilter(filter, {});
  };
  return (
    <Inline gap={2} wrap>
      {tags.length > 0 && <TagGroup label="Фильтры" isLabelHidden tags={tags} onRemove={remove} />}
      <Menu
        placement="bottom start"
        trigger={
          <Button size="sm" icon={<ListFilter />}>
            Добавить фильтр
          </Button>
        }
      >
        {filters.map((filter) => (
          <MenuItem key={keyOf(filter)} onAction={() => setOpen(filter)}>
            {filter.title}
          </MenuItem>
        ))}
      </Menu>
      {tags.length > 0 && (
        <Button size="sm" variant="quiet" onPress={onReset}>
          Сбросить
        </Button>
      )}
      {open && (
        <FilterDialog
          filter={open}
          filters={chosen}
          sources={sourcesOf(scope)}
          labelOf={labelOf}
          onApply={(values) => onFilter(open, values)}
          onClose={() => setOpen(null)}
        />
      )}
    </Inline>
  );
}
