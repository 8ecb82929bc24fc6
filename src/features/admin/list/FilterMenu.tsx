import { ListFilter } from 'lucide-react';
import { openDialog } from '#platform/dialogs.ts';
import { Button, Menu, MenuItem, useMedia } from '#ui/index.ts';
import { media } from '#ui/theme/media.ts';
import type { AdminFilter, Sources } from '../kit/define-admin-page.ts';
import type { Filters } from '../state/list-state.ts';
import { FilterDialog } from './FilterDialog.tsx';

interface FilterMenuProps {
  filters: readonly AdminFilter[];
  chosen: Filters;
  sources: Sources;
  labelOf: (value: string) => string;
  onFilter: (filter: AdminFilter, values: Filters) => void;
}

const label = 'Добавить фильтр';

/** The button «Добавить фильтр»: which filter, then its values. */
export function FilterMenu({ filters, chosen, sources, labelOf, onFilter }: FilterMenuProps) {
  // The buttons of a list shall fit into one row.
  const isPhone = useMedia(media.below('sm'));
  const choose = async (filter: AdminFilter): Promise<void> => {
    const dialog = { filter, filters: chosen, sources, labelOf };
    const values = await openDialog(FilterDialog, dialog, { isOfScreen: true });
    if (values) onFilter(filter, values);
  };
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button size="sm" icon={<ListFilter />} aria-label={label}>
          {isPhone ? 'Фильтр' : label}
        </Button>
      }
    >
      {filters.map((filter) => (
        <MenuItem key={filter.title} onAction={() => void choose(filter)}>
          {filter.title}
        </MenuItem>
      ))}
    </Menu>
  );
}
