import { isEmail } from '#lib/email.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** What is wrong with the fields of the login form before anything is sent; no key where all is well. */
export function loginErrors({ email, password }: Credentials): Partial<Credentials> {
  return {
    ...(email.trim() === ''
      ? { email: 'Введите e-mail' }
      : isEmail(email)
        ? {}
        : { email: 'Некорректный email' }),
    ...(password === '' ? { password: 'Введите пароль' } : {}),
  };
}
