import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from '#platform/availability.ts';
import { requestsTaken, resultsArrived } from '#platform/chat-activity.ts';
import { messages } from '#platform/info-dialog.ts';
import { session } from '#platform/session/session.ts';
import { employee } from '#tests/profiles.ts';
import {
  answered,
  chatUuid,
  contentOf,
  delta,
  finish,
  finished,
  message,
  newChat,
  page,
  requestOf,
  standIn,
  standInForEachTest,
  started,
  stream,
} from './testing/stand-in.ts';

standInForEachTest();
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('[CHAT-03] a send gives the chat its id and streams the answer to its end', async () => {
  standIn.answer('chatMessageSend', () => stream(started, delta(2, 'При'), delta(3, 'вет'), finished(4)));
  const chat = newChat();
  expect(await finish(chat.send({ text: 'Эй' }))).toBe(true);
  expect(chat.chatUuid).toBe(chatUuid);
  expect(contentOf(chat)).toBe('Привет');
  expect(chat.isRunning).toBe(false);
});

test('[CHAT-03][APP-19] a backend that does not stream works as well; the request is one multipart form', async () => {
  let form: FormData | undefined;
  standIn.answer('chatMessageSend', async (request) => {
    form = await request.formData();
    return Response.json({ chatUuid, request: message('q', { content: 'Эй' }), answer: answered('Целиком') });
  });
  const chat = newChat();
  const file = new File(['данные'], 'Отчёт.txt', { type: 'text/plain' });
  const stored = message('q', { content: 'Эй', files: [{ idFile: 'f', name: 'Отчёт.txt', size: 12 }] });
  standIn.answer('historyMessageList', () => page([stored, answered('Целиком')]));
  await finish(chat.send({ text: 'Эй', model: 'gpt', files: [file] }));
  expect(contentOf(chat)).toBe('Целиком');
  const request = form?.get('request');
  expect(JSON.parse(request instanceof File ? await request.text() : String(request))).toEqual({
    text: 'Эй',
    model: 'gpt',
  });
  const sent = form?.getAll('files')[0];
  expect(sent instanceof File && sent.name).toBe('Отчёт.txt');
  // The file has its id, which the download needs, without a reload.
  expect(chat.state.get().messages[0]?.files[0]?.idFile).toBe('f');
});

test('[CHAT-03] the request contains the tile; a new chat shows the request that is being sent', async () => {
  let asked: unknown;
  standIn.answer('chatMessageSend', async (request) => {
    asked = await requestOf(request);
    return stream(started, finished(2));
  });
  standIn.answer('historyMessageList', () => Response.error());
  const chat = newChat();
  const files = [{ idFile: 'f', name: 'a.txt', size: 1 }, new File(['x'], 'b.txt')];
  const work = chat.send({ text: 'Эй', tileUuid: 'tile', files });
  expect(chat.load.get()).toBe('ready');
  expect(chat.isRunning).toBe(true);
  expect(chat.state.get().pending).toMatchObject({ text: 'Эй', fileNames: ['a.txt', 'b.txt'] });
  await work;
  expect(asked).toEqual({ text: 'Эй', tileUuid: 'tile', idFiles: ['f'] });
});

test('[CHAT-10] two sent files with the same name are both in the edited request, in their order', async () => {
  standIn.answer('chatMessageSend', () => stream(started, finished(2)));
  standIn.answer('historyMessageList', () => Response.error());
  const files = [new File(['один'], 'a.txt'), new File(['другой'], 'a.txt')];
  const chat = newChat();
  await finish(chat.send({ text: 'Эй', files }));
  const [asked] = chat.state.get().messages;
  expect(asked?.files.map(({ idFile, name }) => [idFile, name])).toEqual([
    ['', 'a.txt'],
    ['', 'a.txt'],
  ]);
  if (asked) chat.edit(asked);
  const { files: edited } = chat.draft.state.get();
  expect(edited).toHaveLength(2);
  expect(edited[0]).toBe(files[0]);
  expect(edited[1]).toBe(files[1]);
});

