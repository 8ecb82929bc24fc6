import type { FieldProps } from '#forms/index.ts';
import { PasswordField } from '#ui/index.ts';
import { limits } from '../model/field-rules.ts';

interface NewPasswordFieldsProps {
  password: FieldProps;
  repeat: FieldProps;
  /** @default «Пароль» */
  label?: string;
}

/** A new password with its strength, and its repetition. */
export const NewPasswordFields = ({ password, repeat, label = 'Пароль' }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...password}
      label={label}
      autoComplete="new-password"
      hasStrength
      // The strength or an error replaces the hint.
      description={
        password.errorMessage || password.value ? undefined : `Не меньше ${limits.passwordMin}\u00a0знаков`
      }
    />
    <PasswordField {...repeat} label={`${label} ещё раз`} autoComplete="new-password" />
  </>
);
