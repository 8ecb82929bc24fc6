import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastRegion, toast } from '#ui/index.ts';
import { invalidateHistory } from '../model/history-keys.ts';
import { HistoryPanel } from './HistoryPanel.tsx';

const api = '*/api/1.0';

interface Chat {
  uuid: string;
  content: string;
  date: string;
  serviceType: string;
  value: string;
}

const chat = (index: number, own: Partial<Chat> = {}): Chat => ({
  uuid: `chat-${index}`,
  content: `Вопрос ${index}`,
  date: '2026-05-03T09:00:00Z',
  serviceType: 'claude',
  value: 'claude',
  ...own,
});

/** What the server has. */
let chats: unknown[];
let asked: string[];
let hides: unknown[];

const page = (request: Request) => {
  const query = new URL(request.url).searchParams;
  asked.push(query.toString());
  const number = Number(query.get('page'));
  const size = Number(query.get('size'));
  const content = chats.slice(number * size, (number + 1) * size);
  const last = (number + 1) * size >= chats.length;
  return { content, totalElements: chats.length, totalPages: 1, number, size, last };
};

const server = setupServer(
  http.get(`${api}/history/getListChatWithSearch`, ({ request }) => HttpResponse.json(page(request))),
  http.post(`${api}/history/hide`, async ({ request }) => {
    hides.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);

/** jsdom has no layout: the test decides when the end of the list comes into sight. */
let reachEnd: () => void;
class FakeObserver {
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    reachEnd = () => onChange([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  // The router scrolls, jsdom cannot.
  vi.stubGlobal('scrollTo', () => {});
});
beforeEach(() => {
  chats = [chat(1), chat(2)];
  asked = [];
  hides = [];
});
afterEach(() => {
  cleanup();
  toast.clear();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

async function open(props: { serviceType?: string; activeChatUuid?: string } = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onHidden = vi.fn();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <HistoryPanel {...props} onHidden={onHidden} /> }),
    history: createMemoryHistory(),
  });
  render(
    <I18nProvider locale="ru-RU">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('complementary', { name: 'История' });
  return { user: userEvent.setup(), queryClient, onHidden };
}

const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

/** Opens the menu of a chat and removes it. */
async function remove(user: ReturnType<typeof userEvent.setup>, title: string) {
  const row = (await screen.findByRole('link', { name: title })).closest('li');
  if (!row) throw new Error(`No chat ${title}`);
  await user.click(within(row).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
}

describe('[CHAT-08] the list', () => {
  test('links under today and months, the open one marked', async () => {
    chats = [
      chat(1, { date: new Date().toISOString() }),
      chat(2, { content: '' }),
      chat(3, { date: '2025-12-31T09:00:00Z' }),
    ];
    await open({ serviceType: 'claude', activeChatUuid: 'chat-1' });
    const link = await screen.findByRole('link', { name: 'Вопрос 1' });
    expect(link.getAttribute('href')).toBe('/chat/neuron/claude/chat-1');
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Без названия' }).getAttribute('aria-current')).toBeNull();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Сегодня', 'Май 2026', 'Декабрь 2025']);
    expect(asked).toEqual(['serviceType=claude&size=30&page=0']);
  });

  test('is drawn anew when a chat began', async () => {
    const { queryClient } = await open();
    await screen.findByRole('link', { name: 'Вопрос 1' });
    chats = [chat(9), ...chats];
    invalidateHistory(queryClient);
    expect(await screen.findByRole('link', { name: 'Вопрос 9' })).toBeTruthy();
  });

  test('without chats says what will be here', async () => {
    chats = [];
    await open();
    expect(await screen.findByRole('heading', { name: 'Здесь появятся ваши чаты' })).toBeTruthy();
  });

  test('that failed can be asked for again', async () => {
    server.use(
      http.get(`${api}/history/getListChatWithSearch`, () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('link', { name: 'Вопрос 1' })).toBeTruthy();
  });
});

describe('[PRE-14] pages', () => {
  test('a full page is followed by the next one, by button and by scrolling', async () => {
    chats = Array.from({ length: 65 }, (_, index) => chat(index));
    const { user } = await open();
    await screen.findByRole('link', { name: 'Вопрос 29' });
    expect(titles()).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await screen.findByRole('link', { name: 'Вопрос 59' });
    reachEnd();
    await screen.findByRole('link', { name: 'Вопрос 64' });
    expect(titles()).toHaveLength(65);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
    expect(asked.map((query) => new URLSearchParams(query).get('page'))).toEqual(['0', '1', '2']);
  });
});

describe('[CHAT-08] search', () => {
  test('waits for half a second of silence and asks once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await open();
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
      await screen.findByRole('link', { name: 'Вопрос 1' });
      await user.type(screen.getByRole('searchbox', { name: 'Поиск по истории' }), 'отчёт');
      await vi.advanceTimersByTimeAsync(300);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(300);
      await waitFor(() => expect(asked).toHaveLength(2));
      expect(new URLSearchParams(asked[1]).get('searchText')).toBe('отчёт');
    } finally {
      vi.useRealTimers();
    }
  });

  test('[PRE-14] drops a late reply for an old text', async () => {
    const old = Promise.withResolvers<void>();
    server.use(
      http.get(`${api}/history/getListChatWithSearch`, async ({ request }) => {
        const text = new URL(request.url).searchParams.get('searchText');
        if (text === null) return;
        if (text === 'старый') await old.promise;
        chats = [chat(1, { content: `Найдено по слову ${text}` })];
        return HttpResponse.json(page(request));
      }),
    );
    const { user } = await open();
    await screen.findByRole('link', { name: 'Вопрос 1' });
    const box = screen.getByRole('searchbox', { name: 'Поиск по истории' });
    await user.type(box, 'старый{Enter}');
    // What was there stays in sight while the search runs.
    expect(titles()).toEqual(['Вопрос 1', 'Вопрос 2']);
    await user.clear(box);
    await user.type(box, 'новый{Enter}');
    await screen.findByRole('link', { name: 'Найдено по слову новый' });
    old.resolve();
    await waitFor(() => expect(decodeURIComponent(asked.join())).toContain('старый'));
    await user.tab();
    expect(titles()).toEqual(['Найдено по слову новый']);
  });

  test('that found nothing says so', async () => {
    const { user } = await open();
    await screen.findByRole('link', { name: 'Вопрос 1' });
    chats = [];
    await user.type(screen.getByRole('searchbox', { name: 'Поиск по истории' }), 'слон{Enter}');
    expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeTruthy();
  });
});

