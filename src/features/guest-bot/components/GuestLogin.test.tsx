import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lapsedGuest } from '#platform/session/lapsed-guest.ts';
import { renderPortal } from '#tests/portal.tsx';

const guest = 'guest@other.example';
const emailField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' });

test('[BOT-02] a link with an unknown address shows an error at the field until the address is changed', async () => {
  const { user } = await renderPortal('/chatBot/login?token=guest-other-2026&emailUser=nobody@other.example');
  const email = await emailField();
  expect(screen.getByText(/^Гостя с\sтаким адресом\sнет/)).toBeDefined();
  expect(email.value).toBe('nobody@other.example');
  expect(document.activeElement).toBe(email);
  await user.type(email, 'x');
  expect(screen.queryByText(/^Гостя с\sтаким адресом\sнет/)).toBeNull();
});

test('[BOT-02] after a known address the form asks for the password, which can be shown', async () => {
  const { user } = await renderPortal(`/chatBot/login?emailUser=${guest}`);
  expect(document.activeElement).toBe(await emailField());
  await user.keyboard('{Enter}');
  const password = await screen.findByLabelText<HTMLInputElement>('Пароль');
  expect(document.activeElement).toBe(password);
  expect(password.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(password.type).toBe('text');
});

test('[AUTH-12] the form has the address of the guest whose session ended, unless the link has another one', async () => {
  lapsedGuest.set('guest@corp.example');
  const { close } = await renderPortal('/chatBot/login');
  expect((await emailField()).value).toBe('guest@corp.example');
  close();
  lapsedGuest.set('guest@corp.example');
  await renderPortal(`/chatBot/login?emailUser=${guest}`);
  expect((await emailField()).value).toBe(guest);
});
