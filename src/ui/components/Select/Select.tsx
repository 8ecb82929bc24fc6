import type { ReactNode } from 'react';
import { Select as AriaSelect } from 'react-aria-components/Select';
import { field } from '../TextField/Field.css.ts';
import type { FieldTexts } from '../TextField/FieldParts.tsx';
import type { SelectOption } from './OptionItem.tsx';
import { SelectBody } from './SelectBody.tsx';

export interface SelectProps<Id extends string> extends FieldTexts {
  options: readonly SelectOption<Id>[];
  /** `null`: nothing is selected, the placeholder is shown. */
  value: Id | null;
  /** `null` is passed only by the clear button, so only if `isClearable`. */
  onChange: (value: Id | null) => void;
  /** @default «Выбор из списка» (APP-16) */
  placeholder?: string;
  isClearable?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
  /** A lucide icon at the start. */
  icon?: ReactNode;
  /** The name of the form field. */
  name?: string;
  /** Gets the focus when it is mounted. */
  autoFocus?: boolean;
  /** The list is open initially. */
  defaultOpen?: boolean;
}

/** A single choice from a list. Typing letters selects an option by its first letters. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { errorMessage, value, onChange, placeholder = 'Выбор из списка' } = props;
  const choose = (key: string | number | null) => {
    const chosen = props.options.find(({ id }) => id === key);
    if (chosen) onChange(chosen.id);
  };
  const canClear = props.isClearable && value !== null;

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
      autoFocus={props.autoFocus}
      defaultOpen={props.defaultOpen}
    >
      <SelectBody of={props} onClear={canClear ? () => onChange(null) : undefined}>
        {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
      </SelectBody>
    </AriaSelect>
  );
}
