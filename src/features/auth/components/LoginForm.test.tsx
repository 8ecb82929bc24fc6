import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { knownEmail } from '../model/known-email.ts';
import { LoginForm } from './LoginForm.tsx';
import { api, calls, field, mockGateway, refuse, server, show } from './testing/screens.tsx';

mockGateway();

test('[AUTH-02] and at the login too', async () => {
  await show(LoginForm);
  expect([field('E-mail').autocomplete, field('Пароль').autocomplete]).toEqual([
    'username',
    'current-password',
  ]);
});

test('[AUTH-02] coming with an address the login waits for the password', async () => {
  knownEmail.set('vera@neuro.example');
  await show(LoginForm);
  expect(field('E-mail').value).toBe('vera@neuro.example');
  expect(document.activeElement).toBe(field('Пароль'));
});

test('[AUTH-02] every refusal of the login leads to the password, selected, and is read out', async () => {
  server.use(http.post(`${api}/authentication`, refuse(400, 'Неверный e-mail или пароль')));
  const user = await show(LoginForm);
  await user.type(field('E-mail'), 'vera@neuro.example');
  for (const attempt of [1, 2]) {
    await user.type(field('Пароль'), 'x');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(calls).toHaveLength(attempt));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Неверный e-mail или пароль');
    const password = field('Пароль');
    await waitFor(() => expect(document.activeElement).toBe(password));
    if (!(password instanceof HTMLInputElement)) throw new Error('The password is no input');
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, attempt]);
  }
});

test.each(['Ваша почта vera@neuro.example не подтверждена', 'Ваша почта ещё не подтверждена'])(
  '[ERR-05][AUTH-04] who has not confirmed the address is shown the way to another letter: «%s»',
  async (words) => {
    server.use(http.post(`${api}/authentication`, refuse(401, words)));
    const user = await show(LoginForm);
    await user.type(field('E-mail'), 'vera@neuro.example');
    await user.type(field('Пароль'), 'x');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Регистрация не подтверждена');
    expect(screen.getByRole('link', { name: 'Отправить ещё раз' })).toBeDefined();
  },
);
