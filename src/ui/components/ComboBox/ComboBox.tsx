import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import type { SelectOption } from '../Select/OptionItem.tsx';
import { field } from '../TextField/Field.css.ts';
import { ComboBoxBody, type ComboBoxTexts } from './ComboBoxBody.tsx';

export interface ComboBoxProps<Id extends string> extends ComboBoxTexts {
  options: readonly SelectOption<Id>[];
  /** `null`: nothing is selected. */
  value: Id | null;
  onChange: (value: Id | null) => void;
  /** For options from the server: called with the search text. The list is then shown without local filtering. */
  onSearch?: (text: string) => void;
}

/** A single choice from a long list, filtered by typing a part of its name. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { errorMessage, options, value, onChange, onSearch } = props;
  const canClear = value !== null && !props.isDisabled && !props.isReadOnly;
  return (
    <AriaComboBox
      className={field}
      {...(onSearch
        ? { items: options, onInputChange: onSearch, defaultFilter: () => true }
        : { defaultItems: options })}
      value={value}
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      allowsEmptyCollection
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={errorMessage === undefined ? undefined : true}
      name={props.name}
    >
      <ComboBoxBody of={props} onClear={canClear ? () => onChange(null) : undefined} />
    </AriaComboBox>
  );
}
