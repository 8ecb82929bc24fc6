import { Select as AriaSelect } from 'react-aria-components/Select';
import { field } from '../TextField/Field.css.ts';
import type { FieldTexts } from '../TextField/FieldParts.tsx';
import type { SelectOption } from './OptionItem.tsx';
import { SelectBody } from './SelectBody.tsx';

export interface MultiSelectProps<Id extends string> extends FieldTexts {
  options: readonly SelectOption<Id>[];
  value: readonly Id[];
  /** The selected ids, in the order of the options. */
  onChange: (value: Id[]) => void;
  /** @default «Выбор из списка» (APP-16) */
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** The name of the form field. */
  name?: string;
}

/** Several choices from a list, which stays open while options are selected. «Очистить» removes all. */
export function MultiSelect<Id extends string>(props: MultiSelectProps<Id>) {
  const { errorMessage, options, value, onChange, placeholder = 'Выбор из списка' } = props;
  const chosen = options.filter(({ id }) => value.includes(id));
  return (
    <AriaSelect<SelectOption<Id>, 'multiple'>
      className={field}
      selectionMode="multiple"
      value={[...value]}
      onChange={(keys) => onChange(options.filter(({ id }) => keys.includes(id)).map(({ id }) => id))}
      placeholder={placeholder}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={errorMessage === undefined ? undefined : true}
      name={props.name}
    >
      <SelectBody of={props} onClear={chosen.length > 0 ? () => onChange([]) : undefined}>
        {chosen.length === 0 ? placeholder : chosen.map((option) => option.label).join(', ')}
      </SelectBody>
    </AriaSelect>
  );
}
