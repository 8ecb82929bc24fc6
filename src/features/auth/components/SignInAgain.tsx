import { useNavigate } from '@tanstack/react-router';
import { useForm } from '#forms/index.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { type Session, session } from '#platform/session/session.ts';
import { useCall } from '#platform/useCall.ts';
import { Button, Dialog, PasswordField, Stack, Text, TextField } from '#ui/index.ts';
import { loginErrors } from '../model/field-rules.ts';
import { knownEmail } from '../model/known-email.ts';
import { logIn } from '../model/log-in.ts';
import { loginMeta } from '../model/login-meta.ts';

/**
 * The login over a page whose session lapsed (AUTH-12). The page behind it stays: the same user continues there,
 * another user starts at the main page. After «На страницу входа» typed text is kept until a later login.
 */
export default function SignInAgain({ lapsed }: { lapsed: Session }) {
  const navigate = useNavigate();
  // A profile may have no e-mail.
  const known = lapsed.profile?.email ?? '';
  const login = useCall(logIn, loginMeta);
  const { field, formProps, isSending } = useForm({
    initial: { email: known, password: '' },
    validate: loginErrors,
    async send({ email, password }) {
      const profile = await login.send({ email: email.trim(), password });
      session.signIn(profile);
      if (profile.id !== lapsed.profile?.id) void navigate({ to: '/', replace: true });
    },
    refusal(error) {
      const text = inlineText(error, loginMeta);
      return text === null ? {} : { password: text };
    },
  });

  const leave = (): void => {
    knownEmail.set(field('email').value);
    session.reset();
  };

  return (
    <Dialog
      isOpen
      isPersistent
      role="alertdialog"
      title={lapsed.reason ?? 'Сессия завершена'}
      onClose={leave}
      footer={
        <>
          <Button slot={null} onPress={leave}>
            На страницу входа
          </Button>
          <Button slot={null} type="submit" form="sign-in-again" variant="primary" isPending={isSending}>
            Войти
          </Button>
        </>
      }
    >
      <form {...formProps} id="sign-in-again">
        <Stack>
          <Text>
            Войдите ещё раз, чтобы продолжить с&nbsp;того&nbsp;же места. Всё, что вы ввели, сохранено.
          </Text>
          <TextField
            {...field('email')}
            label="E-mail"
            type="email"
            autoComplete="username"
            autoFocus={known === ''}
          />
          <PasswordField
            {...field('password')}
            label="Пароль"
            autoComplete="current-password"
            autoFocus={known !== ''}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
