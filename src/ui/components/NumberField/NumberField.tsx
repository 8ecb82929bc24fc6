import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { Icon } from '../Icon/Icon.tsx';
import { control, field, input } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../TextField/FieldParts.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { takeDecimalPoints } from './decimal.ts';
import { number, stepper, steppers, unit as unitClass } from './NumberField.css.ts';

export interface NumberFieldProps
  extends FieldProps<AriaNumberFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  /** `null` if empty. */
  value?: number | null;
  defaultValue?: number | null;
  /** Called on blur, Enter or a step with a number within the limits, or `null` for an empty field. */
  onChange?: (value: number | null) => void;
  placeholder?: string;
  isLabelHidden?: boolean;
  /** A short unit after the number, «%» or «мин»; it is part of the accessible name. */
  unit?: string;
}

/**
 * A number field with Russian formatting: decimal comma, grouped thousands (APP-16). A decimal point is taken, too. Arrow keys and buttons change it
 * by a step. The wheel is ignored: scrolling must not change a setting.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    description,
    errorMessage,
    value,
    defaultValue,
    onChange,
    placeholder,
    unit,
    isLabelHidden,
    ...rest
  } = props;
  return (
    <AriaNumberField
      incrementAriaLabel="Увеличить"
      decrementAriaLabel="Уменьшить"
      {...rest}
      {...(value !== undefined && { value: value ?? Number.NaN })}
      {...(typeof defaultValue === 'number' && { defaultValue })}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      isWheelDisabled
      isInvalid={errorMessage === undefined ? undefined : true}
      className={field}
    >
      <FieldLabel isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
        {unit && <VisuallyHidden>, {unit}</VisuallyHidden>}
      </FieldLabel>
      <Group ref={takeDecimalPoints} className={control}>
        <Input placeholder={placeholder} className={`${input} ${number}`} />
        {unit && (
          <span aria-hidden="true" className={unitClass}>
            {unit}
          </span>
        )}
        <span className={steppers}>
          <Button slot="decrement" className={stepper}>
            <Icon size="sm">
              <Minus />
            </Icon>
          </Button>
          <Button slot="increment" className={stepper}>
            <Icon size="sm">
              <Plus />
            </Icon>
          </Button>
        </span>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
