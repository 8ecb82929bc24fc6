import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** Hint and error of a field, as a screen reader reads them. */
const described = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function open() {
  const portal = await renderPortal('/registration');
  await screen.findByRole('heading', { level: 1, name: 'Регистрация' });
  return portal;
}

test('[AUTH-03] the fields have autocomplete values and hints', async () => {
  await open();
  const tokens = ['E-mail', 'Имя', 'Пароль', 'Пароль ещё раз'].map((name) => field(name).autocomplete);
  expect(tokens).toEqual(['email', 'name', 'new-password', 'new-password']);
  expect(described(screen.getByRole('radio', { name: /Премиум/ }))).toContain('Все сервисы');
  expect(described(field('Пароль'))).toBe('Не меньше 8\u00a0знаков');
});

test('[AUTH-03] the strength of the password replaces the hint', async () => {
  const { user } = await open();
  await fill(user, field('Пароль'), 'лошадь верно батарея скрепка');
  expect(await screen.findByText(/Надёжный/)).toBeDefined();
  expect(described(field('Пароль'))).toBe('');
});

test('[AUTH-03] a field is checked when it is left, and not while it is corrected', async () => {
  const { user } = await open();
  await user.tab();
  expect(described(field('E-mail'))).toBe('');
  await fill(user, field('E-mail'), 'vera@');
  expect(described(field('E-mail'))).toBe('');
  await user.tab();
  expect(described(field('E-mail'))).toContain('Некорректный email');
  await user.type(field('E-mail'), 'n');
  expect(described(field('E-mail'))).toBe('');
});

test('[AUTH-03] a form with errors is not sent; the first wrong field gets the focus', async () => {
  const { user, standIn } = await open();
  const send = () => user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await fill(user, field('E-mail'), 'vera@neuro.example');
  await send();
  expect(document.activeElement).toBe(field('Имя'));
  await fill(user, field('Имя'), 'Вера');
  await fill(user, field('Пароль'), 'рыжий кот у моря');
  await fill(user, field('Пароль ещё раз'), 'рыжий');
  await send();
  expect(document.activeElement).toBe(field('Пароль ещё раз'));
  expect(described(field('Пароль ещё раз'))).toContain('Пароли не совпадают');
  await fill(user, field('Пароль ещё раз'), 'рыжий кот у моря');
  await send();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Базовый/ }));
  expect(standIn.calls).toEqual([]);
});
