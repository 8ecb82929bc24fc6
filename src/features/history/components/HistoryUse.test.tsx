import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { templatePlace } from '#features/chat/index.ts';
import type { Chat, StoredMessage } from '#mocks/store/entities.ts';
import { runningChats, unreadChats } from '#platform/running-chats.ts';
import { Tab } from '#platform/tabs.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { rowLinks } from './testing/row-links.ts';

const owner = 'employee@neuro.example';
const uuidOf = (index: number) => `0c5e2d3a-6f1b-4e0a-9d58-${String(index).padStart(12, '0')}`;
const templateId = '7c2e9f10-1111-4a3b-8c4d-000000000001';

/** A chat with ChatGPT. A greater index makes it older. */
const chat = (index: number, own: Partial<Chat> = {}): Chat => ({
  uuid: uuidOf(index),
  content: `Вопрос ${index}`,
  date: new Date(Date.UTC(2026, 4, 3, 9) - index * 60_000).toISOString(),
  serviceType: 'chatGpt',
  value: 'chatGpt',
  owner,
  hidden: false,
  ...own,
});

const message = (chatUuid: string, content: string): StoredMessage => ({
  id: chatUuid.replace('0c5e', '5d1f'),
  chatUuid,
  role: 'assistant',
  content,
  date: chat(1).date,
  status: 'complete',
  idFile: null,
  files: [],
  owner,
  hidden: false,
  parentId: null,
});

async function standInWith(chats: readonly Chat[], messages: readonly StoredMessage[] = []) {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  database.store.write((transaction) => {
    for (const { uuid } of database.chats.group(owner)) transaction.delete(database.chats, uuid);
    for (const one of chats) transaction.put(database.chats, one);
    for (const one of messages) transaction.put(database.messages, one);
  });
  return standIn;
}

async function open(...[chats, messages]: Parameters<typeof standInWith>) {
  const standIn = await standInWith(chats, messages);
  const portal = await renderPortal('/chat/neuron/chatGpt', { as: owner, standIn });
  const panel = within(await screen.findByRole('complementary', { name: 'История' }));
  const titles = () => rowLinks(panel).map(({ lastElementChild }) => lastElementChild?.textContent);
  const headings = () => panel.queryAllByRole('heading').map(({ textContent }) => textContent);
  const { chats: stored } = standIn.deps.database;
  return { ...portal, standIn, panel, titles, headings, stored };
}

const focused = () => document.activeElement?.lastElementChild?.textContent;

test('[CHAT-08] a title is shown without marks of Markdown. A chat is renamed in its place: F2, Escape, Enter; a failure keeps the text. It can be pinned', async () => {
  const { user, panel, standIn, headings, titles, stored } = await open([
    chat(1),
    chat(2, { content: '**Вопрос** [2](https://example.com)' }),
  ]);
  (await panel.findByRole('link', { name: 'Вопрос 2' })).focus();
  await user.keyboard('{F2}');
  const field = await panel.findByRole('textbox', { name: 'Название чата' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('Другое{Escape}');
  await waitFor(() => expect(focused()).toBe('Вопрос 2'));

  standIn.fail('too-many-requests', { operation: 'historyChatRename', times: 1 });
  await user.keyboard('{F2}');
  await panel.findByRole('textbox', { name: 'Название чата' });
  await user.keyboard('Выручка{Enter}');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ошибка переименования чата' }));
  await user.click(dialog.getByRole('button', { name: 'Понятно' }));
  const kept = await panel.findByRole('textbox', { name: 'Название чата' });
  expect((kept as HTMLInputElement).value).toBe('Выручка');
  await user.type(kept, ' за год{Enter}');
  await panel.findByRole('link', { name: 'Выручка за год' });
  expect(stored.get(uuidOf(2))?.content).toBe('Выручка за год');
  await waitFor(() => expect(focused()).toBe('Выручка за год'));

  // The menu key opens the menu of the row.
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await screen.findByRole('menuitem', { name: 'Закрепить' }));
  await waitFor(() => expect(headings()).toEqual(['Закреплённые', 'Май 2026']));
  expect(titles()).toEqual(['Выручка за год', 'Вопрос 1']);
  expect(stored.get(uuidOf(2))?.pinned).toBe(true);
});

test('[APP-04] case 50-tab-title: the tab has the name of the open chat, also after it was renamed', async () => {
  const { user, panel } = await open([chat(1), chat(2)]);
  const link = await panel.findByRole('link', { name: 'Вопрос 2' });
  await user.click(link);
  await waitFor(() => expect(document.title).toBe('Вопрос 2 · ChatGPT · Нейропортал'));
  link.focus();
  await user.keyboard('{F2}');
  await user.clear(await panel.findByRole('textbox', { name: 'Название чата' }));
  await user.keyboard('План отпусков{Enter}');
  await waitFor(() => expect(document.title).toBe('План отпусков · ChatGPT · Нейропортал'));
});

test('[CHAT-08] arrows move between rows and Delete removes one; several are selected by Shift and removed with one undo', async () => {
  const { user, panel, titles, stored, settle } = await open([1, 2, 3, 4, 5].map((index) => chat(index)));
  const first = await panel.findByRole('link', { name: 'Вопрос 1' });
  first.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(focused()).toBe('Вопрос 2');
  await user.keyboard('{End}');
  expect(focused()).toBe('Вопрос 5');
  await user.keyboard('{Delete}');
  await waitFor(() => expect(titles()).toEqual(['Вопрос 1', 'Вопрос 2', 'Вопрос 3', 'Вопрос 4']));
  expect(focused()).toBe('Вопрос 4');

  const selectSeveral = panel.getByRole('button', { name: 'Выбрать несколько' });
  await user.click(selectSeveral);
  await user.click(await panel.findByRole('button', { name: 'Готово' }));
  expect(document.activeElement).toBe(selectSeveral);
  await user.click(selectSeveral);
  const boxes = () => panel.getAllByRole('checkbox') as HTMLInputElement[];
  await user.click(await panel.findByRole('checkbox', { name: 'Вопрос 2' }));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true, false]);
  await user.keyboard('{Shift>}');
  await user.click(panel.getByRole('checkbox', { name: 'Вопрос 4' }));
  await user.keyboard('{/Shift}');
  await user.click(await panel.findByRole('button', { name: 'Удалить 3' }));
  await waitFor(() => expect(titles()).toEqual(['Вопрос 1']));
  expect(document.activeElement).toBe(selectSeveral);
  expect(await screen.findByText(/^Удалено: 3\sчата$/)).toBeTruthy();
  await settle();
  await user.click(screen.getAllByRole('button', { name: 'Отменить' }).at(-1) as HTMLElement);
  await waitFor(() => expect(titles()).toEqual(['Вопрос 1', 'Вопрос 2', 'Вопрос 3', 'Вопрос 4']));
  await waitFor(() =>
    expect([2, 3, 4].map((index) => stored.get(uuidOf(index))?.hidden)).toEqual([false, false, false]),
  );
});

