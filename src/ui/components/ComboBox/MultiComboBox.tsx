import { useMemo } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import type { SelectOption } from '../Select/OptionItem.tsx';
import { field } from '../TextField/Field.css.ts';
import { ComboBoxBody, type ComboBoxTexts } from './ComboBoxBody.tsx';

export interface MultiComboBoxProps<Id extends string> extends ComboBoxTexts {
  options: readonly SelectOption<Id>[];
  /** Also ids that are not among the options now. */
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  /** Called with the search text; the list is shown without local filtering. A choice clears the text. */
  onSearch: (text: string) => void;
}

/** Several choices from a long list on the server. It stays open while options are selected, unless they were searched for. */
export function MultiComboBox<Id extends string>(props: MultiComboBoxProps<Id>) {
  const { errorMessage, options, value, onChange, onSearch } = props;
  // Another array, also of equal ids, clears the text.
  const joined = JSON.stringify(value);
  const ids = useMemo((): Id[] => JSON.parse(joined), [joined]);
  return (
    <AriaComboBox<SelectOption<Id>, 'multiple'>
      className={field}
      selectionMode="multiple"
      items={options}
      onInputChange={onSearch}
      defaultFilter={() => true}
      value={ids}
      onChange={(keys) => onChange(keys as Id[])}
      allowsEmptyCollection
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={errorMessage === undefined ? undefined : true}
      name={props.name}
    >
      <ComboBoxBody of={props} chosen={value.length} />
    </AriaComboBox>
  );
}
