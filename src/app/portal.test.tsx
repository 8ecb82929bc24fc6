import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';

test('[AUTH-01][AUTH-02] who is not signed in signs in and gets to the main page', async () => {
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
  expect([...standIn.services.database.files.values()].map(({ name }) => name)).toContain('Отчёт.txt');
});

test.each([1, 2, 3])('[HOME-01] the main page %i', async () => {
  await renderPortal('/', { as: 'employee@neuro.example' });
  expect(await screen.findByRole('link', { name: 'ChatGPT' })).toBeTruthy();
});
