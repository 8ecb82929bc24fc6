import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { isMaskFull, type MaskName, masks, maskText, typedText } from '#lib/mask.ts';
import { control, field, input } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../TextField/FieldParts.tsx';
import { ghost, stage, taken, typed } from './MaskedField.css.ts';
import { useMaskInput } from './useMaskInput.ts';

export interface MaskedFieldProps
  extends FieldProps<AriaTextFieldProps, 'type' | 'inputMode' | 'onChange' | 'pattern'> {
  mask: MaskName;
  /** Digits only, without separators. */
  value?: string;
  defaultValue?: string;
  /** Called with the digits and whether the mask is complete. */
  onChange?: (digits: string, isComplete: boolean) => void;
}

const autoComplete: Partial<Record<MaskName, string>> = { phone: 'tel-national', card: 'cc-number' };

/**
 * A field for digits in a mask (APP-16). The separators and the `_` of missing digits are drawn behind the input and
 * are not part of its value, so that a screen reader does not read underscores.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { label, description, errorMessage, mask: name, value, defaultValue, onChange, ...rest } = props;
  const mask = masks[name];
  const [own, setOwn] = useState(defaultValue ?? '');
  const digits = value ?? own;
  const text = typedText(digits, mask);
  const change = (next: string) => {
    setOwn(next);
    if (next !== digits) onChange?.(next, isMaskFull(next, mask));
  };
  const { inputRef, takeText } = useMaskInput(digits, mask, change);
  return (
    <AriaTextField
      autoComplete={autoComplete[name] ?? 'off'}
      {...rest}
      type={name === 'phone' ? 'tel' : 'text'}
      inputMode={name === 'phone' ? 'tel' : 'numeric'}
      value={text}
      onChange={takeText}
      isInvalid={errorMessage === undefined ? undefined : true}
      className={field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={control}>
        <span className={stage}>
          <span aria-hidden="true" className={ghost}>
            <span className={taken}>{text}</span>
            {maskText(digits, mask).slice(text.length)}
          </span>
          <Input ref={inputRef} className={`${input} ${typed}`} />
        </span>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