describe('[CHAT-08] removing', () => {
  test('takes the chat away at once and gives it back on «Отменить»', async () => {
    const { user, onHidden } = await open();
    server.use(
      http.post(`${api}/history/hide`, async ({ request }) => {
        const body = (await request.json()) as { hidden: boolean };
        hides.push(body);
        chats = body.hidden ? [chat(2)] : [chat(1), chat(2)];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await remove(user, 'Вопрос 1');
    await waitFor(() => expect(titles()).toEqual(['Вопрос 2']));
    expect(document.activeElement?.textContent).toBe('Вопрос 2');
    expect(await screen.findByText('Чат удалён')).toBeTruthy();
    expect(onHidden).toHaveBeenCalledExactlyOnceWith('chat-1');
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await screen.findByRole('link', { name: 'Вопрос 1' });
    expect(hides).toEqual([
      { uuid: 'chat-1', hidden: true },
      { uuid: 'chat-1', hidden: false },
    ]);
  });

  test('that the server refuses brings the chat back', async () => {
    const refused = Promise.withResolvers<void>();
    server.use(
      http.post(`${api}/history/hide`, async () => {
        await refused.promise;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    const { user, onHidden } = await open();
    await remove(user, 'Вопрос 1');
    await waitFor(() => expect(titles()).toEqual(['Вопрос 2']));
    refused.resolve();
    await screen.findByRole('link', { name: 'Вопрос 1' });
    expect(onHidden).not.toHaveBeenCalled();
    expect(screen.queryByText('Чат удалён')).toBeNull();
  });
});
