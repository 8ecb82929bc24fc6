import { ChevronDown, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { buttonClass } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { options as optionsClass, popoverSurface } from '../Popover/surface.css.ts';
import { OptionItem } from '../Select/OptionItem.tsx';
import { list } from '../Select/Select.css.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { control, field, input } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from '../TextField/FieldParts.tsx';
import { buttons, note } from './ComboBox.css.ts';

export interface ComboBoxProps<Id extends string> extends FieldTexts {
  options: readonly SelectOption<Id>[];
  /** `null`: nothing is selected. */
  value: Id | null;
  onChange: (value: Id | null) => void;
  /** For options from the server: called with the search text. The list is then shown without local filtering. */
  onSearch?: (text: string) => void;
  /** Options are loading. */
  isLoading?: boolean;
  /** @default «Выбор из списка» (APP-16) */
  placeholder?: string;
  /** Text shown when no option matches. @default «Ничего не найдено» */
  emptyText?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The name of the form field. */
  name?: string;
}

/** A single choice from a long list, filtered by typing a part of its name. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { label, description, errorMessage, options, value, onChange, onSearch, isLoading } = props;
  const canClear = value !== null && !props.isDisabled && !props.isReadOnly;
  return (
    <AriaComboBox
      className={field}
      {...(onSearch
        ? { items: options, onInputChange: onSearch, defaultFilter: () => true }
        : { defaultItems: options })}
      value={value}
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      menuTrigger="focus"
      allowsEmptyCollection
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={errorMessage === undefined ? undefined : true}
      name={props.name}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={control}>
        <Input placeholder={props.placeholder ?? 'Выбор из списка'} className={input} />
        {isLoading && <Spinner size="sm" label="Загрузка" />}
        <span className={buttons}>
          {canClear && (
            <IconButton slot={null} size="sm" label="Очистить" icon={<X />} onPress={() => onChange(null)} />
          )}
          <Button className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}>
            <Icon size="sm">
              <ChevronDown />
            </Icon>
          </Button>
        </span>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover className={`${popoverSurface} ${list}`} offset={4}>
        <ListBox<SelectOption<Id>>
          className={optionsClass}
          renderEmptyState={() => (
            <div className={note}>{isLoading ? 'Загружаем…' : (props.emptyText ?? 'Ничего не найдено')}</div>
          )}
        >
          {(item) => <OptionItem option={item} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
