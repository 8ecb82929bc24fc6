import { Check, ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { option, optionHint, options, optionText, popoverSurface } from '../Popover/surface.css.ts';
import { control, field, trailing } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from '../TextField/FieldParts.tsx';
import { check, chevron, clear, list, opener, value as valueClass } from './Select.css.ts';

export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
  hint?: string;
  isDisabled?: boolean;
}

export interface SelectProps<Id extends string> extends FieldTexts {
  options: readonly SelectOption<Id>[];
  /** `null`: nothing is chosen, the placeholder shows. */
  value: Id | null;
  /** `null` comes only from the clear button, so only where `isClearable`. */
  onChange: (value: Id | null) => void;
  /** «Выбор из списка» unless told (APP-16). */
  placeholder?: string;
  isClearable?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
  /** A lucide icon at the start. */
  icon?: ReactNode;
  /** The name of the form field. */
  name?: string;
}

/** One choice from a list. Typing letters while it has focus picks by the first letters. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, description, errorMessage, value, onChange, placeholder = 'Выбор из списка' } = props;
  const choose = (key: string | number | null) => {
    const chosen = props.options.find(({ id }) => id === key);
    if (chosen) onChange(chosen.id);
  };
  const canClear = props.isClearable && !props.isDisabled && value !== null;

  return (
    <AriaSelect
      className={field}
      value={value}
      onChange={choose}
      placeholder={placeholder}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={errorMessage === undefined ? undefined : true}
      name={props.name}
    >
      <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
        {label}
      </FieldLabel>
      <Group
        className={control}
        role="presentation"
        isInvalid={errorMessage !== undefined}
        isDisabled={props.isDisabled}
      >
        {props.icon && <Icon size="sm">{props.icon}</Icon>}
        <Button className={opener}>
          <SelectValue className={valueClass}>
            {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
          <span className={chevron}>
            <Icon size="sm">
              <ChevronDown />
            </Icon>
          </span>
        </Button>
        {canClear && (
          <span className={`${trailing} ${clear}`}>
            <IconButton slot={null} size="sm" label="Очистить" icon={<X />} onPress={() => onChange(null)} />
          </span>
        )}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover className={`${popoverSurface} ${list}`} offset={4}>
        <ListBox className={options} items={props.options}>
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} isDisabled={item.isDisabled} className={option}>
              <span className={optionText}>
                <Text slot="label">{item.label}</Text>
                {item.hint && (
                  <Text slot="description" className={optionHint}>
                    {item.hint}
                  </Text>
                )}
              </span>
              <span className={check}>
                <Icon size="sm">
                  <Check />
                </Icon>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
