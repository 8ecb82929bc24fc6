import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '#lib/store.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { ethicsCode } from '#platform/ethics.ts';
import { session } from '#platform/session/session.ts';
import { employee } from '#tests/profiles.ts';
import { toast } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { servicePlace } from '../model/chat-place.ts';
import type { NewRequest } from '../model/new-request.ts';
import { Conversation } from './conversation.ts';

const rule = { accept: '.txt', maxCount: 3, maxSize: 1, multiple: true };
const file = new File(['x'], 'a.txt');
const date = '2026-11-20T09:00:00Z';
const message = (id: string, role: Message['role'], own: Partial<Message> = {}): Message => ({
  id,
  role,
  date,
  content: id,
  status: 'complete',
  idFile: null,
  files: [],
  ...own,
});

// Other users than in draft.test.ts, which may share its storage.
let userId = 1000;
let sent: NewRequest[];

const signIn = (): unknown => session.signIn({ ...employee, id: userId });

beforeEach(() => {
  // A new user for each test, because the tests share the storage.
  userId += 1;
  signIn();
  session.acceptEthics();
  sent = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  toast.clear();
  session.reset();
});

/** A conversation with these messages and a gateway that accepts its requests or refuses them. */
function conversationWith(messages: Message[] = [], isTaken = true): Conversation {
  const model = createStore<string | null>(null);
  const conversation = new Conversation({
    place: servicePlace('claude'),
    userId,
    chatUuid: 'a',
    model,
    settings: createStore({}),
  });
  conversation.dispatch({ type: 'loaded', chatUuid: 'a', messages, hasOlder: false });
  vi.spyOn(conversation, 'send').mockImplementation(async (request) => {
    sent.push(request);
    return isTaken;
  });
  return conversation;
}
const textOf = ({ draft }: Conversation): string => draft.state.get().text;
const names = ({ draft }: Conversation): string[] => draft.state.get().files.map(({ name }) => name);
const titles = (): string[] => toast.getSnapshot().map(({ title }) => title);

test('[CHAT-03] a request contains the text, the files, the chosen model and the tile', async () => {
  const conversation = conversationWith();
  conversation.draft.setText('Вопрос');
  conversation.draft.addFiles([file], rule);
  conversation.model.set('opus');
  await conversation.submit('tile');
  expect(sent).toEqual([{ text: 'Вопрос', files: [file], model: 'opus', tileUuid: 'tile' }]);
  expect(textOf(conversation)).toBe('');
  expect(names(conversation)).toEqual([]);
});

test('[CHAT-14] without a chosen model and a tile the request contains neither', async () => {
  const conversation = conversationWith();
  conversation.draft.setText('Вопрос');
  await conversation.submit();
  expect(sent).toEqual([{ text: 'Вопрос', files: [] }]);
});

test('[PRE-05] text and files of a refused request are restored', async () => {
  const conversation = conversationWith([], false);
  conversation.draft.setText('Вопрос');
  conversation.draft.addFiles([file], rule);
  await conversation.submit();
  expect(textOf(conversation)).toBe('Вопрос');
  expect(names(conversation)).toEqual(['a.txt']);
});

test('[PRE-07] after a sign-out nothing is restored', async () => {
  const conversation = conversationWith([], false);
  conversation.draft.setText('Вопрос');
  const submitting = conversation.submit();
  conversation.release();
  await submitting;
  expect(sent).toHaveLength(1);
  expect(textOf(conversation)).toBe('');
});

test('[AUTH-09] nothing is sent before the code of ethics is accepted', async () => {
  const answer = message('a', 'assistant');
  const conversation = conversationWith([message('q', 'user'), answer]);
  session.reset();
  signIn();
  conversation.draft.setText('Вопрос');
  const decline = async (): Promise<void> => {
    await vi.waitFor(() => expect(ethicsCode.opened()).toHaveLength(1));
    closeDialogs();
  };
  const submitting = conversation.submit();
  await decline();
  await submitting;
  const repeating = conversation.repeat(answer);
  await decline();
  expect(await repeating).toBe(false);
  expect(sent).toEqual([]);
  expect(textOf(conversation)).toBe('Вопрос');
});

test('[CHAT-10] an edited request is sent with its own files, which replace the chosen ones', async () => {
  const conversation = conversationWith();
  const files = [{ idFile: 'f', name: 'a.txt', size: 1 }];
  conversation.edit(message('С файлом', 'user', { files }));
  conversation.draft.addFiles([new File(['x'], 'b.txt')], rule);
  expect(titles()).toEqual([]);
  await conversation.submit();
  expect(sent).toMatchObject([{ text: 'С файлом', files: [files[0], { name: 'b.txt' }] }]);
});

test('[CHAT-10] files without ids have to be added again, and a notice says so', () => {
  const conversation = conversationWith();
  const files = [
    { idFile: 'f', name: 'a.txt', size: 1 },
    { idFile: '', name: 'b.txt', size: 0 },
  ];
  conversation.edit(message('С файлом', 'user', { files }));
  expect(names(conversation)).toEqual(['a.txt']);
  expect(toast.getSnapshot()).toMatchObject([{ tone: 'warning', title: 'Приложите файлы ещё раз' }]);
});

test('[CHAT-10] an answer is repeated by sending the request before it again, with its files, as a branch beside it', async () => {
  const files = [{ idFile: 'f', name: 'a.txt', size: 1 }];
  const again = message('Ответ 2', 'assistant');
  const conversation = conversationWith([
    message('Вопрос 1', 'user', { files }),
    message('Ответ 1', 'assistant'),
    again,
    message('Вопрос 2', 'user'),
  ]);
  conversation.model.set('opus');
  expect(await conversation.repeat(again, 'tile')).toBe(true);
  expect(sent).toEqual([{ text: 'Вопрос 1', files, parentId: null, model: 'opus', tileUuid: 'tile' }]);
});

test('[CHAT-10] an answer without a request before it cannot be repeated', async () => {
  const answer = message('Ответ', 'assistant');
  const conversation = conversationWith([answer, message('Вопрос', 'user')]);
  expect(await conversation.repeat(answer)).toBe(false);
  expect(sent).toEqual([]);
  expect(titles()).toEqual(['Запроса к\u00a0этому ответу в\u00a0чате нет']);
});

test('[CHAT-10] an answer whose request is on the page before is repeated once that page is loaded', async () => {
  const answer = message('Ответ', 'assistant');
  const conversation = conversationWith([answer]);
  vi.spyOn(conversation, 'loadOlder').mockImplementation(async () => {
    conversation.dispatch({ type: 'older', messages: [message('Вопрос', 'user')], hasOlder: false });
    return true;
  });
  expect(await conversation.repeat(answer)).toBe(true);
  expect(sent).toMatchObject([{ text: 'Вопрос', parentId: null }]);
});

test('[CHAT-10] an answer that begins while the code of ethics is read has to end before «Повторить» and «Продолжить»', async () => {
  const answer = message('Ответ', 'assistant');
  const conversation = conversationWith([message('Вопрос', 'user'), answer]);
  conversation.dispatch({ type: 'send', text: 'Ещё', fileNames: [] });
  expect(await conversation.repeat(answer)).toBe(false);
  expect(await conversation.proceed()).toBe(false);
  expect(sent).toEqual([]);
  expect(titles()).toContain('Дождитесь ответа или остановите его');
});
