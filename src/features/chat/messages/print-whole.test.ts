import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '#lib/store.ts';
import { toast } from '#ui/index.ts';
import { message } from '../export/testing/sample-chat.ts';
import type { ChatState } from '../model/chat.ts';
import { emptyChat } from '../model/chat-state.ts';
import { printWhole } from './print-whole.ts';

const shown = () => toast.getSnapshot();

/** A chat whose older pages arrive one by one when `arrive` is called. */
function pagedChat(pages: number) {
  const state = createStore<ChatState>({
    ...emptyChat,
    messages: [message('0', 'user', 'а')],
    hasOlder: true,
  });
  let arrive: (isLoaded: boolean) => void = () => undefined;
  const loadOlder = vi.fn(async () => {
    const isLoaded = await new Promise<boolean>((resolve) => {
      arrive = resolve;
    });
    const { messages } = state.get();
    if (isLoaded) {
      const older = message(String(messages.length), 'user', 'а');
      state.set({ ...state.get(), messages: [older, ...messages], hasOlder: messages.length < pages });
    }
    return isLoaded;
  });
  return { chat: { state, loadOlder }, arrive: (isLoaded = true) => arrive(isLoaded) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  for (const { id } of shown()) toast.dismiss(id);
});

test('[APP-05] case 24-print: older messages are loaded first, with their number, then the chat is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { chat, arrive } = pagedChat(2);
  const printed = printWhole(chat);
  expect(shown()).toMatchObject([
    { title: 'Готовим печать всего чата', progress: 'Загружено 1\u00a0сообщение' },
  ]);
  // A second press of the keys does nothing more.
  void printWhole(chat);
  arrive();
  await settled();
  expect(shown()[0]?.progress).toBe('Загружено 2\u00a0сообщения');
  expect(print).not.toHaveBeenCalled();
  arrive();
  await printed;
  expect(print).toHaveBeenCalledOnce();
  expect(chat.loadOlder).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual([]);
});

test('[APP-05] «Отменить» ends it, and nothing is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { chat, arrive } = pagedChat(5);
  const printed = printWhole(chat);
  shown()[0]?.action?.onPress();
  arrive();
  await printed;
  expect(print).not.toHaveBeenCalled();
  expect(chat.loadOlder).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test('[APP-05] a failure is said, and nothing is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { chat, arrive } = pagedChat(5);
  const printed = printWhole(chat);
  arrive(false);
  await printed;
  expect(print).not.toHaveBeenCalled();
  expect(shown()).toMatchObject([{ tone: 'negative', title: 'Не удалось загрузить предыдущие сообщения' }]);
});
