import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerEthics } from '#platform/ethics.ts';
import { session } from '#platform/session/session.ts';
import { toast } from '#ui/index.ts';
import { ChatSession } from './chat-session.ts';
import type { Message } from './chat-state.ts';
import { chatAt } from './chats.ts';
import { hideMessage } from './hide-message.ts';
import type { SendDraft } from './send-draft.ts';
import { useConversation } from './useConversation.ts';

vi.mock('./hide-message.ts');

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const wrapper = ({ children }: { children: ReactNode }) => (
  <RouterContextProvider router={router}>{children}</RouterContextProvider>
);
const service = { name: 'claude', route: '/chat/neuron/$name/{-$chatUuid}' } as const;
const rule = { accept: '.txt', maxCount: 3, maxSize: 1, multiple: true };
const date = '2026-11-20T09:00:00Z';
const message = (id: string, role: Message['role'], own: Partial<Message> = {}): Message => ({
  ...{ id, role, date, content: id, status: 'complete', idFile: null, files: [], ...own },
});

let userId = 0;
let sent: SendDraft[];
let isTaken: boolean;
let opened: string[];

beforeEach(() => {
  localStorage.clear();
  // Another person each time: conversations live as long as the page.
  userId += 1;
  session.signIn({ id: userId, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' });
  session.acceptEthics();
  sent = [];
  opened = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' }));
  isTaken = true;
  vi.spyOn(router, 'navigate').mockResolvedValue();
  vi.spyOn(ChatSession.prototype, 'send').mockImplementation(async (draft) => {
    sent.push(draft);
    if (isTaken) draft.onAccepted?.();
    return isTaken;
  });
  vi.spyOn(ChatSession.prototype, 'open').mockImplementation(async (uuid) => void opened.push(uuid));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  toast.clear();
  session.reset();
});

const open = (chatUuid: string | undefined, own: { tileUuid?: string } = {}) =>
  renderHook((props) => useConversation({ ...service, ...own }, props.chatUuid), {
    initialProps: { chatUuid },
    wrapper,
  });
const titles = (): string[] => toast.getSnapshot().map(({ title }) => title);
const press = (label: string): void =>
  toast
    .getSnapshot()
    .find(({ action }) => action?.label === label)
    ?.action?.onPress();

test('[CHAT-01] a chat of an address is opened, a new one has nothing to open', () => {
  const { result, rerender } = open('a');
  expect(opened).toEqual(['a']);
  expect(result.current.address).toBe('claude/a');
  rerender({ chatUuid: 'b' });
  expect(opened).toEqual(['a', 'b']);
  rerender({ chatUuid: undefined });
  expect(opened).toEqual(['a', 'b']);
  expect(result.current.address).toBe('claude/new');
});

test('[CHAT-03] a new chat that was named gets its address, and what was typed meanwhile goes along', () => {
  const { result, rerender } = open(undefined);
  act(() => result.current.draft.change('Дальше'));
  act(() => result.current.attachments.add([new File(['x'], 'a.txt')], rule));
  act(() =>
    chatAt('claude', undefined).dispatch({ type: 'loaded', chatUuid: 'c', messages: [], hasOlder: false }),
  );
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ to: service.route, params: { name: 'claude', chatUuid: 'c' }, replace: true }),
  );
  rerender({ chatUuid: 'c' });
  expect(result.current.draft.text).toBe('Дальше');
  expect(result.current.attachments.files.map(({ name }) => name)).toEqual(['a.txt']);
  expect(router.navigate).toHaveBeenCalledOnce();
});

test('[CHAT-03] a request carries the text, the files, the chosen model and the tile', async () => {
  const { result } = open('a', { tileUuid: 'tile' });
  const file = new File(['x'], 'a.txt');
  act(() => result.current.draft.change('Вопрос'));
  act(() => result.current.attachments.add([file], rule));
  act(() => result.current.setModel('opus'));
  await act(() => result.current.submit());
  expect(sent).toMatchObject([{ text: 'Вопрос', files: [file], model: 'opus', tileUuid: 'tile' }]);
  expect(result.current.draft.text).toBe('');
  expect(result.current.attachments.files).toEqual([]);
});

