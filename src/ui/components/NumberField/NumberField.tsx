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
import { number, stepper, steppers, unit as unitClass } from './NumberField.css.ts';

export interface NumberFieldProps
  extends FieldProps<AriaNumberFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  /** `null`: empty. */
  value?: number | null;
  defaultValue?: number | null;
  /** Comes when the field is left, at Enter or at a step: a number within the limits, `null` for an empty field. */
  onChange?: (value: number | null) => void;
  placeholder?: string;
  /** A short unit after the number, «%» or «мин»; it is read with the field's name. */
  unit?: string;
}

/**
 * A number as Russians write it: decimal comma, thousands apart (APP-16). Arrow keys and the buttons step. The wheel
 * does nothing: scrolling past must not change a setting.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, description, errorMessage, value, defaultValue, onChange, placeholder, unit, ...rest } =
    props;
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
      <FieldLabel isRequired={props.isRequired}>
        {label}
        {unit && <VisuallyHidden>, {unit}</VisuallyHidden>}
      </FieldLabel>
      <Group className={control}>
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
