import { isEmail } from '#lib/email.ts';

/** Limits of the contract (openapi/schemas/auth.yaml), in characters. */
export const limits = { email: 254, name: 200, passwordMin: 8, password: 256 } as const;

/** The error of a field before sending; undefined for a valid value. */
type Rule = (value: string) => string | undefined;

/** APP-17. */
export const emailError: Rule = (email) => {
  if (email.trim() === '') return 'Введите e-mail';
  return isEmail(email) && email.trim().length <= limits.email ? undefined : 'Некорректный email';
};

export const nameError: Rule = (name) => {
  if (name.trim() === '') return 'Введите имя';
  return name.trim().length <= limits.name ? undefined : `Не больше ${limits.name} знаков`;
};

export const newPasswordError: Rule = (password) => {
  if (password === '') return 'Придумайте пароль';
  if (password.length < limits.passwordMin) return `Не меньше ${limits.passwordMin} знаков`;
  return password.length <= limits.password ? undefined : `Не больше ${limits.password} знаков`;
};

export function repeatError(password: string, repeat: string): string | undefined {
  if (repeat === '') return 'Повторите пароль';
  return repeat === password ? undefined : 'Пароли не совпадают';
}

/** Errors of a login. Any password is accepted: old ones may be shorter than the rules for new ones demand. */
export const loginErrors = ({ email, password }: { email: string; password: string }) => ({
  email: emailError(email),
  password: password === '' ? 'Введите пароль' : undefined,
});
