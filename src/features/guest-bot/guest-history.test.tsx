import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Chat } from '#mocks/store/entities.ts';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const other = 'guest@other.example';

const chat = (index: number, content: string, owner = other): Chat => ({
  uuid: `0c5e2d3a-6f1b-4e0a-9d58-${String(index).padStart(12, '0')}`,
  content,
  date: new Date(Date.UTC(2026, 4, 3, 9) - index * 60_000).toISOString(),
  serviceType: 'chatGpt',
  value: 'chatGpt',
  owner,
  hidden: false,
});

/** A stand-in with exactly these chats of the guest. */
async function withChats(...chats: Chat[]): Promise<StandIn> {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  database.store.write((transaction) => {
    for (const { uuid } of database.chats.group(other)) transaction.delete(database.chats, uuid);
    for (const one of chats) transaction.put(database.chats, one);
  });
  return standIn;
}

const history = async () => within(await screen.findByRole('complementary', { name: 'История' }));

test('[BOT-01][CHAT-08] after a reload a guest finds the last chat in the history and opens it', async () => {
  const standIn = await withChats();
  const first = await renderPortal('/chatBot/chatGpt', { as: other, standIn });
  await first.user.click(await screen.findByRole('textbox', { name: 'Сообщение' }));
  await first.user.paste('Вопрос гостя');
  await first.user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/chatBot\/chatGpt\/[\w-]{36}$/));
  const { pathname } = location;
  await (await history()).findByRole('link', { name: 'Вопрос гостя' });
  await first.settle();
  first.close();

  const { user } = await renderPortal('/chatBot/chatGpt', { as: other, standIn });
  await user.click(await (await history()).findByRole('link', { name: 'Вопрос гостя' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(location.pathname).toBe(pathname);
  await user.click(screen.getByRole('link', { name: 'Новый чат' }));
  await waitFor(() => expect(location.pathname).toBe('/chatBot/chatGpt'));
  expect(screen.queryByRole('article')).toBeNull();
});

test('[BOT-01][CHAT-08] a guest sees and searches only the own chats with this bot', async () => {
  const standIn = await withChats(
    chat(1, 'Про жирафов'),
    chat(2, 'Про бегемотов'),
    chat(3, 'Чужой вопрос', 'guest@corp.example'),
    { ...chat(4, 'Вопрос к Claude'), serviceType: 'claude', value: 'claude' },
  );
  const { user } = await renderPortal('/chatBot/chatGpt', { as: other, standIn });
  const panel = await history();
  await panel.findByRole('link', { name: 'Про жирафов' });
  const titles = () => panel.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Про жирафов', 'Про бегемотов']);
  await user.type(panel.getByRole('searchbox', { name: 'Поиск по истории' }), 'бегемот{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Про бегемотов']));
});

test('[BOT-01][CHAT-08] a guest removes the open chat and takes it back; the menu has «Скачать» besides', async () => {
  const standIn = await withChats(chat(1, 'Про жирафов'));
  const address = `/chatBot/chatGpt/${chat(1, '').uuid}`;
  const { user, settle } = await renderPortal(address, { as: other, standIn });
  const panel = await history();
  const link = await panel.findByRole('link', { name: 'Про жирафов' });
  expect(link.getAttribute('href')).toBe(address);
  await user.click(panel.getByRole('button', { name: 'Действия' }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Скачать', 'Удалить']);
  const remove = items.at(-1);
  if (remove) await user.click(remove);
  await waitFor(() => expect(location.pathname).toBe('/chatBot/chatGpt'));
  const undo = await screen.findByRole('button', { name: 'Отменить' });
  await settle();
  await user.click(undo);
  await waitFor(() => expect(location.pathname).toBe(address));
});
