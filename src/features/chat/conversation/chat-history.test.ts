import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#platform/info-dialog.ts';
import { session } from '#platform/session/session.ts';
import { employee } from '#tests/profiles.ts';
import type { Message } from '../model/chat.ts';
import {
  answered,
  answerLists,
  badRequest,
  chatUuid,
  chatWith,
  contentOf,
  ids,
  message,
  newChat,
  page,
  standIn,
  standInForEachTest,
} from './testing/stand-in.ts';

standInForEachTest();
afterEach(() => void vi.useRealTimers());

test.each([true, false])(
  '[CHAT-08] the newest thirty messages are fetched, the last page: %s',
  async (last) => {
    const asked = answerLists(() => page([message('1')], last));
    const chat = newChat(chatUuid);
    expect(chat.load.get()).toBe('none');
    const opening = chat.open();
    expect(chat.load.get()).toBe('loading');
    await opening;
    expect(chat.load.get()).toBe('ready');
    expect(asked).toEqual(['0 of 30']);
    expect(chat.state.get()).toMatchObject({ messages: [{ id: '1' }], hasOlder: !last, phase: 'idle' });
  },
);

test('[CHAT-08] messages are not loaded twice at once, nor while an answer is running', async () => {
  const asked = answerLists(
    () => page([]),
    () => page([]),
  );
  const chat = newChat(chatUuid);
  await Promise.all([chat.open(), chat.open()]);
  expect(asked).toHaveLength(1);
  chat.dispatch({ type: 'send', text: 'Эй', fileNames: [] });
  await chat.open();
  expect(asked).toHaveLength(1);
});

test('[ERR-11] an error dialog with the call’s title is shown if the messages fail to load', async () => {
  standIn.fail('bad-request', { operation: 'historyMessageList' });
  const chat = newChat(chatUuid);
  await chat.open();
  expect(chat.load.get()).toBe('failed');
  expect(messages.opened()).toMatchObject([{ title: 'Ошибка получения истории', message: badRequest }]);
});

test('[APP-07] a chat that does not exist is missing, not an error dialog', async () => {
  standIn.fail('not-found', { operation: 'historyMessageList' });
  const chat = newChat(chatUuid);
  await chat.open();
  expect(chat.load.get()).toBe('missing');
  expect(messages.opened()).toEqual([]);
});

test('[ERR-06] a blocked account is reported, and the chat is not missing', async () => {
  session.signIn(employee);
  standIn.fail('user-blocked', { operation: 'historyMessageList' });
  const chat = newChat(chatUuid);
  await chat.open();
  expect(chat.load.get()).toBe('failed');
  expect(messages.opened()).toMatchObject([{ title: 'Данный пользователь заблокирован' }]);
});

test('[CHAT-01] a chat of another service is missing under this one’s address', async () => {
  standIn.answer('historyMessageList', () =>
    Response.json({
      serviceType: 'yaChat',
      content: [],
      totalElements: 0,
      totalPages: 0,
      number: 0,
      size: 30,
      last: true,
    }),
  );
  const chat = newChat(chatUuid);
  await chat.open();
  expect(chat.load.get()).toBe('missing');
});

test.each([
  [30, '1 of 30'],
  [32, '1 of 30'],
  [60, '2 of 30'],
])('[CHAT-08] with %i messages the older ones are page %s', async (count, query) => {
  const asked = answerLists(() => page([message('old')], true));
  const chat = chatWith(
    Array.from({ length: count }, (_, index) => message(String(index))),
    true,
  );
  await chat.loadOlder();
  expect(asked).toEqual([query]);
  expect(ids(chat).slice(0, 2)).toEqual(['old', '0']);
  expect(chat.state.get().hasOlder).toBe(false);
});

test('[PRE-13] a page whose service is null is a page of this service', async () => {
  const body = { content: [message('1')], serviceType: null, last: true };
  standIn.answer('historyMessageList', () => Response.json(body));
  const chat = newChat(chatUuid);
  await chat.open();
  expect(chat.load.get()).toBe('ready');
});

test('[PRE-13][CHAT-08] unreadable messages are left out and count for the number of the next page', async () => {
  const odd = [null, { content: 'без имени' }] as unknown as Message[];
  const newest = Array.from({ length: 28 }, (_, index) => message(String(index)));
  const asked = answerLists(
    () => page([...odd, ...newest], false),
    () => page([message('old')]),
  );
  const chat = newChat(chatUuid);
  await chat.open();
  expect(chat.load.get()).toBe('ready');
  expect(ids(chat)).toHaveLength(28);
  await chat.loadOlder();
  expect(asked).toEqual(['0 of 30', '1 of 30']);
  expect(ids(chat).slice(0, 2)).toEqual(['old', '0']);
});

test('[CHAT-08] a page that is not the last has older messages', async () => {
  answerLists(() => page([message('old')], false));
  const chat = chatWith([message('1')], true);
  await chat.loadOlder();
  expect(chat.state.get().hasOlder).toBe(true);
});

test('[CHAT-08] older messages are not requested without any, or in a new chat', async () => {
  const asked = answerLists();
  await chatWith([message('1')]).loadOlder();
  const unnamed = newChat();
  unnamed.state.set({ ...unnamed.state.get(), hasOlder: true });
  await unnamed.loadOlder();
  expect(asked).toEqual([]);
});

test('[ERR-11] a failed request for older messages does not change the chat', async () => {
  standIn.fail('bad-request', { operation: 'historyMessageList' });
  const chat = chatWith([message('1')], true);
  await chat.loadOlder();
  expect(messages.opened()).toMatchObject([{ title: 'Ошибка получения истории' }]);
  expect(chat.state.get()).toMatchObject({ messages: [{ id: '1' }], hasOlder: true });
});

test('[CHAT-08] if the chat was deleted meanwhile, a request for older messages shows it as missing, without a dialog', async () => {
  standIn.fail('not-found', { operation: 'historyMessageList' });
  const chat = chatWith([message('1')], true);
  await chat.loadOlder();
  expect(chat.load.get()).toBe('missing');
  expect(messages.opened()).toEqual([]);
});

test('[APP-06] after an outage a chat that failed to load is loaded', async () => {
  standIn.fail('unavailable', { operation: 'historyMessageList' });
  const chat = newChat(chatUuid);
  await chat.open();
  expect(chat.load.get()).toBe('failed');
  standIn.answer('historyMessageList', () => page([message('q', { content: 'Есть' })]));
  chat.recover();
  await vi.waitFor(() => expect(contentOf(chat)).toBe('Есть'));
});

test('[APP-06] after an outage an interrupted answer is resumed; complete answers are not', async () => {
  const asked = answerLists(() => page([message('1')]));
  const whole = chatWith([message('1')]);
  whole.recover();
  const unnamed = newChat();
  unnamed.load.set('failed');
  unnamed.recover();
  expect(asked).toEqual([]);
  const answer = answered('', { status: 'streaming' });
  const cut = chatWith([message('1'), answer]);
  standIn.fail('not-found', { operation: 'chatStreamResume' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  cut.recover();
  expect(cut.load.get(), 'it is being taken up already').toBe('none');
  cut.dispatch({ type: 'interrupted' });
  cut.recover();
  expect(cut.load.get()).toBe('loading');
  await vi.waitFor(() => expect(cut.load.get()).toBe('ready'));
  expect(ids(cut)).toEqual(['1']);
});
