// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from '#lib/store.ts';
import type { ChatState, Message } from '../model/chat.ts';
import { emptyChat } from '../model/chat-state.ts';
import { Finder } from './Finder.ts';
import { foldQuery } from './fold.ts';

const message = (id: string, content: string, own: Partial<Message> = {}): Message => ({
  id,
  content,
  role: 'assistant',
  date: '2026-11-20T09:00:00Z',
  status: 'complete',
  files: [],
  idFile: null,
  ...own,
});

/** A finder over messages, the last of which are loaded; the others arrive in pages of two. */
function open(all: readonly Message[], { loaded = all.length, top = '' } = {}) {
  let from = all.length - loaded;
  const state = (): ChatState => ({
    ...emptyChat,
    chatUuid: 'c',
    shown: all.slice(from),
    hasOlder: from > 0,
  });
  const store = createStore(state());
  const loadOlder = vi.fn(async () => {
    from = Math.max(0, from - 2);
    const shown = state().shown;
    store.set({ ...state(), shown, messages: shown });
    return true;
  });
  const finder = new Finder({ state: store, loadOlder }, () => top || undefined);
  onTestFinished(finder.start());
  const now = () => finder.state.get();
  return {
    finder,
    now,
    loadOlder,
    /** «position из count», and the id of the current message. */
    seen: () => `${now().position}/${now().count} ${now().current?.messageId ?? '-'}`,
    /** Searches a text to the end. */
    search: async (text: string) => {
      finder.search(text);
      await vi.waitFor(() => expect(now()).toMatchObject({ wanted: foldQuery(text), status: 'done' }));
    },
    set: (shown: readonly Message[]) => store.set({ ...store.get(), shown, messages: shown }),
  };
}

const five = ['кот', 'пёс', 'кот и кот', 'пёс', 'Кот'].map((text, at) => message(`m${at}`, text));

test('[CHAT-02] the search begins at what is read, and goes on and back through all places in order', async () => {
  const { finder, seen, search } = open(five, { top: 'm1' });
  await search('КОТ');
  expect(seen()).toBe('2/4 m2');
  const on = [1, 1, 1, 1].map((by) => {
    finder.step(by as 1);
    return seen();
  });
  expect(on).toEqual(['3/4 m2', '4/4 m4', '1/4 m0', '2/4 m2']);
  finder.step(-1);
  expect(seen()).toBe('1/4 m0');
  finder.step(-1);
  expect(seen()).toBe('4/4 m4');
});

test('[CHAT-02] without a place below what is read, the last one above it is taken', async () => {
  const { seen, search } = open(five, { top: 'm4' });
  await search('пес');
  expect(seen()).toBe('2/2 m3');
});

test('[CHAT-02] another text is searched from the current place; an empty one ends the search', async () => {
  const { finder, now, seen, search } = open(five, { top: 'm0' });
  await search('пёс');
  expect(seen()).toBe('1/2 m1');
  await search('ко');
  expect(seen()).toBe('2/4 m2');
  await search('нет такого');
  expect(seen()).toBe('0/0 -');
  finder.search(' ');
  expect(now().wanted).toBe('');
});

test('[CHAT-02] older messages are loaded to the beginning; the current place stays and its number grows', async () => {
  const { finder, now, seen, loadOlder } = open(five, { loaded: 1, top: 'm4' });
  const release = Promise.withResolvers<boolean>();
  loadOlder.mockReturnValueOnce(release.promise);
  finder.search('кот');
  await vi.waitFor(() => expect(seen()).toBe('1/1 m4'));
  const { moves, status } = now();
  expect(status).toBe('older');
  release.resolve(true);
  await vi.waitFor(() => expect(now().status).toBe('done'));
  expect(seen()).toBe('4/4 m4');
  expect(now().moves, 'the reader is not moved').toBe(moves);
  expect(loadOlder).toHaveBeenCalledTimes(3);
});

test('[CHAT-02] a place in an older message is gone to when no loaded message has one', async () => {
  const { seen, search } = open([message('old', 'слово'), ...five], { loaded: 2 });
  await search('слово');
  expect(seen()).toBe('1/1 old');
});

test('[ERR-11] a failure of the older messages is said, and the search goes on after it', async () => {
  const { finder, now, loadOlder } = open(five, { loaded: 3 });
  loadOlder.mockResolvedValueOnce(false);
  finder.search('кот');
  await vi.waitFor(() => expect(now().status).toBe('failed'));
  expect(now().count).toBe(3);
  finder.retry();
  await vi.waitFor(() => expect(now().status).toBe('done'));
  expect(now().count).toBe(4);
});

test('[CHAT-02] an answer that grows changes the number of places and does not move the reader', async () => {
  const { now, seen, search, set } = open(five, { top: 'm4' });
  await search('кот');
  const { moves } = now();
  set([...five.slice(0, 4), message('m4', 'Кот, кот, кот', { status: 'streaming' })]);
  await vi.waitFor(() => expect(seen()).toBe('4/6 m4'));
  expect(now().moves).toBe(moves);
});

test('[CHAT-02] file names, reasoning, sources, tables and pairs are searched; a table in part is one place', async () => {
  const rows = (count: number) => Array.from({ length: count }, () => ['кот', null]);
  const columns = [
    { title: 'Кот', type: 'text' as const },
    { title: '', type: 'text' as const },
  ];
  const table = (count: number) => ({ kind: 'table' as const, columns, rows: rows(count), rowCount: count });
  const answer = message('a', 'кот', {
    reasoning: 'думаю про котов',
    results: [
      { resultId: 'short', result: table(2) },
      { resultId: 'long', result: table(50) },
      {
        resultId: 'sources',
        result: { kind: 'sources', items: [{ number: 1, title: 'О котах', quote: 'кот' }] },
      },
    ],
  });
  const files = [{ name: 'кот.pdf', idFile: 'f', size: 1 }] as unknown as Message['files'];
  const request = message('q', '**кот**\n```кот\nпёс\n```', { role: 'user', files });
  const { finder, now, search } = open([request, answer], { top: 'q' });
  await search('кот');
  const places = Array.from({ length: now().count }, () => {
    const { resultId, nth, count } = now().current ?? {};
    finder.step(1);
    return `${resultId ?? 'text'} ${nth}/${count}`;
  });
  expect(places).toEqual([
    'text 0/2',
    'text 1/2',
    'text 0/2',
    'text 1/2',
    'short 0/3',
    'short 1/3',
    'short 2/3',
    'long 0/1',
    'sources 0/2',
    'sources 1/2',
  ]);
});

test('[CHAT-02] 2,000 messages of hostile text are searched with pauses', async () => {
  const texts = ['a'.repeat(5000), '*a **b '.repeat(700), '[a]('.repeat(1200), '`'.repeat(5000)];
  const all = Array.from({ length: 2000 }, (_, at) => message(`m${at}`, texts[at % texts.length] ?? ''));
  const { finder, now, search } = open(all);
  let pauses = 0;
  const beat = setInterval(() => {
    pauses += 1;
  });
  onTestFinished(() => clearInterval(beat));
  finder.search(`${'a'.repeat(100)}b`);
  await vi.waitFor(() => expect(now().status).toBe('searching'));
  await vi.waitFor(() => expect(now().status).toBe('done'), { timeout: 30_000 });
  expect(now().count).toBe(0);
  await search('a'.repeat(99));
  expect(now().count).toBe(500 * 50);
  // The search takes seconds. Without pauses no timer would run in them.
  expect(pauses).toBeGreaterThan(10);
});
