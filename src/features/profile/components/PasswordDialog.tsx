import { ApiError } from '#api/error.ts';
import { usePasswordChange } from '#api/generated/hooks/user/user.ts';
import { NewPasswordFields, newPasswordError, repeatError } from '#features/auth/index.ts';
import { FormDialog, useForm } from '#forms/index.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { useSession } from '#platform/session/useSession.ts';
import { PasswordField, Stack, Text, toast } from '#ui/index.ts';

/** The fields show a wrong password and a refused new one. */
const meta = { inline: [400, 422] };

interface Values {
  old: string;
  password: string;
  repeat: string;
}

function errorsOf({ old, password, repeat }: Values) {
  const isSame = password !== '' && password === old;
  return {
    old: old === '' ? 'Введите нынешний пароль' : undefined,
    password: newPasswordError(password) ?? (isSame ? 'Это нынешний пароль' : undefined),
    repeat: repeatError(password, repeat),
  };
}

/** Changes the user's password. The gateway ends the other sessions. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { profile } = useSession();
  const change = usePasswordChange({ mutation: { meta } });
  const form = useForm<Values>({
    initial: { old: '', password: '', repeat: '' },
    autoFocus: 'old',
    validate: errorsOf,
    send: ({ old, password }) => change.mutateAsync({ data: { old, new: password } }),
    refusal(error) {
      const text = inlineText(error, meta) ?? undefined;
      const isWrong = error instanceof ApiError && error.code === 'wrong-password';
      const refused = error instanceof ApiError ? error.refusedFields[0]?.message : undefined;
      return isWrong ? { old: text } : { password: refused ?? text };
    },
    onSent() {
      toast.show({ tone: 'positive', title: 'Пароль изменён', text: 'Остальные сеансы завершены.' });
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      size="sm"
      title="Смена пароля"
      primaryLabel="Сменить пароль"
      form={form}
      onClose={onClose}
    >
      <Stack>
        <Text tone="muted">На&nbsp;других устройствах нужно будет войти заново.</Text>
        {/* Tells a password manager whose password it is. */}
        <input type="text" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
        <PasswordField {...form.field('old')} label="Нынешний пароль" autoComplete="current-password" />
        <NewPasswordFields
          label="Новый пароль"
          password={form.field('password')}
          repeat={form.field('repeat')}
        />
      </Stack>
    </FormDialog>
  );
}
