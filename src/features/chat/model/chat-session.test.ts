import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from '#platform/availability.ts';
import { infoDialogs } from '#platform/info-dialog.ts';
import { signIn } from '#platform/session/session.ts';
import { ChatSession } from './chat-session.ts';

const server = setupServer();
const chatUuid = '0c5e2d3a-6f1b-4e0a-9d58-0000000000a1';
const base = '*/api/1.0';
const date = '2026-11-20T09:00:00Z';
const encoder = new TextEncoder();

const frame = (event: Record<string, unknown>): string =>
  `id: ${event['id']}\ndata: ${JSON.stringify(event)}\n\n`;
const started = frame({ type: 'started', id: '1', chatUuid, requestId: 'q', messageId: 'a', date });
const delta = (id: number, text: string): string => frame({ type: 'delta', id: String(id), text });
const finished = (id: number): string =>
  frame({ type: 'finished', id: String(id), status: 'complete', date });

const stream = (...frames: string[]): Response =>
  new HttpResponse(frames.join(''), { headers: { 'content-type': 'text/event-stream' } });

/** A stream whose connection breaks after the given frames. */
function broken(...frames: string[]): Response {
  const left = [...frames];
  const body = new ReadableStream(
    {
      pull(controller) {
        const text = left.shift();
        if (text === undefined) controller.error(new TypeError('network error'));
        else controller.enqueue(encoder.encode(text));
      },
    },
    // Nothing is read ahead: an error throws away what waits in the queue.
    { highWaterMark: 0 },
  );
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
}

const pageOf = (...messages: Record<string, unknown>[]): Response =>
  HttpResponse.json({
    content: messages.map((message) => ({ date, idFile: null, files: [], status: 'complete', ...message })),
    totalElements: messages.length,
    totalPages: 1,
    number: 0,
    size: 30,
    last: true,
  });

const failure = (status: number, message: string): Response =>
  HttpResponse.json({ timestamp: date, status, error: 'Error', message, path: '/' }, { status });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  infoDialogs.set([]);
  unavailable.set(false);
});
afterAll(() => server.close());

/** Lets timers run until the work is done, without waiting for them. */
async function finish<T>(work: Promise<T>): Promise<T> {
  let done = false;
  void work.finally(() => {
    done = true;
  });
  while (!done) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return work;
}

const contentOf = (chat: ChatSession): string | undefined => chat.state.get().messages.at(-1)?.content;

test('[CHAT-03] a send names the chat, streams the answer and settles', async () => {
  server.use(
    http.post(`${base}/chat/chatGpt/message`, () =>
      stream(started, delta(2, 'При'), delta(3, 'вет'), finished(4)),
    ),
  );
  const named = vi.fn();
  const accepted = vi.fn();
  const chat = new ChatSession('chatGpt', null, (_chat, uuid) => named(uuid));
  expect(await finish(chat.send({ text: 'Эй', onAccepted: accepted }))).toBe(true);
  expect(named).toHaveBeenCalledExactlyOnceWith(chatUuid);
  expect(accepted).toHaveBeenCalledOnce();
  expect(contentOf(chat)).toBe('Привет');
  expect(chat.isRunning).toBe(false);
});

test('[CHAT-03][APP-19] a backend that does not stream works as well; the request is one multipart form', async () => {
  let form: FormData | undefined;
  server.use(
    http.post(`${base}/chat/chatGpt/message`, async ({ request }) => {
      form = await request.formData();
      const message = { date, status: 'complete', idFile: null, files: [] };
      return HttpResponse.json({
        chatUuid,
        request: { ...message, id: 'q', role: 'user', content: 'Эй' },
        answer: { ...message, id: 'a', role: 'assistant', content: 'Целиком' },
      });
    }),
  );
  const chat = new ChatSession('chatGpt', null, () => undefined);
  const file = new File(['данные'], 'Отчёт.txt', { type: 'text/plain' });
  const stored = {
    id: 'q',
    role: 'user',
    content: 'Эй',
    files: [{ idFile: 'f', name: 'Отчёт.txt', size: 12 }],
  };
  const whole = { id: 'a', role: 'assistant', content: 'Целиком' };
  server.use(http.get(`${base}/history/getListMessage`, () => pageOf(stored, whole)));
  await finish(chat.send({ text: 'Эй', model: 'gpt', files: [file] }));
  expect(contentOf(chat)).toBe('Целиком');
  const request = form?.get('request');
  expect(JSON.parse(request instanceof File ? await request.text() : String(request))).toEqual({
    text: 'Эй',
    model: 'gpt',
  });
  const sent = form?.getAll('files')[0];
  expect(sent instanceof File && sent.name).toBe('Отчёт.txt');
  // The id by which it can be downloaded is there without a reload.
  expect(chat.state.get().messages[0]?.files[0]?.idFile).toBe('f');
});