test('[CHAT-08] a search shows time and place with the words marked, so that equal titles differ; running and unread chats are marked', async () => {
  const equal = [chat(1, { content: 'Письмо' }), chat(2, { content: 'Письмо' })];
  const { user, panel, headings } = await open(equal, [
    message(uuidOf(1), 'Здравствуйте!\nЁлка стоит во дворе.'),
    message(uuidOf(2), 'Срубите ёлку, пожалуйста.'),
  ]);
  await user.type(panel.getByRole('searchbox'), 'елк{Enter}');
  const descriptions = () =>
    rowLinks(panel).map((link) => {
      const note = document.getElementById(link.getAttribute('aria-describedby') ?? '');
      return note?.textContent;
    });
  await waitFor(() =>
    expect(descriptions()).toEqual([
      expect.stringMatching(/^ChatGPT · 3 мая.* · Здравствуйте! Ёлка стоит во дворе\.$/),
      expect.stringMatching(/^ChatGPT · 3 мая.* · Срубите ёлку, пожалуйста\.$/),
    ]),
  );
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks()).toEqual(['Ёлк', 'ёлк']);
  const common = { messageId: uuidOf(9), serviceType: 'chatGpt', value: 'chatGpt', date: chat(1).date };
  runningChats.set([{ ...common, chatUuid: uuidOf(1), title: 'Письмо', percent: null }]);
  unreadChats.set(new Set([uuidOf(2)]));
  await waitFor(() => expect(descriptions()[0]).toContain('Ответ готовится. '));
  expect(descriptions()[1]).toContain('Новый ответ. ');
  expect(headings()).toEqual(['Новые и в работе']);
  runningChats.set([]);
  unreadChats.set(new Set());
});

test('[CHAT-08] the runs of a template are listed and removed by the same component, without a search', async () => {
  const runs = [chat(1, { templateId, content: 'Запуск 1' }), chat(2, { templateId, content: 'Запуск 2' })];
  const standIn = await standInWith([...runs, chat(3)]);
  await standIn.signIn(owner);
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/chat/neuron/$name/{-$chatUuid}',
    component: () => (
      <HistoryPanel
        place={templatePlace(
          { uuid: templateId, serviceType: 'chatGpt', agentId: null, model: null },
          () => [],
        )}
      />
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/chat/neuron/chatGpt'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      {/* The types know the router of the portal only. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const link = await screen.findByRole('link', { name: 'Запуск 1' });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('searchbox')).toBeNull();
  link.focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(standIn.deps.database.chats.get(uuidOf(1))?.hidden).toBe(true));
  expect(standIn.callsOf('historyTemplateHide')).toHaveLength(1);
});

test('[PROF-08] the list is refetched when another tab has removed the history', async () => {
  const { titles, standIn } = await open([chat(1)]);
  await waitFor(() => expect(titles()).toHaveLength(1));
  const { database } = standIn.deps;
  database.store.write((transaction) => transaction.put(database.chats, chat(1, { hidden: true })));
  const other = new Tab('other');
  other.tell({ type: 'history', userId: 1 });
  await waitFor(() => expect(titles()).toEqual([]));
  other.close();
});
