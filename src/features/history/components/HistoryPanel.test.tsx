import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Chat, StoredMessage } from '#mocks/store/entities.ts';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { rowLinks } from './testing/row-links.ts';

const owner = 'employee@neuro.example';

/** A chat with ChatGPT. A greater index makes it older. */
const chat = (index: number, own: Partial<Chat> = {}): Chat => ({
  uuid: `0c5e2d3a-6f1b-4e0a-9d58-${String(index).padStart(12, '0')}`,
  content: `Вопрос ${index}`,
  date: new Date(Date.UTC(2026, 4, 3, 9) - index * 60_000).toISOString(),
  serviceType: 'chatGpt',
  value: 'chatGpt',
  owner,
  hidden: false,
  ...own,
});

/** jsdom has no layout: the test triggers that the end of the list comes into view. */
let reachEnd: () => void;
beforeEach(() => {
  class Observer {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = () => onChange([{ isIntersecting: true }]);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

/** Opens ChatGPT with exactly these chats in the history. */
async function open(
  chats: readonly Chat[],
  { address = '/chat/neuron/chatGpt', standIn: own }: { address?: string; standIn?: StandIn } = {},
) {
  const standIn = own ?? (await startStandIn());
  const { database } = standIn.deps;
  database.store.write((transaction) => {
    for (const { uuid } of database.chats.group(owner)) transaction.delete(database.chats, uuid);
    for (const one of chats) transaction.put(database.chats, one);
  });
  const portal = await renderPortal(address, { as: owner, standIn });
  // A dialog over the page hides it.
  const panel = within(await screen.findByRole('complementary', { name: 'История', hidden: true }));
  const { user } = portal;
  return {
    ...portal,
    panel,
    database,
    titles: () => rowLinks(panel).map(({ lastElementChild }) => lastElementChild?.textContent),
    headings: () => panel.queryAllByRole('heading').map(({ textContent }) => textContent),
    box: panel.getByRole('searchbox', { name: 'Поиск по истории', hidden: true }),
    /** Queries of the requests for the list so far. */
    asked: () =>
      standIn.callsOf('historyChatList').map(({ url }) => Object.fromEntries(new URL(url).searchParams)),
    /** Deletes a chat through its menu. */
    async remove(title: string): Promise<void> {
      const row = (await panel.findByRole('link', { name: title })).closest('li') as HTMLElement;
      await user.click(within(row).getByRole('button', { name: 'Действия' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    },
  };
}

test('[CHAT-08][PRE-14] chats of all services are listed under «Сегодня» and their months, newest first, with the names of their services; the open one is marked', async () => {
  const today = chat(1, { date: new Date().toISOString() });
  const { panel, titles, headings, asked } = await open(
    [
      chat(4, { content: '', date: '2025-12-31T09:00:00Z' }),
      chat(2, { date: '2026-05-03T09:00:00Z' }),
      today,
      chat(3, { date: '2026-05-01T09:00:00Z' }),
      chat(5, { serviceType: 'claude', value: 'claude' }),
    ],
    { address: `/chat/neuron/chatGpt/${today.uuid}` },
  );
  const link = await panel.findByRole('link', { name: 'Вопрос 1' });
  expect(link.getAttribute('href')).toBe(`/chat/neuron/chatGpt/${today.uuid}`);
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(titles()).toEqual(['Вопрос 1', 'Вопрос 2', 'Вопрос 5', 'Вопрос 3', 'Без названия']);
  const other = panel.getByRole('link', { name: 'Вопрос 5', description: 'Claude' });
  expect(other.getAttribute('href')).toBe(`/chat/neuron/claude/${chat(5).uuid}`);
  expect(panel.getByRole('link', { name: 'Без названия' }).getAttribute('aria-current')).toBeNull();
  expect(headings()).toEqual(['Сегодня', 'Май 2026', 'Декабрь 2025']);
  expect(asked()).toEqual([{ size: '30', page: '0' }]);
});

test('[CHAT-08][LAB-02] «Все» has the chats with agents and the runs of templates, with their names; a run is removed by its own call', async () => {
  const agentId = '7c2e9f10-2222-4a3b-8c4d-000000000001';
  const templateId = '7c2e9f10-1111-4a3b-8c4d-000000000001';
  const { panel, standIn, remove } = await open([
    chat(1, { agentId }),
    chat(2, { templateId, templateValues: [] }),
    chat(3),
  ]);
  const withAgent = await panel.findByRole('link', { name: 'Вопрос 1', description: 'Помощник юриста' });
  expect(withAgent.getAttribute('href')).toBe(`/lab/agent/${agentId}?chat=${chat(1).uuid}`);
  const run = panel.getByRole('link', { name: 'Вопрос 2', description: 'Протокол совещания' });
  expect(run.getAttribute('href')).toBe(`/lab/template/${templateId}?chat=${chat(2).uuid}`);
  await remove('Вопрос 2');
  await waitFor(() => expect(standIn.callsOf('historyTemplateHide')).toHaveLength(1));
  expect(standIn.callsOf('historyChatHide')).toEqual([]);
});

test('[CHAT-08] in a chat «Этот сервис» lists the chats of its service alone; the choice is remembered for the next chat', async () => {
  const { user, panel, titles, asked, router } = await open([
    chat(1),
    chat(2, { serviceType: 'claude', value: 'claude' }),
  ]);
  await panel.findByRole('link', { name: 'Вопрос 2' });
  expect(panel.getByRole('radio', { name: 'Все', checked: true })).toBeTruthy();
  await user.click(panel.getByRole('radio', { name: 'Этот сервис' }));
  await waitFor(() => expect(titles()).toEqual(['Вопрос 1']));
  expect(asked().at(-1)).toEqual({ serviceType: 'chatGpt', size: '30', page: '0' });
  await router.navigate({ href: '/chat/neuron/claude' });
  const next = within(await screen.findByRole('complementary', { name: 'История' }));
  expect(await next.findByRole('link', { name: 'Вопрос 2' })).toBeTruthy();
  expect(rowLinks(next)).toHaveLength(1);
  await router.navigate({ href: '/help' });
});

test('[CHAT-08] an empty history shows a text; a new chat appears in it', async () => {
  const { user, panel } = await open([]);
  expect(await panel.findByRole('heading', { name: 'Здесь появятся ваши чаты' })).toBeTruthy();
  await user.type(screen.getByLabelText('Сообщение'), 'Начало{Enter}');
  expect(await panel.findByRole('link', { name: 'Начало' })).toBeTruthy();
});

test('[CHAT-08] a history that failed to load can be loaded again', async () => {
  const standIn = await startStandIn();
  standIn.fail('limit-exceeded', { operation: 'historyChatList', times: 1 });
  const { user, panel } = await open([chat(1)], { standIn });
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  await user.click(await panel.findByRole('button', { name: 'Повторить' }));
  expect(await panel.findByRole('link', { name: 'Вопрос 1' })).toBeTruthy();
});

test('[CHAT-08][PRE-14] pages of 30 are requested once each, by button or scrolling; every chat is listed once', async () => {
  const chats = Array.from({ length: 65 }, (_, index) => chat(index));
  const { user, panel, titles, asked } = await open(chats);
  await panel.findByText('Вопрос 29');
  expect(titles()).toHaveLength(30);
  await user.click(panel.getByRole('button', { name: 'Показать ещё' }));
  await panel.findByText('Вопрос 59');
  act(() => reachEnd());
  await panel.findByText('Вопрос 64');
  expect(titles()).toEqual(chats.map(({ content }) => content));
  expect(panel.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  expect(asked().map(({ page, size }) => [page, size])).toEqual([
    ['0', '30'],
    ['1', '30'],
    ['2', '30'],
  ]);
});

test('[CHAT-08] a chat that arrives between two pages causes no duplicate; one that goes causes no gap', async () => {
  const chats = Array.from({ length: 70 }, (_, index) => chat(index + 1));
  const { user, panel, titles, database } = await open(chats);
  await panel.findByText('Вопрос 30');
  database.store.write((transaction) => transaction.put(database.chats, chat(0)));
  await user.click(panel.getByRole('button', { name: 'Показать ещё' }));
  await panel.findByText('Вопрос 59');
  expect(titles()).toEqual(chats.slice(0, 59).map(({ content }) => content));
  database.store.write((transaction) => {
    for (const index of [0, 3]) transaction.put(database.chats, chat(index, { hidden: true }));
  });
  await user.click(panel.getByRole('button', { name: 'Показать ещё' }));
  await panel.findByText('Вопрос 60');
  const left = chats.filter(({ content }) => content !== 'Вопрос 3');
  await waitFor(() => expect(titles()).toEqual(left.map(({ content }) => content)));
});

test('[CHAT-08] the search sends one request 500 ms after the last letter', async () => {
  const { panel, box, asked } = await open([chat(1)]);
  await panel.findByText('Вопрос 1');
  const texts = () => asked().flatMap(({ searchText }) => searchText ?? []);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    fireEvent.change(box, { target: { value: 'отч' } });
    await act(() => vi.advanceTimersByTimeAsync(400));
    fireEvent.change(box, { target: { value: 'отчёт' } });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(texts()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    await vi.waitFor(() => expect(texts()).toEqual(['отчёт']));
  } finally {
    vi.useRealTimers();
  }
});

test('[CHAT-08] the search ignores case and treats е and ё as equal; no results are reported', async () => {
  const { user, panel, box, titles } = await open([
    chat(1, { content: 'Ёлка И Партнёры: ДОГОВОР' }),
    chat(2, { content: 'Совсем другое' }),
  ]);
  await panel.findByText('Совсем другое');
  for (const text of ['елка и партнеры', 'ЁЛКА', 'пАРТНЁРЫ: договор']) {
    await user.clear(box);
    await panel.findByText('Совсем другое');
    await user.click(box);
    await user.paste(text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Ёлка И Партнёры: ДОГОВОР']));
  }
  await user.clear(box);
  await user.type(box, 'щщщ{Enter}');
  expect(await panel.findByRole('heading', { name: 'Ничего не нашлось' })).toBeTruthy();
});

test('[PRE-14] a late answer to an earlier text is ignored', async () => {
  const { user, panel, box, titles, standIn } = await open([
    chat(1, { content: 'Жирафы' }),
    chat(2, { content: 'Бегемоты' }),
  ]);
  await panel.findByText('Жирафы');
  const release = standIn.hold('historyChatList');
  await user.type(box, 'жираф{Enter}');
  // The previous list stays while the search runs.
  expect(titles()).toEqual(['Жирафы', 'Бегемоты']);
  // Only the answer to the first text is held.
  const recover = standIn.answer('historyChatList', (_request, next) => next());
  await user.clear(box);
  await user.type(box, 'бегемот{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Бегемоты']));
  release();
  recover();
  await user.tab();
  expect(titles()).toEqual(['Бегемоты']);
});

test('[CHAT-08] when the open chat is deleted, a new one opens, and the old address is a 404', async () => {
  const { uuid } = chat(1);
  const { panel, remove, router, standIn } = await open([chat(1), chat(2)], {
    address: `/chat/neuron/chatGpt/${uuid}`,
  });
  expect((await panel.findByRole('link', { name: 'Вопрос 1' })).getAttribute('aria-current')).toBe('page');
  await remove('Вопрос 1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/neuron/chatGpt'));
  expect(panel.queryByRole('link', { name: 'Вопрос 1' })).toBeNull();
  expect(within(screen.getByRole('log', { name: 'Сообщения' })).queryAllByRole('article')).toEqual([]);
  const notice = within(screen.getByRole('region', { name: 'Сообщения портала' })).getByRole('listitem');
  expect(notice.textContent).toContain('Чат удалён');
  expect(standIn.deps.database.chats.get(uuid)?.hidden).toBe(true);
  await router.navigate({ href: `/chat/neuron/chatGpt/${uuid}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Чат не найден' })).toBeTruthy();
});

test('[CHAT-08] «Отменить» shows the chat that was open again, with its messages, and focuses its link', async () => {
  const standIn = await startStandIn();
  const { uuid } = chat(1);
  const message: StoredMessage = {
    id: '5d1f0c7e-0000-4000-8000-000000000001',
    chatUuid: uuid,
    role: 'user',
    content: 'Первый вопрос',
    date: chat(1).date,
    status: 'complete',
    idFile: null,
    files: [],
    owner,
    hidden: false,
    parentId: null,
  };
  const address = `/chat/neuron/chatGpt/${uuid}`;
  const { user, remove, router, settle } = await open([chat(1), chat(2)], { address, standIn });
  const { database } = standIn.deps;
  database.store.write((transaction) => transaction.put(database.messages, message));
  const undo = async () => {
    const button = await screen.findByRole('button', { name: 'Отменить' });
    await settle();
    await user.click(button);
  };
  const path = () => router.state.location.pathname;

  await remove('Вопрос 1');
  await waitFor(() => expect(path()).toBe('/chat/neuron/chatGpt'));
  await undo();
  await waitFor(() => expect(path()).toBe(address));
  const log = within(screen.getByRole('log', { name: 'Сообщения' }));
  expect(await log.findByText('Первый вопрос')).toBeTruthy();
  const link = () => screen.findByRole('link', { name: 'Вопрос 1' });
  const isFocused = async () => expect(document.activeElement).toBe(await link());
  await waitFor(isFocused);

  await remove('Вопрос 1');
  await waitFor(() => expect(path()).toBe('/chat/neuron/chatGpt'));
  await user.click(screen.getByRole('link', { name: 'Вопрос 2' }));
  await undo();
  await waitFor(isFocused);
  expect(path(), 'another chat is open by now').toBe(`/chat/neuron/chatGpt/${chat(2).uuid}`);
});

test('[CHAT-08] a deleted chat disappears at once; «Отменить» or a refused deletion restores it', async () => {
  const { user, panel, titles, remove, standIn, settle } = await open([chat(1), chat(2)]);
  const release = standIn.hold('historyChatHide');
  await remove('Вопрос 1');
  await waitFor(() => expect(titles()).toEqual(['Вопрос 2']));
  expect(document.activeElement?.lastElementChild?.textContent).toBe('Вопрос 2');
  release();
  expect(await screen.findByText('Чат удалён')).toBeTruthy();
  await settle();
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  const restored = await panel.findByRole('link', { name: 'Вопрос 1' });
  await waitFor(() => expect(document.activeElement).toBe(restored));
  const hides = () =>
    Promise.all(standIn.callsOf('historyChatHide').map((request) => request.clone().json()));
  const { uuid } = chat(1);
  await waitFor(async () =>
    expect(await hides()).toEqual([
      { uuid, hidden: true },
      { uuid, hidden: false },
    ]),
  );
  await waitFor(() => expect(standIn.deps.database.chats.get(uuid)?.hidden).toBe(false));

  standIn.fail('too-many-requests', { operation: 'historyChatHide', times: 1 });
  await remove('Вопрос 1');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ошибка удаления истории' }));
  await user.click(dialog.getByRole('button', { name: 'Понятно' }));
  expect(await panel.findByRole('link', { name: 'Вопрос 1' })).toBeTruthy();
});
