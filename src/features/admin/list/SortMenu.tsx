import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Button, Menu, MenuItem, MenuSeparator, nextSort, type Sort } from '#ui/index.ts';
import type { AdminColumn } from '../kit/define-admin-page.ts';

interface SortMenuProps<Row> {
  columns: readonly AdminColumn<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

const turned = 'turned';

/** The order of a list whose rows are cards: the button says it, the menu has all columns that can be sorted by. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  const sorted = sortable.find(({ id }) => id === sort?.column);
  const isDescending = sort?.direction === 'descending';
  const arrow = isDescending ? <ArrowDown /> : <ArrowUp />;
  return (
    <Menu
      placement="bottom start"
      selected={sorted?.id ?? ''}
      onSelect={(id) => onSort(id === turned && sorted ? nextSort(sorted.id, sort) : nextSort(id, null))}
      trigger={
        <Button size="sm" icon={sorted ? arrow : <ArrowUpDown />}>
          {sorted ? `Сортировка: ${sorted.title}` : 'Сортировка'}
        </Button>
      }
    >
      {sortable.map(({ id, title }) => (
        <MenuItem key={id} id={id}>
          {title}
        </MenuItem>
      ))}
      {sorted && <MenuSeparator />}
      {sorted && (
        <MenuItem id={turned} icon={isDescending ? <ArrowUp /> : <ArrowDown />}>
          {isDescending ? 'По возрастанию' : 'По убыванию'}
        </MenuItem>
      )}
    </Menu>
  );
}
