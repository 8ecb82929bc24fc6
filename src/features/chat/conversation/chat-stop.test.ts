import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#platform/info-dialog.ts';
import {
  chatUuid,
  contentOf,
  delta,
  endless,
  finish,
  newChat,
  standIn,
  standInForEachTest,
  started,
} from './testing/stand-in.ts';

standInForEachTest();
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('[CHAT-03][PRE-18] stopping keeps the text so far at once and stops the answer at the gateway', async () => {
  const stops = vi.fn();
  standIn.answer('chatMessageSend', () => endless(started, delta(2, 'Нача')));
  standIn.answer('chatStreamStop', () => {
    stops();
    return new Response(null, { status: 204 });
  });
  const chat = newChat();
  const sending = chat.send({ text: 'Эй' });
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(100);
    expect(contentOf(chat)).toBe('Нача');
  });
  const stopping = chat.stop();
  expect(chat.state.get().messages.at(-1)).toMatchObject({ content: 'Нача', status: 'stopped' });
  await finish(Promise.all([sending, stopping]));
  expect(stops).toHaveBeenCalledOnce();
});

test('[PRE-18] stopping before the gateway has answered restores the text at once', async () => {
  standIn.answer('chatMessageSend', () => new Promise<Response>(() => undefined));
  const chat = newChat();
  const sending = chat.send({ text: 'Эй' });
  await vi.waitFor(() => expect(chat.state.get().phase).toBe('sending'));
  void chat.stop();
  expect(chat.state.get()).toMatchObject({ phase: 'idle', pending: null });
  expect(await finish(sending)).toBe(false);
});

test('[PRE-18] stopping an idle chat does nothing', async () => {
  const stop = vi.fn();
  standIn.fail('bad-request', { operation: 'chatStreamStop' });
  standIn.answer('chatStreamStop', (_request, next) => {
    stop();
    return next();
  });
  const chat = newChat(chatUuid);
  const before = chat.state.get();
  await chat.stop();
  expect(chat.state.get()).toBe(before);
  expect(stop).not.toHaveBeenCalled();
  chat.dispatch({ ...started, type: 'started' });
  await chat.stop();
  expect(stop).toHaveBeenCalledOnce();
  expect(chat.state.get().messages.at(-1)?.status).toBe('stopped');
  expect(messages.opened()).toMatchObject([{ title: 'Ошибка остановки ответа' }]);
});