test('[PRE-18][PRE-05] a stream that breaks is resumed after its last event; the request is not sent again', async () => {
  const sends = vi.fn();
  const resumedFrom: (string | null)[] = [];
  server.use(
    http.post(`${base}/chat/chatGpt/message`, () => {
      sends();
      return broken(started, delta(2, 'Пер'));
    }),
    http.get(`${base}/history/getListMessage`, () =>
      pageOf({ id: 'a', role: 'assistant', content: 'Пер', status: 'streaming' }),
    ),
    http.get(`${base}/chat/${chatUuid}/stream`, ({ request }) => {
      resumedFrom.push(request.headers.get('last-event-id'));
      return resumedFrom.length === 1
        ? broken(delta(3, 'вы'))
        : stream(delta(3, 'вы'), delta(4, 'й'), finished(5));
    }),
  );
  const chat = new ChatSession('chatGpt', null, () => undefined);
  await finish(chat.send({ text: 'Эй' }));
  expect(contentOf(chat)).toBe('Первый');
  expect(sends).toHaveBeenCalledOnce();
  expect(resumedFrom).toEqual(['2', '3']);
});

test('[PRE-18] when nothing brings the stream back, what arrived is kept and marked', async () => {
  server.use(
    http.post(`${base}/chat/chatGpt/message`, () => broken(started, delta(2, 'Часть'))),
    http.get(`${base}/chat/${chatUuid}/stream`, () => HttpResponse.error()),
    http.get(`${base}/history/getListMessage`, () => HttpResponse.error()),
  );
  const chat = new ChatSession('chatGpt', null, () => undefined);
  await finish(chat.send({ text: 'Эй' }));
  expect(chat.state.get().messages.at(-1)).toMatchObject({ content: 'Часть', status: 'failed' });
  expect(chat.isRunning).toBe(false);
});