test('[CHAT-14] without a choice and a tile the request names neither', async () => {
  const { result } = open('a');
  act(() => result.current.draft.change('Вопрос'));
  await act(() => result.current.submit());
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual(['files', 'onAccepted', 'text']);
});

test('[PRE-05] a request that was not taken gives text and files back', async () => {
  isTaken = false;
  const { result } = open('a');
  act(() => result.current.draft.change('Вопрос'));
  act(() => result.current.attachments.add([new File(['x'], 'a.txt')], rule));
  await act(() => result.current.submit());
  expect(result.current.draft.text).toBe('Вопрос');
  expect(result.current.attachments.files.map(({ name }) => name)).toEqual(['a.txt']);
});

test('[AUTH-09] nothing is sent before the code of ethics is accepted', async () => {
  const { result } = open('a');
  const answer = message('a', 'assistant');
  act(() =>
    result.current.chat.dispatch({
      type: 'loaded',
      chatUuid: 'a',
      messages: [message('q', 'user'), answer],
      hasOlder: false,
    }),
  );
  session.reset();
  session.signIn({ id: userId, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' });
  act(() => result.current.draft.change('Вопрос'));
  await act(async () => {
    const submitting = result.current.submit();
    answerEthics(false);
    await submitting;
    result.current.repeat(answer);
    answerEthics(false);
  });
  expect(sent).toEqual([]);
  expect(result.current.draft.text).toBe('Вопрос');
});

test('[CHAT-10] a text that takes the place of a draft can be undone', () => {
  const { result } = open('a');
  act(() => result.current.draft.change('Черновик'));
  act(() => result.current.edit('Другой'));
  expect(result.current.draft.text).toBe('Другой');
  expect(titles()).toEqual(['Черновик заменён']);
  act(() => press('Вернуть'));
  expect(result.current.draft.text).toBe('Черновик');
});

test('[CHAT-10] a text that replaces nothing, or the same text, is no news', () => {
  const { result } = open('a');
  act(() => result.current.edit('Первый'));
  act(() => result.current.edit('Первый'));
  act(() => result.current.draft.change('  '));
  act(() => result.current.edit('Второй'));
  expect(result.current.draft.text).toBe('Второй');
  expect(titles()).toEqual([]);
});

test.each(['a send', 'another chat'])('[CHAT-10] the way back is over with %s', async (end) => {
  const { result, rerender } = open('a');
  act(() => result.current.draft.change('Черновик'));
  act(() => result.current.edit('Другой'));
  expect(titles()).toEqual(['Черновик заменён']);
  if (end === 'a send') await act(() => result.current.submit());
  else rerender({ chatUuid: 'b' });
  expect(titles()).toEqual([]);
});

test('[CHAT-15] asking again leaves the focus in the field: the button goes', async () => {
  const { result } = open('a');
  const field = document.body.appendChild(document.createElement('textarea'));
  result.current.input.current = field;
  const answer = message('a', 'assistant');
  act(() =>
    result.current.chat.dispatch({
      ...{ type: 'loaded', chatUuid: 'a', hasOlder: false },
      messages: [message('q', 'user'), answer],
    }),
  );
  await act(async () => result.current.repeat(answer));
  expect(sent).toHaveLength(1);
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('[CHAT-15] an edited text is in the field that has the focus', () => {
  const { result } = open('a');
  const field = document.body.appendChild(document.createElement('textarea'));
  result.current.input.current = field;
  act(() => result.current.edit('Текст'));
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('[CHAT-10] an edited request goes with its files, which take the place of those chosen', async () => {
  const { result } = open('a');
  const files = [{ idFile: 'f', name: 'a.txt', size: 1 }];
  act(() => result.current.editMessage(message('С файлом', 'user', { files })));
  act(() => result.current.attachments.add([new File(['x'], 'b.txt')], rule));
  expect(titles()).toEqual([]);
  await act(() => result.current.submit());
  expect(sent).toMatchObject([{ text: 'С файлом', files: [files[0], { name: 'b.txt' }] }]);
});

test('[CHAT-10] files whose ids have not come yet have to be added again, and that is said', () => {
  const { result } = open('a');
  const files = [{ idFile: '', name: 'a.txt', size: 0 }];
  act(() => result.current.editMessage(message('С файлом', 'user', { files })));
  expect(result.current.attachments.files).toEqual([]);
  expect(titles()).toEqual(['Приложите файлы ещё раз']);
});

test('[CHAT-10] files that an edited request puts away come back with the draft', () => {
  const { result } = open('a');
  const names = (): string[] => result.current.attachments.files.map(({ name }) => name);
  act(() => result.current.attachments.add([new File(['x'], 'b.txt')], rule));
  act(() => result.current.editMessage(message('Без файлов', 'user')));
  expect(names()).toEqual([]);
  expect(titles()).toEqual(['Черновик заменён']);
  act(() => press('Вернуть'));
  expect(names()).toEqual(['b.txt']);
  expect(result.current.draft.text).toBe('');
});

test('[CHAT-10] a text put into the field leaves the chosen files alone', () => {
  const { result } = open('a');
  act(() => result.current.attachments.add([new File(['x'], 'b.txt')], rule));
  act(() => result.current.edit('Пример'));
  expect(result.current.attachments.files).toHaveLength(1);
  expect(titles()).toEqual([]);
});

test('[CHAT-10] an answer is asked for again with the request before it, files and all', async () => {
  const { result } = open('a');
  const files = [{ idFile: 'f', name: 'a.txt', size: 1 }];
  const answer = message('Ответ 1', 'assistant');
  const again = message('Ответ 2', 'assistant');
  const messages = [message('Вопрос 1', 'user', { files }), answer, again, message('Вопрос 2', 'user')];
  act(() => result.current.chat.dispatch({ type: 'loaded', chatUuid: 'a', messages, hasOlder: false }));
  await act(async () => result.current.repeat(again));
  expect(sent).toEqual([{ text: 'Вопрос 1', files }]);
});

test('[CHAT-10] an answer with no request before it cannot be asked for again', async () => {
  const { result } = open('a');
  const answer = message('Ответ', 'assistant');
  const messages = [answer, message('Вопрос', 'user')];
  act(() => result.current.chat.dispatch({ type: 'loaded', chatUuid: 'a', messages, hasOlder: true }));
  await act(async () => result.current.repeat(answer));
  expect(sent).toEqual([]);
});

test('[CHAT-10] while an answer is being written no other is asked for', async () => {
  const { result } = open('a');
  const answer = message('Ответ', 'assistant');
  const messages = [message('Вопрос', 'user'), answer];
  act(() => result.current.chat.dispatch({ type: 'loaded', chatUuid: 'a', messages, hasOlder: false }));
  act(() => result.current.chat.dispatch({ type: 'send', text: 'Ещё', fileNames: [] }));
  await act(async () => result.current.repeat(answer));
  expect(sent).toEqual([]);
});

test('[CHAT-08] a hidden message can be brought back', async () => {
  const restore = vi.fn(async () => undefined);
  vi.mocked(hideMessage).mockResolvedValue(restore);
  const { result } = open('a');
  await act(() => result.current.hide(message('q', 'user')));
  expect(titles()).toEqual(['Сообщение скрыто']);
  press('Отменить');
  expect(restore).toHaveBeenCalledOnce();
});

test('[CHAT-08] a message that could not be hidden offers no way back', async () => {
  vi.mocked(hideMessage).mockResolvedValue(null);
  const { result } = open('a');
  await act(() => result.current.hide(message('q', 'user')));
  expect(titles()).toEqual([]);
});
