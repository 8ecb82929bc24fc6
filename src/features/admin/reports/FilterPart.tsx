import { Button, Inline, Stack, TagGroup, Text } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import type { AdminFilter } from '../kit/define-admin-page.ts';
import { sourcesOf } from '../kit/sources.ts';
import { idOfFilter } from '../list/chips.ts';
import { FilterMenu } from '../list/FilterMenu.tsx';
import { type Filters, withFilter } from '../state/list-state.ts';
import { reportCalls } from './calls.ts';
import { useFilterTexts } from './useFilterTexts.ts';

interface FilterPartProps {
  area: AdminArea;
  filters: readonly AdminFilter[];
  chosen: Filters;
  onChange: (filters: Filters) => void;
}

/** Which rows the report has: the filters of the list with the same rows. */
export function FilterPart({ area, filters, chosen, onChange }: FilterPartProps) {
  const { chips, labelOf } = useFilterTexts(filters, chosen, area);
  const change = (filter: AdminFilter, values: Filters): void =>
    onChange(withFilter({ filters: chosen }, filter, values).filters);
  const remove = (id: string): void => {
    const removed = filters.find((one) => idOfFilter(one) === id);
    if (removed) change(removed, {});
  };
  return (
    <Stack gap={2}>
      <Text weight="medium">Фильтры</Text>
      {chips.length > 0 ? (
        <TagGroup label="Фильтры" isLabelHidden tags={chips} onRemove={remove} />
      ) : (
        <Text tone="muted">В&nbsp;отчёт войдут все строки.</Text>
      )}
      <Inline>
        <FilterMenu
          filters={filters}
          chosen={chosen}
          sources={sourcesOf(reportCalls[area], area)}
          labelOf={labelOf}
          onFilter={change}
        />
        {chips.length > 0 && (
          <Button size="sm" variant="quiet" onPress={() => onChange({})}>
            Сбросить
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