test('[CHAT-10] a repeated request refers to the files that the gateway already has', async () => {
  let sent: unknown;
  standIn.answer('chatMessageSend', async (request) => {
    sent = await requestOf(request);
    return stream(started, finished(2));
  });
  standIn.answer('historyMessageList', () => page([]));
  const chat = newChat();
  await finish(chat.send({ text: 'Ещё раз', files: [{ idFile: 'f', name: 'Отчёт.txt', size: 12 }] }));
  expect(sent).toEqual({ text: 'Ещё раз', idFiles: ['f'] });
});

test('[CHAT-03] a send before the messages have loaded goes to the same chat', async () => {
  let chatField: unknown;
  standIn.answer('historyMessageList', () => page([message('old', { content: 'Было' })]));
  standIn.answer('chatMessageSend', async (request) => {
    chatField = (await request.formData()).get('chat');
    return stream(started, delta(2, 'Да'), finished(3));
  });
  const chat = newChat(chatUuid);
  await finish(Promise.all([chat.open(), chat.send({ text: 'Эй' })]));
  expect(chatField).toBe(chatUuid);
  expect(chat.state.get().messages.map(({ content }) => content)).toEqual(['Было', 'Эй', 'Да']);
});

test('[CHAT-06] every accepted request is counted', async () => {
  standIn.answer('chatMessageSend', () => stream(started, finished(2)));
  const before = requestsTaken.get();
  const chat = newChat();
  await chat.send({ text: 'Раз' });
  await chat.send({ text: 'Два' });
  expect(requestsTaken.get()).toBe(before + 2);
});

test('[CHAT-03][AUTH-12] a draft is stored until its request is accepted, and moves to the address of the new chat', async () => {
  session.signIn(employee);
  session.acceptEthics();
  let takeIt = (): void => undefined;
  standIn.answer('chatMessageSend', async () => {
    await new Promise<void>((resolve) => {
      takeIt = resolve;
    });
    return stream(started, finished(2));
  });
  const textAt = (uuid: string | null): string => newChat(uuid).draft.state.get().text;
  const chat = newChat();
  chat.draft.setText('Вопрос');
  const submitting = chat.submit();
  await vi.waitFor(() => expect(chat.state.get().phase).toBe('sending'));
  expect(textAt(null)).toBe('Вопрос');
  chat.draft.setText('Дальше');
  await vi.waitFor(() => {
    takeIt();
    expect(chat.chatUuid).toBe(chatUuid);
  });
  await finish(submitting);
  expect(textAt(null)).toBe('');
  expect(textAt(chatUuid)).toBe('Дальше');
  chat.draft.setText('');
  expect(textAt(chatUuid)).toBe('');
});

test.each([
  ['complete', 1],
  ['stopped', 0],
] as const)('[APP-04] an answer that is %s: %i results', async (status, results) => {
  standIn.answer('chatMessageSend', () => stream(started, finished(2, status)));
  const before = resultsArrived.get();
  await newChat().send({ text: 'Эй' });
  expect(resultsArrived.get()).toBe(before + results);
});

test('[PRE-05] a request without an answer is restored; sent again unchanged it has the same key, changed a new one', async () => {
  const keys: (string | null)[] = [];
  standIn.answer('chatMessageSend', (request) => {
    keys.push(request.headers.get('idempotency-key'));
    return Response.error();
  });
  const chat = newChat();
  for (const text of ['Раз', 'Раз', 'Два']) {
    expect(await finish(chat.send({ text }))).toBe(false);
  }
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(chat.state.get().refusal?.code).toBe('not-sent');
});

test('[PRE-05] the same text with another file is another request', async () => {
  const keys = new Set<string | null>();
  standIn.answer('chatMessageSend', async (request) => {
    keys.add(request.headers.get('idempotency-key'));
    // An unread form fails with an error of its own.
    await request.text();
    return Response.error();
  });
  const chat = newChat();
  for (const name of ['a.txt', 'b.txt']) {
    await finish(chat.send({ text: 'Эй', files: [new File(['x'], name)] }));
  }
  expect(keys.size).toBe(2);
});

test('[PRE-13] an HTML page instead of an answer is a sentence at the request', async () => {
  standIn.break('chatMessageSend', 'HTML with 200');
  const chat = newChat();
  expect(await finish(chat.send({ text: 'Эй' }))).toBe(false);
  expect(messages.opened()).toEqual([]);
  expect(chat.state.get()).toMatchObject({ phase: 'idle', pending: null, messages: [] });
  expect(chat.state.get().refusal?.message).toContain(
    'Вместо ответа пришло то, чего портал не\u00a0понимает.',
  );
});

