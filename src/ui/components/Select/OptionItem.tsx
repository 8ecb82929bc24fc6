import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { option as optionClass, optionHint, optionText } from '../Popover/surface.css.ts';
import { check } from './Select.css.ts';

export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
  hint?: string;
  isDisabled?: boolean;
}

/** An option of a list; a check mark shows that it is selected. */
export function OptionItem({ option }: { option: SelectOption<string> }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled}
      className={optionClass}
    >
      <span className={optionText}>
        <Text slot="label">{option.label}</Text>
        {option.hint && (
          <Text slot="description" className={optionHint}>
            {option.hint}
          </Text>
        )}
      </span>
      <span className={check}>
        <Icon size="sm">
          <Check />
        </Icon>
      </span>
    </ListBoxItem>
  );
}
