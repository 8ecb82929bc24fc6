import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ChatEvent } from '#api/stream.ts';
import { FakeXhr } from '#api/testing/fake-xhr.ts';
import { draftKey } from '#platform/drafts.ts';
import { session } from '#platform/session/session.ts';
import { keysWith, readText, wipePersonal } from '#platform/storage.ts';
import { Tab } from '#platform/tabs.ts';
import { employee } from '#tests/profiles.ts';
import type { Conversation } from '../conversation/conversation.ts';
import {
  answered,
  chatUuid,
  frame,
  message,
  newChat,
  page,
  requestOf,
  standIn,
  standInForEachTest,
  started,
} from '../conversation/testing/stand-in.ts';
import { isForQueue, loadQueue, restoreQueue, sendOrQueue, takeIntoQueue } from './load-queue.ts';
import { RequestQueue } from './request-queue.ts';

standInForEachTest();

interface Sent {
  text: string;
  key: string;
  /** Ends its answer. */
  end: (status: 'complete' | 'failed') => void;
}

/** The requests that have arrived at the gateway. */
let sent: Sent[];
let chats: Conversation[];
/** What the gateway does with a request instead of answering it; undefined to answer. */
let instead: (key: string) => Response | Promise<Response | undefined> | undefined;

beforeEach(() => {
  session.signIn(employee);
  session.acceptEthics();
  sent = [];
  chats = [];
  instead = () => undefined;
  standIn.answer('chatMessageSend', async (request) => {
    const { text } = (await requestOf(request.clone())) as { text: string };
    const key = request.headers.get('idempotency-key') ?? '';
    const other = await instead(key);
    if (other) return other;
    const at = sent.length;
    return new Response(
      new ReadableStream({
        start(controller) {
          const say = (event: ChatEvent): void => controller.enqueue(new TextEncoder().encode(frame(event)));
          say({ ...started, requestMessageId: `q${at}`, messageId: `a${at}` });
          const end = (status: 'complete' | 'failed'): void => {
            const error = { code: 'upstream-failed', message: 'Сервис не ответил', retryAfter: null };
            say(
              status === 'complete'
                ? { type: 'finished', id: '9', status, reason: 'complete', date: started.date }
                : ({ type: 'failed', id: '9', error } as unknown as ChatEvent),
            );
            controller.close();
          };
          sent.push({ text, key, end });
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );
  });
});
afterEach(() => {
  for (const chat of chats) chat.release();
  session.reset();
  wipePersonal(1);
});

/** A new chat whose first request is being answered. */
async function runningChat(): Promise<Conversation> {
  const chat = newChat();
  chats.push(chat);
  void chat.send({ text: 'Первый' });
  await vi.waitFor(() => expect(chat.state.get().phase).toBe('streaming'));
  return chat;
}

/** Sends texts from the field while an answer runs. */
async function queue(chat: Conversation, ...texts: string[]): Promise<RequestQueue> {
  for (const text of texts) {
    chat.draft.setText(text);
    expect(await isForQueue(chat)).toBe(true);
    await takeIntoQueue(chat);
  }
  return loadQueue(chat);
}

const texts = (): string[] => sent.map(({ text }) => text);
const arrived = (count: number): Promise<void> => vi.waitFor(() => expect(texts()).toHaveLength(count));
const rowsOf = ({ state }: RequestQueue): string[] => state.get().rows.map(({ text }) => text);
const pausedBy = ({ state }: RequestQueue): string | undefined => state.get().pause?.why;
const stored = (): (string | null)[] =>
  keysWith(draftKey(1, ''))
    .filter((key) => key.endsWith('#queue'))
    .map((key) => readText(key));

test('[CHAT-28] queued requests are sent in their order, each once, after the answer before is complete', async () => {
  const chat = await runningChat();
  const waiting = await queue(chat, 'Второй', 'Третий');
  chat.draft.setText('Ещё пишу');
  expect(rowsOf(waiting)).toEqual(['Второй', 'Третий']);
  const [second] = waiting.state.get().rows;
  const scrolling = new Set<boolean | undefined>();
  chat.state.subscribe(() => scrolling.add(chat.state.get().pending?.isQueued));
  sent[0]?.end('complete');
  await arrived(2);
  expect(sent[1]?.key).toBe(second?.key);
  await vi.waitFor(() => expect(rowsOf(waiting)).toEqual(['Третий']));
  sent[1]?.end('complete');
  await arrived(3);
  await vi.waitFor(() => expect(waiting.isEmpty).toBe(true));
  sent[2]?.end('complete');
  await vi.waitFor(() => expect(chat.isRunning).toBe(false));
  expect(texts()).toEqual(['Первый', 'Второй', 'Третий']);
  expect(chat.draft.state.get().text).toBe('Ещё пишу');
  expect(stored()).toEqual([]);
  // The reader is not moved to its end.
  expect(scrolling).toEqual(new Set([undefined, true]));
});

test('[CHAT-28] a request queued before a new chat has its id is stored under that id', async () => {
  let begin = (): void => undefined;
  const held = new Promise<undefined>((resolve) => {
    begin = () => resolve(undefined);
  });
  instead = () => held;
  const chat = newChat();
  chats.push(chat);
  void chat.send({ text: 'Первый' });
  await queue(chat, 'Второй');
  expect(stored()).toHaveLength(1);
  begin();
  await vi.waitFor(() => expect(chat.chatUuid).toBe(chatUuid));
  expect(stored()).toHaveLength(1);
  expect(keysWith(draftKey(1, `claude/${chatUuid}@`))).toHaveLength(1);
});

test('[CHAT-28][BOT-01] nothing is sent while the page shows the session of somebody else', async () => {
  const chat = await runningChat();
  const waiting = await queue(chat, 'Второй');
  session.signIn({ ...employee, id: 2 });
  session.acceptEthics();
  sent[0]?.end('complete');
  await vi.waitFor(() => expect(pausedBy(waiting)).toBe('refused'));
  expect(texts()).toEqual(['Первый']);
});

test('[CHAT-28] a failed answer pauses the queue until it is continued', async () => {
  const chat = await runningChat();
  const waiting = await queue(chat, 'Второй', 'Третий');
  sent[0]?.end('failed');
  await vi.waitFor(() => expect(pausedBy(waiting)).toBe('failed'));
  expect(texts()).toEqual(['Первый']);
  void waiting.goOn();
  await arrived(2);
  sent[1]?.end('complete');
  await arrived(3);
});

test('[CHAT-28] Stop pauses the queue, and a request sent meanwhile leaves it paused', async () => {
  const chat = await runningChat();
  const waiting = await queue(chat, 'Второй');
  await chat.stop();
  await vi.waitFor(() => expect(pausedBy(waiting)).toBe('stopped'));
  chat.draft.setText('Вне очереди');
  expect(await isForQueue(chat)).toBe(false);
  void chat.submit();
  await arrived(2);
  sent[1]?.end('complete');
  await vi.waitFor(() => expect(chat.isRunning).toBe(false));
  expect([rowsOf(waiting), pausedBy(waiting)]).toEqual([['Второй'], 'stopped']);
});

test('[CHAT-28] «Отправить сейчас» stops the answer without a pause and sends that request first', async () => {
  const chat = await runningChat();
  const waiting = await queue(chat, 'Второй', 'Третий');
  const last = waiting.state.get().rows.at(-1)?.key ?? '';
  void waiting.sendNow(last);
  await arrived(2);
  expect(texts()).toEqual(['Первый', 'Третий']);
  sent[1]?.end('complete');
  await arrived(3);
  expect(texts().at(-1)).toBe('Второй');
});

test('[CHAT-28][PRE-05] a refused request stays first and keeps its key; the queue says why', async () => {
  const chat = await runningChat();
  const waiting = await queue(chat, 'Второй', 'Третий');
  const [{ key } = { key: '' }] = waiting.state.get().rows;
  const keys: string[] = [];
  standIn.answer('historyMessageList', () => Response.error());
  instead = (one) => (keys.push(one) === 1 ? Response.error() : undefined);
  sent[0]?.end('complete');
  await vi.waitFor(() => expect(pausedBy(waiting)).toBe('refused'));
  expect(rowsOf(waiting)).toEqual(['Второй', 'Третий']);
  expect(chat.draft.state.get().text).toBe('');
  void waiting.goOn();
  await vi.waitFor(() => expect(keys).toEqual([key, key]));
});

test('[CHAT-28][APP-18] a failed upload pauses the queue, which says why the file was refused', async () => {
  onTestFinished(FakeXhr.install());
  const chat = await runningChat();
  chat.draft.addFiles([new File(['a'], 'План.xlsx')], { accept: '.xlsx', multiple: true });
  const waiting = await queue(chat, 'Посчитай');
  sent[0]?.end('complete');
  await vi.waitFor(() => expect(FakeXhr.sent).toHaveLength(1));
  FakeXhr.sent[0]?.answer(413, { code: 'file-too-large', message: 'Отказ' });
  await vi.waitFor(() => expect(waiting.state.get().pause?.text).toBe('Файл слишком большой'));
  expect(rowsOf(waiting)).toEqual(['Посчитай']);
});

test('[CHAT-28] a request is changed in the field at its place, and waits for that; the draft returns', async () => {
  const chat = await runningChat();
  const waiting = await queue(chat, 'Второй', 'Третий');
  chat.draft.setText('Ещё пишу');
  const [{ key } = { key: '' }] = waiting.state.get().rows;
  waiting.edit(key);
  expect(chat.draft.state.get()).toMatchObject({ text: 'Второй', editing: key });
  sent[0]?.end('complete');
  await vi.waitFor(() => expect(chat.isRunning).toBe(false));
  await chat.whenRead;
  expect(texts()).toEqual(['Первый']);
  await queue(chat, 'Иначе');
  await arrived(2);
  expect(texts()[1]).toBe('Иначе');
  expect(sent[1]?.key).not.toBe(key);
  expect(chat.draft.state.get()).toMatchObject({ text: 'Ещё пишу', editing: null });
});

test('[CHAT-28] a full queue leaves the sixth request in the field', async () => {
  const chat = await runningChat();
  const waiting = await queue(chat, '1', '2', '3', '4', '5', 'Шестой');
  expect(rowsOf(waiting)).toHaveLength(5);
  expect(chat.draft.state.get().text).toBe('Шестой');
});

test('[CHAT-28] a change of an earlier request does not wait in the queue', async () => {
  const chat = await runningChat();
  chat.editLast();
  expect(await takeIntoQueue(chat)).toBe('Дождитесь ответа или остановите его');
  expect(chat.draft.state.get().text).toBe('Первый');
});

/** The page after a reload: its chat has a complete answer. */
async function reloaded(lastAnswer = 'complete' as const): Promise<Conversation> {
  for (const chat of chats.splice(0)) chat.release();
  standIn.answer('historyMessageList', () => page([message('q0'), answered('Да', { status: lastAnswer })]));
  const chat = newChat(chatUuid);
  chats.push(chat);
  restoreQueue(chat);
  await chat.open();
  return chat;
}

test('[CHAT-28] a reload keeps the queue, which goes on; a request that was being sent keeps its key', async () => {
  const chat = await runningChat();
  const waiting = await queue(chat, 'Второй', 'Третий');
  const keys = waiting.state.get().rows.map(({ key }) => key);
  const cutOff: string[] = [];
  // The page is closed before the gateway answers.
  instead = (key) => (cutOff.push(key) === 1 ? new Promise(() => undefined) : undefined);
  sent[0]?.end('complete');
  await vi.waitFor(() => expect(cutOff).toHaveLength(1));
  await reloaded();
  await arrived(2);
  expect(sent[1]).toMatchObject({ text: 'Второй', key: keys[0] });
  sent[1]?.end('complete');
  await arrived(3);
  expect(cutOff).toEqual([keys[0], keys[0], keys[1]]);
});

test('[CHAT-28] a reload with files pauses the queue until they are attached again', async () => {
  const chat = await runningChat();
  chat.draft.addFiles([new File(['ab'], 'a.txt')], { accept: '.txt', multiple: true });
  await queue(chat, 'Прочти');
  const next = await reloaded();
  const waiting = await loadQueue(next);
  expect(pausedBy(waiting)).toBe('files');
  const [row] = waiting.state.get().rows;
  waiting.attach(row?.key ?? '', [new File(['ab'], 'a.txt')]);
  void waiting.goOn();
  await arrived(2);
  expect(sent[1]?.key).toBe(row?.key);
});

test('[CHAT-28] another tab sends nothing of an open tab, and takes over the queue of a closed one, paused', async () => {
  const chat = await runningChat();
  const own = new Tab('own');
  const waiting = await RequestQueue.of(chat, own);
  chat.draft.setText('Второй');
  waiting.takeDraft();
  const elsewhere = new Tab('elsewhere');
  const other = newChat(chatUuid);
  chats.push(other);
  expect((await RequestQueue.of(other, elsewhere)).isEmpty).toBe(true);
  await own.close();
  const taken = await RequestQueue.of(other, elsewhere);
  expect([rowsOf(taken), pausedBy(taken)]).toEqual([['Второй'], 'closed']);
  await elsewhere.close();
});

test('[CHAT-28] a duplicated tab leaves the queue to its original', async () => {
  const chat = await runningChat();
  const original = new Tab('copied');
  const waiting = await RequestQueue.of(chat, original);
  chat.draft.setText('Второй');
  waiting.takeDraft();
  const duplicate = new Tab('copied');
  const other = newChat(chatUuid);
  chats.push(other);
  expect((await RequestQueue.of(other, duplicate)).isEmpty).toBe(true);
  await duplicate.close();
  await original.close();
});

test('[AUTH-07] nothing is stored or sent after the user has signed out', async () => {
  const chat = await runningChat();
  await queue(chat, 'Второй');
  wipePersonal(1);
  chat.release();
  chat.dispatch({ type: 'finished', id: '9', status: 'complete', reason: 'complete', date: started.date });
  await chat.whenRead;
  expect(stored()).toEqual([]);
  expect(texts()).toEqual(['Первый']);
});

test('[CHAT-21][CHAT-28] a variation of a picture keeps its seed and model when its text is changed in the queue', async () => {
  const chat = await runningChat();
  await sendOrQueue(chat, { text: 'Кот', model: 'flux', settings: { seed: 7, count: 1 } });
  const waiting = await loadQueue(chat);
  waiting.edit(waiting.state.get().rows[0]?.key ?? '');
  chat.settings.set({ count: 4 });
  await queue(chat, 'Кот на окне');
  expect(waiting.state.get().rows).toMatchObject([
    { text: 'Кот на окне', answeredBy: { model: 'flux', settings: { seed: 7, count: 1 } } },
  ]);
});
