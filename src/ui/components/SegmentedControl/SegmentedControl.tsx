import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon } from '../Icon/Icon.tsx';
import { group, segment } from './SegmentedControl.css.ts';

export interface Segment<Id extends string> {
  id: Id;
  label: string;
  /** A lucide icon before the text. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Id extends string> {
  /** The accessible name of the group. */
  label: string;
  items: readonly Segment<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  isDisabled?: boolean;
}

/** A choice between a few views of the same content. One is always selected. Use `Tabs` for the sections of a page. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, items, selected, onSelect, isDisabled } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const chosen = items.find(({ id }) => keys.has(id));
        if (chosen) onSelect(chosen.id);
      }}
      isDisabled={isDisabled}
      className={group}
    >
      {items.map((item) => (
        // One stop of Tab, as radio buttons have; the arrows move between the segments.
        <ToggleButton
          key={item.id}
          id={item.id}
          excludeFromTabOrder={item.id !== selected}
          className={segment}
        >
          {item.icon && <Icon size="sm">{item.icon}</Icon>}
          {item.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
