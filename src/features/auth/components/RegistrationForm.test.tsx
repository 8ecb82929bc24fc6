import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { toast } from '#ui/index.ts';
import { knownEmail } from '../model/known-email.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import {
  api,
  calls,
  described,
  field,
  mockGateway,
  refuse,
  server,
  show,
  title,
  typePasswords,
} from './testing/screens.tsx';

mockGateway();

test('[AUTH-03] autocomplete tells password managers what each field is', async () => {
  await show(RegistrationForm);
  const tokens = ['E-mail', 'Имя', 'Пароль', 'Пароль ещё раз'].map((name) => field(name).autocomplete);
  expect(tokens).toEqual(['email', 'name', 'new-password', 'new-password']);
});

test('[AUTH-03] a field is checked when it is left, and not while it is corrected', async () => {
  const user = await show(RegistrationForm);
  await user.tab();
  expect(described(field('E-mail'))).toBe('');
  await user.type(field('E-mail'), 'vera@');
  expect(described(field('E-mail'))).toBe('');
  await user.tab();
  expect(described(field('E-mail'))).toContain('Некорректный email');
  await user.type(field('E-mail'), 'n');
  expect(described(field('E-mail'))).toBe('');
});

test('[AUTH-03] nothing is sent while something is wrong; the first wrong field has the focus', async () => {
  const user = await show(RegistrationForm);
  await user.type(field('E-mail'), 'vera@neuro.example');
  await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  expect(document.activeElement).toBe(field('Имя'));
  await user.type(field('Имя'), 'Вера');
  await typePasswords(user);
  await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Базовый/ }));
  expect(calls).toEqual([]);
});

test('[AUTH-03] what is sent is trimmed, promo is true; the draft is wiped and the login knows the address', async () => {
  const user = await show(RegistrationForm);
  await user.type(field('E-mail'), ' vera@neuro.example ');
  await user.type(field('Имя'), ' Вера ');
  await typePasswords(user);
  await user.click(screen.getByRole('radio', { name: /Премиум/ }));
  expect(sessionStorage).toHaveLength(1);
  await user.keyboard('{Enter}');
  await title('Адрес /login');
  expect(calls).toEqual([
    `POST registration ${JSON.stringify({ email: 'vera@neuro.example', name: 'Вера', password: 'рыжий кот у моря', tariffId: 14, promo: true })}`,
  ]);
  expect(screen.getByRole('status').textContent).toContain('На почту отправлено письмо');
  expect(toast.getSnapshot()[0]?.timeout).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(knownEmail.get()).toBe('vera@neuro.example');
});

test('[AUTH-03] a taken address is told at its field until it is changed; the rest stays', async () => {
  server.use(http.post(`${api}/registration`, refuse(409, 'Этот e-mail уже зарегистрирован')));
  const user = await show(RegistrationForm);
  await user.type(field('E-mail'), 'vera@neuro.example');
  await user.type(field('Имя'), 'Вера');
  await typePasswords(user);
  await user.click(screen.getByRole('radio', { name: /Премиум/ }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(described(field('E-mail'))).toContain('Этот e-mail уже зарегистрирован'));
  expect(document.activeElement).toBe(field('E-mail'));
  expect(field('Пароль').value).toBe('рыжий кот у моря');
  await user.type(field('E-mail'), 'x');
  expect(described(field('E-mail'))).toBe('');
});

test('[AUTH-03] a taken address is told even where the server has no words for it', async () => {
  server.use(http.post(`${api}/registration`, refuse(409, '')));
  const draft = { email: 'vera@neuro.example', name: 'Вера', line: 'neuro_agro', tariff: '14' };
  sessionStorage.setItem('registrationDraft', JSON.stringify(draft));
  const user = await show(RegistrationForm);
  await typePasswords(user, 'рыжий кот');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(described(field('E-mail'))).toContain('Что-то пошло не так =('));
});

test('[AUTH-03] a tariff says what it gives', async () => {
  await show(RegistrationForm);
  expect(described(screen.getByRole('radio', { name: /Премиум/ }))).toContain('Все сервисы');
});
