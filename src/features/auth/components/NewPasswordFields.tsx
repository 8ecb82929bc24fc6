import type { FieldProps } from '#forms/index.ts';
import { PasswordField } from '#ui/index.ts';
import { limits } from '../model/field-rules.ts';

interface NewPasswordFieldsProps {
  password: FieldProps;
  repeat: FieldProps;
}

/** A new password, how good it is, and the same once more. */
export const NewPasswordFields = ({ password, repeat }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...password}
      label="Пароль"
      autoComplete="new-password"
      hasStrength
      // The strength says it of what is typed; an error says it, or something more urgent.
      description={
        password.errorMessage || password.value ? undefined : `Не меньше ${limits.passwordMin}\u00a0символов`
      }
    />
    <PasswordField {...repeat} label="Пароль ещё раз" autoComplete="new-password" />
  </>
);
