import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openChat } from '#tests/chat.ts';
import { renderPortal } from '#tests/portal.tsx';
import { address } from '#tests/screen.ts';

const items = async (): Promise<string[]> =>
  (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '');

/** A chat with one answer, and its menu. */
async function open() {
  const chat = await openChat();
  await chat.send('Первый вопрос');
  await chat.settledAnswer();
  const { user } = chat;
  const choose = async (name: string): Promise<void> => {
    await user.click(chat.button('Управление чатом'));
    const item = await screen.findByRole('menuitem', { name });
    await waitFor(() => expect(item.getAttribute('aria-disabled')).toBeNull());
    await user.click(item);
  };
  return { ...chat, choose };
}

test('[CHAT-08] an open chat is pinned, unpinned and renamed in its head; the tab has the new name', async () => {
  const { user, choose, standIn } = await open();
  await choose('Закрепить');
  await waitFor(() => expect(standIn.callsOf('historyChatPin')).toHaveLength(1));
  await choose('Открепить');
  await waitFor(() => expect(standIn.callsOf('historyChatPin')).toHaveLength(2));
  await choose('Переименовать');
  const dialog = within(await screen.findByRole('dialog', { name: 'Переименовать чат' }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Название чата/ });
  expect(field.value).toBe('Первый вопрос');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(standIn.callsOf('historyChatRename')).toEqual([]);
  await user.type(field, ' План продаж ');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(standIn.callsOf('historyChatRename')).toHaveLength(1);
  await waitFor(() => expect(document.title).toMatch(/^План продаж · ChatGPT/));
});

test('[CHAT-08] an open chat that is removed in its head gives way to a new one; «Отменить» opens it again', async () => {
  const { user, choose, messages } = await open();
  const before = address();
  await choose('Удалить');
  await waitFor(() => expect(address()).toBe('/chat/neuron/chatGpt'));
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(address()).toBe(before));
  await waitFor(() => expect(messages()).toHaveLength(2));
});

test('[CHAT-08][HOME-20] the head has sharing, also in its menu with the formats; in a new chat there is no menu', async () => {
  const { choose, user, button } = await open();
  await user.click(button('Поделиться чатом'));
  expect(await screen.findByRole('dialog', { name: 'Поделиться чатом' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await choose('Поделиться…');
  expect(await screen.findByRole('dialog', { name: 'Поделиться чатом' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Управление чатом' }));
  expect(await items()).toEqual([
    'Переименовать',
    'Закрепить',
    'Скачать документ Word',
    'Скачать PDF',
    'Скачать Markdown',
    'Поделиться…',
    'Удалить',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: 'Новый чат' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Управление чатом' })).toBeNull());
});

test('[BOT-01] a guest can download and remove a chat, and no more', async () => {
  const { user } = await renderPortal(
    '/chatBot?token=guest-other-2026&emailUser=guest@other.example&chatName=chatGpt',
  );
  await user.type(await screen.findByLabelText('Сообщение'), 'Вопрос гостя');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await user.click(await screen.findByRole('button', { name: 'Управление чатом' }));
  expect(await items()).toEqual(['Скачать документ Word', 'Скачать PDF', 'Скачать Markdown', 'Удалить']);
});

test('[CHAT-08] on a phone the menu of the head has the search in the chat, for which the head has no room', async () => {
  const { choose } = await open();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as unknown as MediaQueryList,
  );
  await choose('Найти в\u00a0чате');
  const field = await screen.findByRole('searchbox', { name: 'Найти в чате' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});
