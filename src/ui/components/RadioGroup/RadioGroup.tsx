import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { compactText } from '../Button/Button.css.ts';
import { choice, item, mark, notes, text } from '../Checkbox/Checkbox.css.ts';
import type { ChoiceOption } from '../Checkbox/CheckboxGroup.tsx';
import { description as descriptionClass, field } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../TextField/FieldParts.tsx';
import { card, cardButton, circle, dot, list, segment } from './RadioGroup.css.ts';

export interface RadioGroupProps<Id extends string>
  extends FieldProps<AriaRadioGroupProps, 'orientation' | 'value' | 'defaultValue' | 'onChange'> {
  options: readonly ChoiceOption<Id>[];
  /** `null`: nothing is selected. */
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (value: Id) => void;
  /** `cards` for a few important options, `segmented` for two to four short ones without hints. @default 'list' */
  look?: 'list' | 'cards' | 'segmented';
  isLabelHidden?: boolean;
}

/** A single choice from a short list that is fully visible. Arrow keys change it. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const {
    label,
    description,
    errorMessage,
    options,
    onChange,
    look = 'list',
    isLabelHidden,
    ...rest
  } = props;
  const choose = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen);
    if (option) onChange?.(option.id);
  };
  return (
    <AriaRadioGroup
      {...rest}
      onChange={choose}
      orientation={look === 'list' ? 'vertical' : 'horizontal'}
      isInvalid={errorMessage === undefined ? undefined : true}
      className={field}
    >
      <FieldLabel isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={list[look]}>
        {options.map((option) => (
          <RadioField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled}
            className={look === 'cards' ? card : item}
          >
            {look === 'segmented' ? (
              <RadioButton className={segment}>
                {option.more ? (
                  <span>
                    {option.label} <span className={compactText}>{option.more}</span>
                  </span>
                ) : (
                  option.label
                )}
              </RadioButton>
            ) : (
              <RadioButton className={look === 'cards' ? `${choice} ${cardButton}` : choice}>
                <span className={`${mark} ${circle}`}>
                  <span className={dot} />
                </span>
                <span className={text}>{option.label}</span>
              </RadioButton>
            )}
            {option.description && look !== 'segmented' && (
              <div className={notes}>
                <Text slot="description" className={descriptionClass}>
                  {option.description}
                </Text>
              </div>
            )}
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
