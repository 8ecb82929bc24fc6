import { afterEach, expect, test, vi } from 'vitest';
import { operations } from '#mocks/contract/contract.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import { allEvents, Client, errorOf, eventsOf, signedIn, textOf, validate } from '#mocks/testing/client.ts';
import { begun, inTheMiddle, messagesOf, next, resume } from '#mocks/testing/conversation.ts';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';

afterEach(() => vi.useRealTimers());

test('[CHAT-03] a reader sees nothing that is not on disk', async () => {
  const memory = memoryPersistence();
  let written = '';
  const write: typeof memory.write = (changes) => {
    for (const { collection, value } of changes)
      if (collection === 'piece' && value !== null) written += value;
    memory.write(changes);
  };
  const { model, events } = await inTheMiddle({ persistence: { ...memory, write } });
  for (const text of ['три', 'четыре', 'пять']) {
    model.say(text);
    expect(await next(events)).toMatchObject({ text });
    expect(written).toContain(text);
  }
});

test('[CHAT-03] a text of 5 MB is split into events, and cut at the length that the contract allows', async () => {
  const { model, events, client, chat } = await inTheMiddle();
  // Surrogate pairs, after an odd number of characters.
  model.say(`!${'😀'.repeat(2_500_000)}`);
  const rest: string[] = [];
  let end: unknown;
  for await (const event of events) {
    if (event === 'heartbeat') continue;
    if (event.type === 'delta') rest.push(event.text);
    else end = event;
  }
  expect(end).toMatchObject({ type: 'finished', status: 'complete', reason: 'length' });
  expect(model.aborted).toBe(true);
  expect(Math.max(...rest.map((text) => text.length))).toBeLessThanOrEqual(50_000);
  expect(rest.every((text) => text.isWellFormed())).toBe(true);
  const [, answer] = await messagesOf(client, chat);
  expect(answer?.content.length).toBeGreaterThan(999_990);
  expect(answer?.content).toBe(`Раз, два${rest.join('')}`);
});

test('[CHAT-03] many small pieces become few events', async () => {
  const text = 'а'.repeat(100_000);
  async function* answer() {
    for (const piece of text) yield { type: 'delta', text: piece } as const;
  }
  const client = await signedIn({ model: { name: 'quick', answer } });
  const events = await allEvents(await client.send('Считай'));
  expect(textOf(events)).toBe(text);
  expect(events.length).toBeLessThan(1000);
});

test('[CON-01] the longest stream that the contract allows holds the longest answer', () => {
  const schemas = operations.find(({ id }) => id === 'chatStreamResume')?.answers.get(200);
  const schema = schemas?.['text/event-stream'];
  const events = (type: string, text: string) =>
    Array.from(
      { length: 1_000_000 / 50_000 },
      (_, index) => `id: ${index}\ndata: ${JSON.stringify({ type, id: String(index), text })}\n\n`,
    );
  // JSON writes this character as six.
  const worst = '\u0001'.repeat(50_000);
  const framing = `id: 100000\ndata: ${JSON.stringify({ type: 'reasoning', id: '100000', text: '' })}\n\n`;
  const stream =
    [...events('reasoning', worst), ...events('delta', worst)].join('') + framing.repeat(100_000);
  expect(schema && validate(schema, stream)).toBeNull();
});

test('[PRE-11] a reader that does not read holds little, and the events of an ended answer are freed', async () => {
  vi.useFakeTimers();
  const model = new SteppedModel();
  const client = await signedIn({ model });
  const response = await client.send('Считай');
  const reader = response.body?.getReader();
  await reader?.read();
  for (let count = 0; count < 15; count++) model.say('слово '.repeat(10_000));
  model.end();
  await vi.advanceTimersByTimeAsync(100);
  const [run] = [...client.gateway.deps.database.chats.values()].flatMap(
    ({ uuid }) => client.gateway.deps.runs.get(uuid) ?? [],
  );
  expect(run?.ended).toBe(true);
  const part = await reader?.read();
  expect(part?.value?.byteLength).toBeLessThan(500_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run?.events).toEqual([]);
  await expect(reader?.read()).rejects.toThrow();
});

test('[PRE-11] a person has at most ten running answers; they do not count for others', async () => {
  const model = new SteppedModel();
  const client = await signedIn({ model });
  const begin = async (one: Client) => begun(eventsOf(await one.send('Считай')));
  const first = await begin(client);
  for (let count = 1; count < 10; count++) await begin(client);
  const refused = await client.send('Ещё');
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await errorOf(refused)).toEqual({
    status: 429,
    message: 'Одновременно можно получать не больше 10 ответов. Дождитесь конца одного из них',
  });
  const other = await new Client(client.gateway).login('admin@neuro.example');
  await begin(other);
  await client.call('DELETE', `/chat/${first.chatUuid}/stream`);
  await begin(client);
});

test('[AUTH-07] when the sessions of a person end, the readers are disconnected and the answer continues', async () => {
  const { model, client, events, chat } = await inTheMiddle();
  const { runs } = client.gateway.deps;
  const asJson = client.send('Ещё', { accept: 'application/json' });
  const other = await new Client(client.gateway).login('admin@neuro.example');
  const others = eventsOf(await other.send('Считай'));
  const { chatUuid } = await begun(others);
  await vi.waitFor(() => expect(model.requests).toHaveLength(3));

  runs.endReaders('employee@neuro.example');
  await expect(events.next()).rejects.toThrow('The connection drops');
  expect((await asJson).status).toBe(401);
  expect(await begun(eventsOf(await resume(client, chat)))).toMatchObject({ chatUuid: chat });
  expect(runs.get(chat)?.ended).toBe(false);
  runs.stop(chatUuid);
  expect(await next(others)).toMatchObject({ type: 'finished', reason: 'stopped' });
});

test('[AUTH-07] when a person is blocked, the running answers stop', async () => {
  const { model, client, events, chat } = await inTheMiddle();
  client.gateway.deps.runs.stopAll('employee@neuro.example');
  expect(model.aborted).toBe(true);
  await expect(events.next()).rejects.toThrow('The connection drops');
  expect((await messagesOf(client, chat))[1]).toMatchObject({ status: 'stopped', content: 'Раз, два' });
});

test('[AUTH-07] a sign-out ends no connection and no answer', async () => {
  const { model, client, events } = await inTheMiddle();
  expect((await client.call('GET', '/auth/logout?type=ai')).status).toBe(204);
  model.say(', три');
  expect(await next(events)).toMatchObject({ type: 'delta', text: ', три' });
  model.end();
  expect(await next(events)).toMatchObject({ type: 'finished', status: 'complete' });
});
