import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, fillLogin, renderPortal } from '#tests/portal.tsx';

const email = 'employee@neuro.example';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('[AUTH-02] the fields have autocomplete values for password managers', async () => {
  await renderPortal('/login');
  await screen.findByRole('heading', { level: 1, name: 'Вход' });
  expect(field('E-mail').autocomplete).toBe('username');
  expect(field('Пароль').autocomplete).toBe('current-password');
});

test('[AUTH-02] every refusal of the login is announced, and the password is focused and selected', async () => {
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

test('[AUTH-02] the refusal of the login is gone for good when a field has an error of its own', async () => {
  const { user, standIn } = await renderPortal('/login');
  await fillLogin(user, email, 'x');
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный e-mail или пароль');
  await user.clear(field('Пароль'));
  await user.keyboard('{Enter}');
  expect(screen.getByText('Введите пароль')).toBeDefined();
  expect(screen.queryByText('Неверный e-mail или пароль')).toBeNull();
  await user.keyboard('y');
  expect(screen.queryByText('Введите пароль')).toBeNull();
  expect(screen.queryByText('Неверный e-mail или пароль')).toBeNull();
  expect(standIn.callsOf('authLogin')).toHaveLength(1);
});

test('[ERR-05][AUTH-04] a user with an unconfirmed address gets a link to another letter, with or without the address in the text', async () => {
  const { user, standIn } = await renderPortal('/login');
  standIn.fail('email-not-confirmed', { operation: 'authLogin' });
  standIn.change('authLogin', (error: object) => ({ ...error, message: 'Ваша почта ещё не подтверждена' }));
  await fillLogin(user, email);
  expect((await screen.findByRole('alert')).textContent).toContain('Регистрация не подтверждена');
  expect(screen.getByRole('link', { name: 'Отправить ещё раз' })).toBeDefined();
});

test('[AUTH-02] typing loads the code of the main page, which the login itself does without', async () => {
  const { user, router } = await renderPortal('/login');
  const load = vi.spyOn(router, 'loadRouteChunk');
  await screen.findByRole('heading', { level: 1, name: 'Вход' });
  expect(load).not.toHaveBeenCalled();
  await fill(user, field('E-mail'), email);
  expect(load.mock.calls.map(([route]) => route.id)).toEqual(expect.arrayContaining(['/_main', '/_main/']));
});