test('[ERR-07][PRE-01] 401 and 423 in the chat change nothing', async () => {
  for (const name of ['unauthorized', 'chat-locked'] as const) {
    standIn.fail(name, { operation: 'chatMessageSend', times: 1 });
    const chat = newChat();
    expect(await finish(chat.send({ text: 'Эй' }))).toBe(false);
    expect(messages.opened()).toEqual([]);
  }
});

test('[ERR-08] a network error is a sentence at the request; an outage is shown by the maintenance page alone', async () => {
  const mend = standIn.break('chatMessageSend', 'no answer');
  const chat = newChat();
  expect(await chat.send({ text: 'Эй' })).toBe(false);
  expect(chat.state.get().refusal?.message).toBe('Ошибка сети. Сообщение не\u00a0отправлено.');
  mend();
  standIn.fail('unavailable', { operation: 'chatMessageSend' });
  standIn.fail('unavailable', { operation: 'availabilityCheck' });
  const other = newChat();
  expect(await other.send({ text: 'Эй' })).toBe(false);
  expect(other.state.get().refusal).toBeNull();
  await vi.waitFor(() => expect(unavailable.get()).toBe(true));
  expect(messages.opened()).toEqual([]);
});

test('[ERR-08] a server error of a healthy gateway is a dialog, and nothing is covered', async () => {
  standIn.fail('unavailable', { operation: 'chatMessageSend' });
  expect(await newChat().send({ text: 'Эй' })).toBe(false);
  await vi.waitFor(() => expect(messages.opened()).toMatchObject([{ title: 'Ошибка отправки сообщения' }]));
  expect(unavailable.get()).toBe(false);
});

test('[PRE-13] a stream that ends before the answer has begun is a sentence at the request', async () => {
  standIn.answer('chatMessageSend', () => stream());
  const chat = newChat();
  expect(await chat.send({ text: 'Эй' })).toBe(false);
  expect(unavailable.get()).toBe(false);
  expect(messages.opened()).toEqual([]);
  expect(chat.state.get()).toMatchObject({ phase: 'idle', pending: null });
  expect(chat.state.get().refusal?.message).toContain('Ответ пришёл пустым.');
});

test('[CHAT-06] a send refused because of another running answer shows that answer', async () => {
  standIn.answer('historyMessageList', () => page([]));
  standIn.fail('chat-locked', { operation: 'chatMessageSend' });
  const chat = newChat(chatUuid);
  expect(await chat.send({ text: 'Эй' })).toBe(false);
  await vi.waitFor(() => expect(chat.load.get()).toBe('ready'));
  const unnamed = newChat();
  expect(await unnamed.send({ text: 'Эй' })).toBe(false);
  expect(unnamed.load.get(), 'there is nothing to fetch').toBe('ready');
});

test('[PRE-07] after a sign-out nothing is reported', async () => {
  const arrived = vi.fn();
  standIn.answer('chatMessageSend', async (request) => {
    arrived(await request.text());
    return new Promise<Response>(() => undefined);
  });
  const chat = newChat();
  const work = chat.send({ text: 'Эй' });
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
  chat.release();
  expect(await work).toBe(false);
  expect(messages.opened()).toEqual([]);
});

test('[PRE-05] a key of another request: the reason is shown, the text is restored, the next press has a new key', async () => {
  session.signIn(employee);
  const keys = new Set<string | null>();
  const text = 'Запрос не отправлен: прежний запрос с этим ключом был другим. Отправьте ещё раз';
  const refusal = { timestamp: '', status: 409, error: 'Conflict', message: text, path: '' };
  standIn.answer('chatMessageSend', (request) => {
    keys.add(request.headers.get('idempotency-key'));
    return keys.size === 1 ? Response.json(refusal, { status: 409 }) : stream(started, finished(2));
  });
  const chat = newChat();
  chat.draft.setText('Считай');
  await finish(chat.submit());
  expect(chat.draft.state.get().text).toBe('Считай');
  expect(messages.opened()).toMatchObject([{ title: 'Ошибка отправки сообщения', message: text }]);
  expect(await finish(chat.send({ text: 'Считай' }))).toBe(true);
  expect(keys.size).toBe(2);
});
