import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from '#platform/availability.ts';
import { resultsArrived } from '#platform/chat-activity.ts';
import { messages } from '#platform/info-dialog.ts';
import type { Conversation } from './conversation.ts';
import {
  answered,
  answerLists,
  broken,
  chatUuid,
  contentOf,
  delta,
  finish,
  finished,
  ids,
  message,
  newChat,
  page,
  standIn,
  standInForEachTest,
  started,
  stream,
} from './testing/stand-in.ts';

standInForEachTest();
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const half = answered('Нача', { status: 'streaming' });

/** Opens a chat with a running answer and waits for all attempts to resume it. */
async function openRunning(): Promise<Conversation> {
  const chat = newChat(chatUuid);
  await finish(chat.open());
  return chat;
}

test('[PRE-18][PRE-05] a stream that breaks is resumed after its last event; the request is not sent again', async () => {
  const sends = vi.fn();
  const resumedFrom: (string | null)[] = [];
  standIn.answer('chatMessageSend', () => {
    sends();
    return broken(started, delta(2, 'Пер'));
  });
  standIn.answer('historyMessageList', () => page([answered('Пер', { status: 'streaming' })]));
  standIn.answer('chatStreamResume', (request) => {
    resumedFrom.push(request.headers.get('last-event-id'));
    return resumedFrom.length === 1
      ? broken(delta(3, 'вы'))
      : stream(delta(3, 'вы'), delta(4, 'й'), finished(5));
  });
  const chat = newChat();
  await finish(chat.send({ text: 'Эй' }));
  expect(contentOf(chat)).toBe('Первый');
  expect(sends).toHaveBeenCalledOnce();
  expect(resumedFrom).toEqual(['2', '3']);
});

test('[PRE-18] when all attempts fail, the text so far is kept and marked as interrupted', async () => {
  standIn.answer('chatMessageSend', () => broken(started, delta(2, 'Часть')));
  standIn.answer('chatStreamResume', () => Response.error());
  standIn.answer('historyMessageList', () => Response.error());
  const chat = newChat();
  await finish(chat.send({ text: 'Эй' }));
  expect(chat.state.get().messages.at(-1)).toMatchObject({ content: 'Часть', status: 'interrupted' });
  expect(chat.isRunning).toBe(false);
});

test('[PRE-18] a failed resume is tried again, and the answer continues', async () => {
  let resumes = 0;
  standIn.fail('unavailable', { operation: 'chatStreamResume' });
  standIn.answer('historyMessageList', () =>
    page([answered('На', { status: 'streaming', lastEventId: '2' })]),
  );
  standIn.answer('chatStreamResume', (_request, next) => {
    resumes += 1;
    return resumes === 1 ? next() : stream(delta(3, 'чало'), finished(4));
  });
  const chat = newChat(chatUuid);
  await finish(chat.open());
  expect(contentOf(chat)).toBe('Начало');
  // The gateway says that it is up, and the answer went on.
  await vi.waitFor(() => expect(standIn.callsOf('availabilityCheck')).toHaveLength(1));
  expect(unavailable.get()).toBe(false);
  expect(messages.opened()).toEqual([]);
});

test('[PRE-18] an answer that the gateway does not have ends the attempts and is reported', async () => {
  let tries = 0;
  answerLists(() => page([half]));
  standIn.fail('not-found', { operation: 'chatStreamResume' });
  standIn.answer('chatStreamResume', (_request, next) => {
    tries += 1;
    return next();
  });
  const chat = await openRunning();
  expect(tries).toBe(1);
  expect(chat.state.get()).toMatchObject({
    phase: 'idle',
    messages: [{ content: 'Нача', status: 'interrupted' }],
  });
  expect(messages.opened()).toMatchObject([
    { title: 'Ошибка получения ответа', message: 'Ничего не найдено' },
  ]);
});

test('[PRE-18] resuming is tried six times, with increasing delays', async () => {
  const begun: number[] = [];
  answerLists(() => page([half]));
  standIn.answer('chatStreamResume', () => {
    begun.push(Date.now());
    return Response.error();
  });
  const chat = await openRunning();
  expect(chat.state.get().messages[0]?.status).toBe('interrupted');
  const pauses = begun.slice(1).map((moment, index) => moment - (begun[index] ?? 0));
  expect(pauses).toHaveLength(5);
  [500, 1000, 2000, 4000, 8000].forEach((pause, index) => {
    expect(pauses[index]).toBeGreaterThanOrEqual(pause);
    expect(pauses[index]).toBeLessThan(pause + 500);
  });
});

test('[PRE-18][APP-04] an answer that was finished meanwhile is shown whole, once, and is a result', async () => {
  const before = resultsArrived.get();
  const whole = answered('Начало');
  answerLists(
    () => page([message('q'), half]),
    () => page([message('q'), whole]),
  );
  standIn.answer('chatStreamResume', () => Response.error());
  const chat = await openRunning();
  expect(chat.state.get()).toMatchObject({ phase: 'idle', messages: [{ id: 'q' }, { content: 'Начало' }] });
  expect(ids(chat)).toHaveLength(2);
  expect(resultsArrived.get()).toBe(before + 1);
});

test('[PRE-18] an answer that is over while the next one is being written is shown whole, the next one followed', async () => {
  const resumed: string[] = [];
  const second = answered('Вто', { id: 'b', status: 'streaming', lastEventId: '7' });
  answerLists(
    () => page([message('q'), half]),
    () => page([message('q'), answered('Начало'), message('r'), second]),
  );
  standIn.answer('chatStreamResume', ({ url, headers }) => {
    resumed.push(`${new URL(url).searchParams.get('messageId')} after ${headers.get('last-event-id')}`);
    return resumed.length === 1 ? new Response(null, { status: 204 }) : stream(delta(8, 'рой'), finished(9));
  });
  const chat = await openRunning();
  expect(resumed).toEqual(['a after null', 'b after 7']);
  expect(chat.state.get().messages.map(({ content }) => content)).toEqual(['q', 'Начало', 'r', 'Второй']);
  expect(chat.isRunning).toBe(false);
});

test('[PRE-18] an answer that was finished after the last event received is shown whole', async () => {
  answerLists(
    () => page([half]),
    () => page([answered('Начало')]),
  );
  standIn.answer('chatStreamResume', () => broken(delta(2, 'ло')));
  const chat = await openRunning();
  expect(chat.state.get()).toMatchObject({ phase: 'idle', messages: [{ content: 'Начало' }] });
});

test('[PRE-18] older messages stay before the page that ends the answer', async () => {
  const whole = answered('Начало');
  answerLists(
    () => page([half], false),
    () => page([message('q'), whole], true),
  );
  let chat: Conversation | undefined;
  standIn.answer('chatStreamResume', () => {
    chat?.dispatch({ type: 'older', messages: [message('old')], hasOlder: true });
    return Response.error();
  });
  chat = newChat(chatUuid);
  await chat.open();
  expect(ids(chat)).toEqual(['old', 'q', 'a']);
  expect(chat.state.get().hasOlder).toBe(true);
});

test('[CHAT-03] an answer that was stopped meanwhile is no result', async () => {
  const before = resultsArrived.get();
  answerLists(
    () => page([half]),
    () => page([answered('', { status: 'stopped' })]),
  );
  standIn.answer('chatStreamResume', () => Response.error());
  const chat = await openRunning();
  expect(chat.state.get()).toMatchObject({ phase: 'idle', messages: [{ status: 'stopped' }] });
  expect(resultsArrived.get()).toBe(before);
});
