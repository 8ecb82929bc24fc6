import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { control, field, input, trailing } from './Field.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from './FieldParts.tsx';

export interface TextFieldProps
  extends Omit<
      AriaTextFieldProps,
      'className' | 'style' | 'children' | 'render' | 'aria-label' | 'isInvalid'
    >,
    FieldTexts {
  placeholder?: string;
  /** A lucide icon at the start of the field. */
  icon?: ReactNode;
  /** The input element, to focus it after a refused form. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One line of text with a label, a hint and an error. `type="password"` gets a button that shows what was typed.
 */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  icon,
  inputRef,
  ...props
}: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const isPassword = props.type === 'password';
  return (
    <AriaTextField
      {...props}
      type={isPassword && shown ? 'text' : (props.type ?? 'text')}
      isInvalid={errorMessage === undefined ? undefined : true}
      className={field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={control}>
        {icon && <Icon>{icon}</Icon>}
        <Input ref={inputRef} placeholder={placeholder} className={input} />
        {isPassword && (
          <span className={trailing}>
            <IconButton
              size="sm"
              label={shown ? 'Скрыть пароль' : 'Показать пароль'}
              icon={shown ? <EyeOff /> : <Eye />}
              isDisabled={props.isDisabled}
              onPress={() => setShown(!shown)}
            />
          </span>
        )}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
