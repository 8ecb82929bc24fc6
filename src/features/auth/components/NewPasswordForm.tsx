import { useForm } from '#forms/index.ts';
import { Button, Stack } from '#ui/index.ts';
import { newPasswordError, repeatError } from '../model/field-rules.ts';
import { passwordRefusal } from '../model/password-refusal.ts';
import { AuthCard } from './AuthCard.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface NewPasswordFormProps {
  text: string;
  send: (password: string) => Promise<unknown>;
  onSent: () => Promise<void>;
}

/** The screen that sets a password with the token of a letter. */
export function NewPasswordForm({ text, send, onSent }: NewPasswordFormProps) {
  const { field, formProps, isSending } = useForm({
    initial: { password: '', repeat: '' },
    validate: ({ password, repeat }) => ({
      password: newPasswordError(password),
      repeat: repeatError(password, repeat),
    }),
    autoFocus: 'password',
    send: ({ password }) => send(password),
    refusal: (error) => passwordRefusal(error),
    onSent,
  });
  return (
    <AuthCard title="Новый пароль" text={text}>
      <Stack {...formProps} as="form" gap={5} aria-label="Новый пароль">
        <NewPasswordFields password={field('password')} repeat={field('repeat')} />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isSending}>
          Сохранить пароль
        </Button>
      </Stack>
    </AuthCard>
  );
}
