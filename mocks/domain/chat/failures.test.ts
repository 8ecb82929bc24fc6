import { describe, expect, test, vi } from 'vitest';
import type { Page } from '#mocks/domain/lists/list.ts';
import { ModelFailure, unconnectedModel } from '#mocks/domain/model/model.ts';
import { createGateway } from '#mocks/gateway.ts';
import { rehearse } from '#mocks/rehearsal/makers/rehearse.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import { StorageError } from '#mocks/store/store.ts';
import { allEvents, Client, errorOf, eventsOf, signedIn, textOf, validate } from '#mocks/testing/client.ts';
import { inTheMiddle, messagesOf, next, resume } from '#mocks/testing/conversation.ts';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';
import type { ChatEvent } from './run.ts';
import { INTERRUPTED } from './runs.ts';

describe('[PRE-18] answers that fail', () => {
  test('the text so far is kept with the status `failed` and the contract’s error', async () => {
    const { model, client, events, chat } = await inTheMiddle();
    model.say(new ModelFailure('model-busy', { retryAfter: 20 }));
    const failed = await next(events);
    expect(failed).toMatchObject({
      type: 'failed',
      error: { status: 424, path: '/api/1.0/chat/chatGpt/message' },
      retryAfter: 20,
    });
    expect((await events.next()).done).toBe(true);
    const [, answer] = await messagesOf(client, chat);
    expect(answer).toMatchObject({ status: 'failed', content: 'Раз, два', error: { status: 424 } });
    expect((await client.send('Ещё', { chat })).status).toBe(200);
  });

  test('[ADM-38] a service that nothing answers refuses a message, and nothing is stored', async () => {
    const client = await signedIn({ model: unconnectedModel });
    const { chats, store, tileConnections } = client.gateway.deps.database;
    store.delete(tileConnections, 'chatGpt');
    const before = [...chats.values()].length;
    const refused = await client.send('Привет');
    const error = { status: 424, code: 'service-not-connected', message: /^Сервис ещё не подключён/ };
    expect(await refused.json()).toMatchObject({ ...error, message: expect.stringMatching(error.message) });
    expect([...chats.values()]).toHaveLength(before);
  });

  test('an exception in the model is an internal error without details', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { model, events } = await inTheMiddle();
    model.say(new Error('secret'));
    const failed = await next(events);
    expect(failed).toMatchObject({
      type: 'failed',
      error: { status: 500, message: 'Внутренняя ошибка сервера' },
    });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test.each(['', 'Раз'])(
    '[CON-06] as JSON, the model’s failure after «%s» is part of the exchange',
    async (text) => {
      const model = new SteppedModel();
      const client = await signedIn({ model });
      model.say(text, new ModelFailure('upstream-failed'));
      const response = await client.send('Считай', { accept: 'application/json' });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        request: { content: 'Считай' },
        answer: {
          status: 'failed',
          content: text,
          error: { status: 424, message: 'Модель не отвечает. Попробуйте ещё раз' },
        },
      });
    },
  );

  test('[CON-06] as JSON, a fault of the gateway is part of the exchange too: the key is used', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const model = new SteppedModel();
    const client = await signedIn({ model });
    model.say(new Error('a fault'));
    const response = await client.send('Считай', { accept: 'application/json' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ answer: { status: 'failed', error: { status: 500 } } });
    vi.restoreAllMocks();
  });

  test('«ошибка» fails halfway, «оборви» drops the connection and the rest can be resumed', async () => {
    const client = await signedIn();
    const events = await allEvents(await client.send('Здесь будет ошибка'));
    expect(events.at(-1)).toMatchObject({ type: 'failed', error: { status: 424 } });
    expect(textOf(events)).toMatch(/^> Здесь будет ошибка/);

    const before: ChatEvent[] = [];
    const reading = (async () => {
      for await (const event of eventsOf(await client.send('оборви')))
        if (event !== 'heartbeat') before.push(event);
    })();
    await expect(reading).rejects.toThrow();
    const [started] = before;
    const chat = started?.type === 'started' ? started.chatUuid : '';
    const after = await allEvents(await resume(client, chat, before.at(-1)?.id));
    expect(textOf(before)).not.toBe('');
    expect(textOf([...before, ...after])).toBe(rehearse('оборви'));
    expect(after.at(-1)).toMatchObject({ type: 'finished', status: 'complete' });
  });
});

/** A persistence that keeps its records and can be made full. */
function disk() {
  const memory = memoryPersistence();
  const records = new Map<string, { collection: string; key: string; value: string }>();
  const state = { full: false };
  return {
    state,
    persistence: {
      ...memory,
      load: () => [...records.values()],
      write(changes: Parameters<typeof memory.write>[0]) {
        if (state.full) throw new StorageError('no room');
        memory.write(changes);
        for (const { collection, key, value } of changes) {
          if (typeof value === 'string') records.set(`${collection}/${key}`, { collection, key, value });
          if (value === null) records.delete(`${collection}/${key}`);
        }
      },
      close: () => undefined,
    },
  };
}

describe('a full disk', () => {
  test('a request that cannot be stored is refused and leaves nothing behind', async () => {
    const { state, persistence } = disk();
    const client = await signedIn({ persistence });
    const total = async () =>
      (await client.json<Page<unknown>>('GET', '/history/getListChatWithSearch')).totalElements;
    const before = await total();
    state.full = true;
    const key = crypto.randomUUID();
    expect(await errorOf(await client.send('Привет', { key }))).toMatchObject({ status: 507 });
    expect(
      (await client.call('POST', '/data/tracking', { json: { action: 'a', author: { name: 'x' } } })).status,
    ).toBe(507);
    expect(await total()).toBe(before);
    state.full = false;
    expect((await client.send('Привет', { key })).status).toBe(200);
    expect(await total()).toBe(before + 1);
  });

  test('an answer that cannot be stored fails, and is stored as soon as there is space', async () => {
    const { state, persistence } = disk();
    const { model, client, events, chat } = await inTheMiddle({ persistence });
    state.full = true;
    model.end();
    expect(await next(events)).toMatchObject({ type: 'failed', error: { status: 507 } });
    const [, answer] = await messagesOf(client, chat);
    expect(answer).toMatchObject({ status: 'failed', content: 'Раз, два' });
    state.full = false;
    await client.call('POST', '/data/tracking', { json: { action: 'a', author: { name: 'x' } } });
    const stored = [...persistence.load()].find(({ key }) => key === answer?.id);
    expect(stored && JSON.parse(stored.value)).toMatchObject({ status: 'failed', content: 'Раз, два' });
  });
});

test('[CON-06] after a restart an answer that was running is failed, with the text so far', async () => {
  const { persistence } = disk();
  const { client, chat } = await inTheMiddle({ persistence });
  client.gateway.close();
  const again = await createGateway({ persistence, validate });
  const after = new Client(again);
  after.cookie = client.cookie;
  const [, answer] = await messagesOf(after, chat);
  const error = { code: 'internal-error', message: INTERRUPTED };
  expect(answer).toMatchObject({ status: 'failed', content: 'Раз, два', error });
  expect((await resume(after, chat)).status).toBe(204);
});
