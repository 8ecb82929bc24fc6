import { screen, within } from '@testing-library/react';
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

test('[BOT-02][LAB-13] a chat-bot that is switched off while a guest writes says so, keeps what was typed, and is there again after «Проверить снова»', async () => {
  const { user, standIn, close } = await renderPortal(
    `/chatBot/login?chatName=${chatName}&emailUser=${email}&token=bot-other-2026`,
  );
  await fill(user, await screen.findByRole('textbox', { name: 'Сообщение' }), 'Какой срок?');
  const { guestBots, store } = standIn.deps.database;
  const bot = [...guestBots.values()].find((one) => one.chatName === chatName);
  if (!bot) throw new Error('no bot');
  const change = (isOn: boolean) =>
    store.write((to) => to.put(guestBots, { ...bot, fields: { ...bot.fields, isOn } }));
  change(false);
  await user.keyboard('{Enter}');
  const refusal = within(await screen.findByRole('alertdialog'));
  expect(refusal.getByText('Чат-бот закрыт. Напишите тому, кто вас пригласил')).toBeDefined();
  await user.click(refusal.getByRole('button', { name: 'Понятно' }));
  const kept = within(await screen.findByRole('region', { name: 'Неотправленное сообщение' }));
  expect(kept.getByText('Какой срок?')).toBeDefined();
  close();

  const later = await renderPortal(`/chatBot/${chatName}`, { standIn });
  expect(await screen.findByRole('heading', { level: 1, name: 'Чат-бот закрыт' })).toBeDefined();
  change(true);
  await later.user.click(screen.getByRole('button', { name: 'Проверить снова' }));
  expect(await screen.findByRole('textbox', { name: 'Сообщение' })).toBeDefined();
});
