import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { field } from '../TextField/Field.css.ts';
import { ComboBoxBody, type ComboBoxTexts } from './ComboBoxBody.tsx';

export interface SuggestFieldProps extends ComboBoxTexts {
  suggestions: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** Longest text, characters; what is longer is not taken. */
  maxLength: number;
}

/** A line of free text with a list of what is often meant. */
export function SuggestField({ suggestions, value, onChange, maxLength, ...props }: SuggestFieldProps) {
  return (
    <AriaComboBox
      className={field}
      defaultItems={suggestions.map((text) => ({ id: text, label: text }))}
      allowsCustomValue
      inputValue={value}
      onInputChange={onChange}
      isInvalid={props.errorMessage === undefined ? undefined : true}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      name={props.name}
    >
      <ComboBoxBody
        of={props}
        maxLength={maxLength}
        onClear={value === '' ? undefined : () => onChange('')}
      />
    </AriaComboBox>
  );
}
