import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';

const chatName = 'bot_0a1b2c3d4e5f6071';
const email = 'guest@other.example';

test('[BOT-02] an address that may enter the chat-bot of an agent gets its link by letter, another one is refused', async () => {
  const { user } = await renderPortal(`/chatBot/login?chatName=${chatName}`);
  await fill(user, await screen.findByLabelText('E-mail'), 'nobody@some.example');
  await user.click(screen.getByRole('button', { name: 'Получить ссылку' }));
  expect(await screen.findByText(/^Этому адресу чат\u2011бот не\sоткрыт/u)).toBeDefined();
  await fill(user, screen.getByLabelText('E-mail'), email);
  await user.click(screen.getByRole('button', { name: 'Получить ссылку' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Проверьте почту' })).toBeDefined();
  expect(screen.getByText(/guest@other\.example/)).toBeDefined();
});

test('[BOT-01] the personal link opens the chat-bot with its name, welcome and starters', async () => {
  await renderPortal(`/chatBot/login?chatName=${chatName}&emailUser=${email}&token=bot-other-2026`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Консультант по договорам' })).toBeDefined();
  expect(screen.getByText(/^Здравствуйте! Спросите/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Что такое неустойка?' })).toBeDefined();
});
