import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { useAuthLogin } from '#api/generated/hooks/auth/auth.ts';
import { decide } from '#platform/errors/decide.ts';
import { signIn } from '#platform/session/session.ts';
import { Button, Heading, Text, TextField, textLinkClass } from '#ui/index.ts';
import { type Credentials, loginErrors } from '../model/login-errors.ts';
import { alert, card, form, links } from './LoginForm.css.ts';

/** E-mail and password (AUTH-02). What was typed stays, whatever the server says. */
export function LoginForm() {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [errors, setErrors] = useState<Partial<Credentials>>({});
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const login = useAuthLogin({ mutation: { onSuccess: (profile) => void signIn(profile) } });
  const verdict = login.error instanceof ApiError ? decide(login.error) : null;
  const refusal = verdict?.action === 'inline' ? verdict.text : null;

  const change = (field: keyof Credentials) => (value: string) => {
    setCredentials({ ...credentials, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = loginErrors(credentials);
    setErrors(found);
    if (found.email) emailInput.current?.focus();
    else if (found.password) passwordInput.current?.focus();
    else login.mutate({ data: { email: credentials.email.trim(), password: credentials.password } });
  };

  return (
    <div className={card}>
      <Heading level={1} size="xxl">
        Вход
      </Heading>
      <form className={form} noValidate onSubmit={submit} aria-label="Вход">
        <TextField
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={credentials.email}
          onChange={change('email')}
          errorMessage={errors.email}
          inputRef={emailInput}
        />
        <TextField
          label="Пароль"
          type="password"
          name="password"
          autoComplete="current-password"
          value={credentials.password}
          onChange={change('password')}
          errorMessage={errors.password}
          inputRef={passwordInput}
        />
        {refusal !== null && (
          <div role="alert" className={alert}>
            <Text size="sm">{refusal}</Text>
          </div>
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={login.isPending}>
          Войти
        </Button>
      </form>
      <nav className={links} aria-label="Другие способы">
        <Link to="/forgotPassword" className={textLinkClass}>
          Забыли пароль?
        </Link>
        <Link to="/registration" className={textLinkClass}>
          Регистрация
        </Link>
      </nav>
    </div>
  );
}
