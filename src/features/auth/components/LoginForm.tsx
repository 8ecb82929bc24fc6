import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from '#forms/index.ts';
import { openEmailConfirmation } from '#platform/email-confirmation.ts';
import { decide, inlineText } from '#platform/errors/decide.ts';
import { session } from '#platform/session/session.ts';
import { useCall } from '#platform/useCall.ts';
import { Button, PasswordField, Stack, TextField, textLinkClass } from '#ui/index.ts';
import { loginErrors } from '../model/field-rules.ts';
import { knownEmail } from '../model/known-email.ts';
import { logIn } from '../model/log-in.ts';
import { loginMeta } from '../model/login-meta.ts';
import { fieldWithError } from './AuthCard.css.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormAlert } from './FormAlert.tsx';

/**
 * The login: e-mail and password (AUTH-02). Typed values stay after an error.
 *
 * @param onTyping called at every change
 */
export function LoginForm({ onTyping }: { onTyping?: () => void }) {
  const [cameWith] = useState(knownEmail.get);
  const login = useCall(logIn, loginMeta);
  const { field, formProps, isSending } = useForm({
    initial: { email: cameWith, password: '' },
    validate: loginErrors,
    async send({ email, password }) {
      session.signIn(await login.send({ email: email.trim(), password }));
      knownEmail.set('');
    },
    // Screen readers read the alert by themselves; the focus goes to the field to correct.
    suspect: (error) => (inlineText(error, loginMeta) === null ? null : 'password'),
    autoFocus: cameWith === '' ? 'email' : 'password',
    onChange({ email }) {
      knownEmail.set(email);
      onTyping?.();
    },
  });
  const email = field('email');
  const password = field('password');
  // What was refused is not what the fields have now.
  if (login.error && (email.errorMessage ?? password.errorMessage)) login.forget();
  const refusal = inlineText(login.error, loginMeta);
  const verdict = login.error && decide(login.error, loginMeta);
  // The toast appears once (ERR-05); this text with its link stays.
  const isUnconfirmed = verdict?.action === 'toast' && verdict.email !== undefined;

  return (
    <AuthCard
      title="Вход"
      ways={
        <>
          <Link to="/forgotPassword" className={textLinkClass}>
            Забыли пароль?
          </Link>
          <Link to="/registration" className={textLinkClass}>
            Регистрация
          </Link>
        </>
      }
    >
      <form {...formProps} aria-label="Вход">
        <Stack gap={0}>
          <div className={fieldWithError}>
            <TextField {...email} label="E-mail" type="email" autoComplete="username" />
          </div>
          <div className={fieldWithError}>
            <PasswordField {...password} label="Пароль" autoComplete="current-password" />
            {refusal !== null && <FormAlert isLine>{refusal}</FormAlert>}
            {isUnconfirmed && (
              <FormAlert attempt={login.failedAt}>
                Регистрация не подтверждена: откройте ссылку из письма или{' '}
                <button
                  type="button"
                  className={textLinkClass}
                  onClick={() => openEmailConfirmation(knownEmail.get())}
                >
                  получите код
                </button>
                . Письма нет?{' '}
                <Link to="/confirmationRegistration" className={textLinkClass}>
                  Отправить ещё раз
                </Link>
              </FormAlert>
            )}
          </div>
          <Button type="submit" variant="primary" size="lg" fullWidth isPending={isSending}>
            Войти
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}
