import { MenuItem, MenuPanel, type MenuPanelProps } from '#ui/index.ts';
import type { Sort } from '../model/home-search.ts';
import { sorts } from '../model/sections.ts';

export interface SortProps {
  value: Sort;
  onChange: (sort: Sort) => void;
}

interface SortMenuProps extends SortProps, Pick<MenuPanelProps, 'triggerRef' | 'onClose'> {}

/** The open menu of `SortButton`. */
export default function SortMenu({ value, onChange, ...panel }: SortMenuProps) {
  return (
    <MenuPanel
      {...panel}
      label="Сортировка"
      selected={value}
      onSelect={(id) => {
        const chosen = sorts.find((sort) => sort.id === id);
        if (chosen) onChange(chosen.id);
      }}
    >
      {sorts.map(({ id, label }) => (
        <MenuItem key={id} id={id}>
          {label}
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