test('[PRE-05] a send without an answer is given back; the same text again carries the same key, another a new one', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${base}/chat/chatGpt/message`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  const chat = new ChatSession('chatGpt', null, () => undefined);
  for (const text of ['Раз', 'Раз', 'Два']) {
    expect(await finish(chat.send({ text }))).toBe(false);
  }
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(unavailable.get()).toBe(true);
});

test('[PRE-13][ERR-12] a page of HTML instead of an answer is an error with the title of the call', async () => {
  server.use(http.post(`${base}/chat/chatGpt/message`, () => HttpResponse.html('<h1>Вход в сеть</h1>')));
  const chat = new ChatSession('chatGpt', null, () => undefined);
  expect(await finish(chat.send({ text: 'Эй' }))).toBe(false);
  expect(infoDialogs.get()).toMatchObject([
    { title: 'Ошибка отправки сообщения', message: 'Что-то пошло не так =(' },
  ]);
  expect(chat.state.get()).toMatchObject({ phase: 'idle', pending: null, messages: [] });
});

test('[ERR-07][PRE-01] 401 and 423 in the chat change nothing', async () => {
  for (const status of [401, 423]) {
    server.use(http.post(`${base}/chat/chatGpt/message`, () => failure(status, 'Нельзя'), { once: true }));
    const chat = new ChatSession('chatGpt', null, () => undefined);
    expect(await finish(chat.send({ text: 'Эй' }))).toBe(false);
    expect(infoDialogs.get()).toEqual([]);
  }
});

test('[CHAT-03][PRE-18] stop keeps what arrived, at once, and tells the gateway', async () => {
  const stops = vi.fn();
  server.use(
    http.post(`${base}/chat/chatGpt/message`, () => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(encoder.encode(started + delta(2, 'Нача'))),
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
    http.delete(`${base}/chat/${chatUuid}/stream`, () => {
      stops();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const chat = new ChatSession('chatGpt', null, () => undefined);
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

test('[APP-07] a chat that does not exist is missing, not an error dialog', async () => {
  server.use(http.get(`${base}/history/getListMessage`, () => failure(404, 'Ничего не найдено')));
  const chat = new ChatSession('chatGpt', null, () => undefined);
  await finish(chat.open(chatUuid));
  expect(chat.load.get()).toBe('missing');
  expect(infoDialogs.get()).toEqual([]);
});

test('[CHAT-03] a send before the messages have come goes to the same chat', async () => {
  let chatField: unknown;
  server.use(
    http.get(`${base}/history/getListMessage`, () => pageOf({ id: 'old', role: 'user', content: 'Было' })),
    http.post(`${base}/chat/chatGpt/message`, async ({ request }) => {
      chatField = (await request.formData()).get('chat');
      return stream(started, delta(2, 'Да'), finished(3));
    }),
  );
  const chat = new ChatSession('chatGpt', chatUuid, () => undefined);
  await finish(Promise.all([chat.open(chatUuid), chat.send({ text: 'Эй' })]));
  expect(chatField).toBe(chatUuid);
  expect(chat.state.get().messages.map(({ content }) => content)).toEqual(['Было', 'Эй', 'Да']);
});

test('[PRE-18] a gateway that fails on resuming is asked again, and the answer taken up', async () => {
  let resumes = 0;
  server.use(
    http.get(`${base}/history/getListMessage`, () =>
      pageOf({ id: 'a', role: 'assistant', content: 'На', status: 'streaming', lastEventId: '2' }),
    ),
    http.get(`${base}/chat/${chatUuid}/stream`, () => {
      resumes += 1;
      return resumes === 1 ? failure(502, '') : stream(delta(3, 'чало'), finished(4));
    }),
  );
  const chat = new ChatSession('chatGpt', chatUuid, () => undefined);
  await finish(chat.open(chatUuid));
  expect(contentOf(chat)).toBe('Начало');
  expect(unavailable.get()).toBe(true);
});

test('[PRE-18] stop before the gateway has answered gives the text back at once', async () => {
  server.use(http.post(`${base}/chat/chatGpt/message`, () => new Promise<Response>(() => undefined)));
  const chat = new ChatSession('chatGpt', null, () => undefined);
  const sending = chat.send({ text: 'Эй' });
  await vi.waitFor(() => expect(chat.state.get().phase).toBe('sending'));
  void chat.stop();
  expect(chat.state.get()).toMatchObject({ phase: 'idle', pending: null });
  expect(await finish(sending)).toBe(false);
});

test('[PRE-05] the same text with another file is another request', async () => {
  const keys = new Set<string | null>();
  server.use(
    http.post(`${base}/chat/chatGpt/message`, ({ request }) => {
      keys.add(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  const chat = new ChatSession('chatGpt', null, () => undefined);
  for (const name of ['a.txt', 'b.txt']) {
    await finish(chat.send({ text: 'Эй', files: [new File(['x'], name)] }));
  }
  expect(keys.size).toBe(2);
});

test('[ERR-06] a blocked account is told by the messages, too, and is no missing chat', async () => {
  signIn({ id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' });
  server.use(
    http.get(`${base}/history/getListMessage`, () => failure(400, 'Данный пользователь заблокирован')),
  );
  const chat = new ChatSession('chatGpt', chatUuid, () => undefined);
  await finish(chat.open(chatUuid));
  expect(chat.load.get()).toBe('failed');
  expect(infoDialogs.get()).toMatchObject([{ title: 'Данный пользователь заблокирован' }]);
});

test('[APP-06] after an outage a chat that could not be loaded is loaded', async () => {
  server.use(http.get(`${base}/history/getListMessage`, () => failure(503, ''), { once: true }));
  const chat = new ChatSession('chatGpt', chatUuid, () => undefined);
  await finish(chat.open(chatUuid));
  expect(chat.load.get()).toBe('failed');
  server.use(
    http.get(`${base}/history/getListMessage`, () => pageOf({ id: 'q', role: 'user', content: 'Есть' })),
  );
  chat.recover();
  await vi.waitFor(() => expect(contentOf(chat)).toBe('Есть'));
});

test('[CHAT-01] a chat of another service is missing under this one’s address', async () => {
  server.use(
    http.get(`${base}/history/getListMessage`, () =>
      HttpResponse.json({
        serviceType: 'claude',
        ...{ content: [], totalElements: 0, totalPages: 0, number: 0, size: 30, last: true },
      }),
    ),
  );
  const chat = new ChatSession('chatGpt', chatUuid, () => undefined);
  await finish(chat.open(chatUuid));
  expect(chat.load.get()).toBe('missing');
});

test('[CHAT-10] a request is repeated with the files that the gateway has already', async () => {
  let sent: unknown;
  server.use(
    http.post(`${base}/chat/chatGpt/message`, async ({ request }) => {
      const part = (await request.formData()).get('request');
      sent = JSON.parse(part instanceof File ? await part.text() : String(part));
      return stream(started, finished(2));
    }),
    http.get(`${base}/history/getListMessage`, () => pageOf()),
  );
  const chat = new ChatSession('chatGpt', null, () => undefined);
  await finish(chat.send({ text: 'Ещё раз', storedFiles: [{ idFile: 'f', name: 'Отчёт.txt', size: 12 }] }));
  expect(sent).toEqual({ text: 'Ещё раз', idFiles: ['f'] });
});
