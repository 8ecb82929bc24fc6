import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, type Ref, Suspense, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { lazyPart } from '../../lazyPart.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { control, field, input, trailing } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../TextField/FieldParts.tsx';
import { note } from './PasswordField.css.ts';

// The rules of password strength are loaded only by forms that use them; the login does not.
const StrengthMeter = lazyPart(() => import('./StrengthMeter.tsx'));

export interface PasswordFieldProps
  extends FieldProps<AriaTextFieldProps, 'type' | 'onKeyDown' | 'onKeyUp' | 'autoComplete'> {
  /** Tells a password manager whether to fill in a password or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
  /** Shows the strength of a new password and how to improve it. */
  hasStrength?: boolean;
  /** The input element, to focus it after a failed submit. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A password field with a button that shows the password and a Caps Lock warning. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, errorMessage, hasStrength, inputRef, ...rest } = props;
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <AriaTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCorrect="off"
      onChange={(text) => {
        setOwn(text);
        props.onChange?.(text);
      }}
      isInvalid={errorMessage === undefined ? undefined : true}
      className={field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={control}>
        <Input
          ref={inputRef}
          autoCapitalize="none"
          className={input}
          onKeyDown={noteCapsLock}
          onKeyUp={noteCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <span className={trailing}>
          <IconButton
            size="sm"
            label={isShown ? 'Скрыть пароль' : 'Показать пароль'}
            icon={isShown ? <EyeOff /> : <Eye />}
            isDisabled={props.isDisabled}
            onPress={() => setShown(!isShown)}
          />
        </span>
      </Group>
      <span role="status" className={note}>
        {hasCapsLock && (
          <>
            <Icon size="sm">
              <ArrowBigUpDash />
            </Icon>
            Включён Caps Lock
          </>
        )}
      </span>
      {hasStrength && (
        <Suspense fallback={null}>
          <StrengthMeter password={props.value ?? own} />
        </Suspense>
      )}
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
