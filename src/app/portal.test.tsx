import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';

test('[AUTH-01][AUTH-02] after the sign-in the main page opens', async () => {
  const { user } = await renderPortal('/');
  await user.type(await screen.findByLabelText('E-mail'), 'employee@neuro.example');
  await user.type(screen.getByLabelText('Пароль'), 'portal-2026');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByRole('link', { name: 'ChatGPT' })).toBeTruthy();
});

test('[CHAT-03] a request with a file gets its answer', async () => {
  const { user, standIn } = await renderPortal('/chat/neuron/chatGpt', { as: 'employee@neuro.example' });
  await user.type(await screen.findByRole('textbox', { name: 'Сообщение' }), 'Привет');
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
    new File(['a'], 'Отчёт.txt', { type: 'text/plain' }),
  );
  await user.click(screen.getByRole('button', { name: 'Отправить' }));

  const log = screen.getByRole('log', { name: 'Сообщения' });
  expect(await within(log).findByRole('button', { name: 'Копировать' })).toBeTruthy();
  expect([...standIn.deps.database.files.values()].map(({ name }) => name)).toContain('Отчёт.txt');
});

const admin = 'admin@neuro.example';
const employee = 'employee@neuro.example';
const guest = 'guest@other.example';

test.each([
  ['/login', undefined, 'heading', 'Вход'],
  ['/registration', undefined, 'heading', 'Регистрация'],
  ['/forgotPassword', undefined, 'heading', 'Восстановление пароля'],
  ['/', employee, 'link', 'ChatGPT'],
  ['/chat/neuron/chatGpt', employee, 'textbox', 'Сообщение'],
  ['/help', employee, 'heading', 'Помощь'],
  ['/admin/users/users-table', admin, 'grid', /./],
  ['/admin/users/users-table?row=1', admin, 'textbox', 'Отдел'],
  ['/chatBot/login', undefined, 'heading', /./],
  ['/chatBot/chatGpt', guest, 'textbox', 'Сообщение'],
] as const)(
  '[PRE-02] %s under StrictMode: shown, without an error, each call once',
  async (address, as, role, name) => {
    const { standIn, settle } = await renderPortal(address, { isStrict: true, ...(as && { as }) });
    expect((await screen.findAllByRole(role, { name })).length).toBeGreaterThan(0);
    await settle();
    const asked = standIn.calls.map(
      ({ operation, request }) => `${operation} ${new URL(request.url).search}`,
    );
    expect(asked).toEqual([...new Set(asked)]);
  },
);
