import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, fillLogin, renderPortal } from '#tests/portal.tsx';

const email = 'employee@neuro.example';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('[AUTH-02] autocomplete tells password managers what each field is', async () => {
  await renderPortal('/login');
  await screen.findByRole('heading', { level: 1, name: 'Вход' });
  expect(field('E-mail').autocomplete).toBe('username');
  expect(field('Пароль').autocomplete).toBe('current-password');
});

test('[AUTH-02] every refusal of the login leads to the password, selected, and is read out', async () => {
  const { user, standIn } = await renderPortal('/login');
  await fillLogin(user, email, 'x');
  for (const attempt of [1, 2]) {
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Неверный e-mail или пароль');
    const password = field('Пароль');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, attempt]);
    expect([field('E-mail').value, password.value]).toEqual([email, 'x'.repeat(attempt)]);
    if (attempt === 2) break;
    await fill(user, password, 'xx');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(standIn.callsOf('authLogin')).toHaveLength(2));
  }
});

test('[ERR-05][AUTH-04] who has not confirmed the address is shown the way to another letter, named or not', async () => {
  const { user, standIn } = await renderPortal('/login');
  standIn.fail('email-not-confirmed', { operation: 'authLogin' });
  standIn.change('authLogin', (error: object) => ({ ...error, message: 'Ваша почта ещё не подтверждена' }));
  await fillLogin(user, email);
  expect((await screen.findByRole('alert')).textContent).toContain('Регистрация не подтверждена');
  expect(screen.getByRole('link', { name: 'Отправить ещё раз' })).toBeDefined();
});
