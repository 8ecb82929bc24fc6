import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { Icon } from '../Icon/Icon.tsx';
import { control, field, input } from './Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from './FieldParts.tsx';

export interface TextFieldProps extends FieldProps<AriaTextFieldProps, 'type'> {
  /** Use PasswordField for passwords of people; `password` hides a text such as a key. */
  type?: 'text' | 'email' | 'password';
  placeholder?: string;
  /** A lucide icon at the start of the field. */
  icon?: ReactNode;
  /** The input element, to focus it after a failed submit. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with a label, a hint and an error. */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  icon,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField {...props} isInvalid={errorMessage === undefined ? undefined : true} className={field}>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={control}>
        {icon && <Icon>{icon}</Icon>}
        <Input ref={inputRef} placeholder={placeholder} className={input} />
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
