import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { field } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../TextField/FieldParts.tsx';
import { list } from './Checkbox.css.ts';
import { Checkbox } from './Checkbox.tsx';

/** One option of a group of checkboxes or radio buttons. */
export interface ChoiceOption<Id extends string> {
  id: Id;
  label: string;
  /** The end of the label that a segment leaves out on phones. */
  more?: string;
  /** A hint below the option, announced together with it. */
  description?: string;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<Id extends string>
  extends FieldProps<AriaCheckboxGroupProps, 'value' | 'defaultValue' | 'onChange'> {
  options: readonly ChoiceOption<Id>[];
  value?: readonly Id[];
  defaultValue?: readonly Id[];
  /** The selected ids, in the order of the options. */
  onChange?: (value: Id[]) => void;
}

/** Several options from a short list that is fully visible. */
export function CheckboxGroup<Id extends string>(props: CheckboxGroupProps<Id>) {
  const { label, description, errorMessage, options, value, defaultValue, onChange, ...rest } = props;
  const inOrder = (chosen: readonly string[]): Id[] =>
    options.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  return (
    <AriaCheckboxGroup
      {...rest}
      {...(value && { value: [...value] })}
      {...(defaultValue && { defaultValue: [...defaultValue] })}
      {...(onChange && { onChange: (chosen: string[]) => onChange(inOrder(chosen)) })}
      isInvalid={errorMessage === undefined ? undefined : true}
      className={field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className={list}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            value={option.id}
            description={option.description}
            isDisabled={option.isDisabled}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
