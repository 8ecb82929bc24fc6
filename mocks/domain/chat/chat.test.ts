import { expect, test } from 'vitest';
import { rehearse } from '#mocks/rehearsal/makers/rehearse.ts';
import type { Message } from '#mocks/store/database.ts';
import { allEvents, errorOf, eventsOf, signedIn, textOf } from '#mocks/testing/client.ts';
import { begun, inTheMiddle, messagesOf, next, resume } from '#mocks/testing/conversation.ts';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';

test('[CHAT-03] an answer is streamed as numbered events and is then in the history', async () => {
  const client = await signedIn();
  const response = await client.send('Привет, покажи таблицу и код');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const events = await allEvents(response);
  expect(events.map(({ id }) => Number(id))).toEqual(events.map((_, index) => index + 1));
  expect(events.map(({ type }) => type).filter((type) => type !== 'delta')).toEqual([
    'started',
    'usage',
    'finished',
  ]);
  const text = textOf(events);
  expect(text).toBe(rehearse('Привет, покажи таблицу и код'));
  const [started] = events;
  const chat = started?.type === 'started' ? started.chatUuid : '';
  const [request, answer] = await messagesOf(client, chat);
  expect(request).toMatchObject({
    role: 'user',
    content: 'Привет, покажи таблицу и код',
    status: 'complete',
  });
  expect(answer).toMatchObject({ role: 'assistant', content: text, status: 'complete', model: 'gpt-5.2' });
  expect(answer).not.toHaveProperty('lastEventId');
});

test('[CHAT-03] a client that does not accept a stream gets the exchange as JSON', async () => {
  const client = await signedIn();
  const response = await client.send('Формула', { accept: 'application/json' });
  const { request, answer } = (await response.json()) as { request: Message; answer: Message };
  expect(request.content).toBe('Формула');
  expect(answer).toMatchObject({ status: 'complete', content: rehearse('Формула') });
});

test('[CHAT-03] the request is stored before the answer begins', async () => {
  const { client, chat, started } = await inTheMiddle();
  const [request, answer] = await messagesOf(client, chat);
  expect(request).toMatchObject({ id: started.requestMessageId, content: 'Считай' });
  expect(answer).toMatchObject({
    id: started.messageId,
    status: 'streaming',
    content: 'Раз, два',
    lastEventId: '3',
  });
});

test('[CHAT-03] the answer continues without its reader, who resumes after the last event', async () => {
  const { model, client, events, chat } = await inTheMiddle();
  await events.return(undefined);
  const [, running] = await messagesOf(client, chat);
  model.say(', три');
  const rest = eventsOf(await resume(client, chat, running?.lastEventId));
  expect(await next(rest)).toMatchObject({ id: '4', text: ', три' });
  model.say(', четыре');
  expect(await next(rest)).toMatchObject({ id: '5', text: ', четыре' });
  model.end();
  expect(await next(rest)).toMatchObject({ id: '6', type: 'finished', status: 'complete' });
  const all = await allEvents(await resume(client, chat));
  expect(textOf(all)).toBe('Раз, два, три, четыре');
  expect((await resume(client, chat, '6')).status).toBe(204);
  expect(textOf(await allEvents(await resume(client, chat, '700')))).toBe('Раз, два, три, четыре');
});

test('[CHAT-03] a reader of an earlier answer gets no events of the next one', async () => {
  const { model, client, events, chat, started: first } = await inTheMiddle();
  model.end();
  expect(await next(events)).toMatchObject({ type: 'finished' });
  const second = eventsOf(await client.send('Дальше', { chat }));
  const { messageId } = await begun(second);
  for (const text of ['Пять', ', шесть', ', семь']) {
    model.say(text);
    await next(second);
  }

  expect((await resume(client, chat, '3', first.messageId)).status).toBe(204);
  const resumed = await resume(client, chat, '3', messageId.toUpperCase());
  expect(resumed.headers.get('message-id')).toBe(messageId);
  const rest = eventsOf(resumed);
  expect(await next(rest)).toMatchObject({ id: '4', text: ', семь' });
  const unknown = [first.requestMessageId, crypto.randomUUID(), (await inTheMiddle()).started.messageId];
  for (const id of unknown) expect((await resume(client, chat, '3', id)).status).toBe(404);
});

test('[CHAT-03] two readers can follow one answer; a slow one does not delay the other', async () => {
  const { model, client, chat } = await inTheMiddle();
  const slow = await resume(client, chat);
  const quick = eventsOf(await resume(client, chat, '3'));
  for (let count = 0; count < 500; count++) model.say('слово ');
  model.end();
  let text = '';
  for await (const event of quick) if (event !== 'heartbeat' && event.type === 'delta') text += event.text;
  expect(text).toBe('слово '.repeat(500));
  expect(textOf(await allEvents(slow))).toBe(`Раз, два${text}`);
});

test('[CHAT-03] stopping keeps the text so far and stops the model; stopping nothing is no error', async () => {
  const { model, client, events, chat } = await inTheMiddle();
  expect((await client.call('DELETE', `/chat/${chat}/stream`)).status).toBe(204);
  expect(model.aborted).toBe(true);
  expect(await next(events)).toMatchObject({ type: 'finished', status: 'stopped', reason: 'stopped' });
  expect((await events.next()).done).toBe(true);
  const [, answer] = await messagesOf(client, chat);
  expect(answer).toMatchObject({ status: 'stopped', finishReason: 'stopped', content: 'Раз, два' });
  expect((await client.call('DELETE', `/chat/${chat}/stream`)).status).toBe(204);
});

test.each(['complete', 'length', 'filter', 'tool'] as const)(
  '[CHAT-03] the end of an answer and its message say why it ended: %s',
  async (reason) => {
    const { model, client, events, chat } = await inTheMiddle();
    model.say({ type: 'end', reason });
    model.end();
    expect(await next(events)).toMatchObject({ type: 'finished', status: 'complete', reason });
    const [, answer] = await messagesOf(client, chat);
    expect(answer).toMatchObject({ status: 'complete', finishReason: reason });
  },
);

test('[PRE-18] heartbeats are sent while there are no events', async () => {
  const { events } = await inTheMiddle({ heartbeat: 5 });
  expect((await events.next()).value).toBe('heartbeat');
  expect((await events.next()).value).toBe('heartbeat');
});

test('[PRE-05] a repeated send is not executed again: it gets the running or stored answer', async () => {
  const model = new SteppedModel();
  const client = await signedIn({ model });
  const key = crypto.randomUUID();
  const first = eventsOf(await client.send('Считай', { key }));
  const started = await begun(first);
  const second = eventsOf(await client.send('Считай', { key: key.toUpperCase() }));
  expect(await begun(second)).toEqual(started);
  const third = client.send('Считай', { key, accept: 'application/json' });
  model.say('Раз');
  model.end();
  expect(await next(second)).toMatchObject({ text: 'Раз' });
  expect(await (await third).json()).toMatchObject({
    chatUuid: started.chatUuid,
    answer: { content: 'Раз' },
  });

  const later = await client.send('Дальше', { chat: started.chatUuid });
  model.say('Два');
  model.end();
  await allEvents(later);
  const stored = await allEvents(await client.send('Считай', { key }));
  expect(stored.map(({ type }) => type)).toEqual(['started', 'delta', 'finished']);
  expect(textOf(stored)).toBe('Раз');
  expect(model.requests).toHaveLength(2);
  expect(await messagesOf(client, started.chatUuid)).toHaveLength(4);
});

test('[PRE-05] one key sent twice at the same moment makes one chat', async () => {
  const client = await signedIn();
  const key = crypto.randomUUID();
  const files = () => [new File(['Текст'], 'a.txt')];
  const both = await Promise.all([
    client.send('Привет', { key, files: files() }),
    client.send('Привет', { key, files: files() }),
  ]);
  const [one, two] = await Promise.all(both.map(allEvents));
  expect(one).toEqual(two);
});

test('[ERR-07] a chat refuses a second request while its answer is running; another chat accepts one', async () => {
  const { model, client, chat } = await inTheMiddle();
  const locked = await client.send('Ещё', { chat });
  expect(await errorOf(locked)).toEqual({ status: 423, message: 'Дождитесь окончания предыдущего ответа' });
  const other = eventsOf(await client.send('Другое', { service: 'grok' }));
  expect((await begun(other)).chatUuid).not.toBe(chat);
  model.end();
});

test('[CHAT-03] the model gets the conversation of the chosen branch without hidden messages', async () => {
  const model = new SteppedModel();
  const client = await signedIn({ model });
  const exchange = async (text: string, answer: string, more = {}) => {
    const response = await client.send(text, more);
    model.say(answer);
    model.end();
    const events = await allEvents(response);
    const [started] = events;
    if (started?.type !== 'started') throw new Error('not started');
    return started;
  };
  const first = await exchange('Один', 'Первый', { files: [new File(['Смета'], 'смета.txt')] });
  const second = await exchange('Два', 'Второй', { chat: first.chatUuid });
  await client.call('POST', '/history/hideMessage', {
    json: { uuid: second.requestMessageId, hidden: true },
  });
  await exchange('Три', 'Третий', { chat: first.chatUuid });
  const turns = model.requests.at(-1)?.turns ?? [];
  expect(turns[0]?.files?.map(({ name, size }) => [name, size])).toEqual([['смета.txt', 10]]);
  expect(new TextDecoder().decode(turns[0]?.files?.[0]?.read(100))).toBe('Смета');
  expect(turns.map(({ content }) => content)).toEqual(['Один', 'Первый', 'Второй', 'Три']);
  await exchange('Иначе', 'Ветвь', { chat: first.chatUuid, parentId: first.messageId });
  expect(
    model.requests
      .at(-1)
      ?.turns.map(({ content }) => content)
      .slice(1),
  ).toEqual(['Первый', 'Иначе']);
});

test('[CHAT-09] a sent file can be downloaded unchanged under its cleaned name', async () => {
  const client = await signedIn();
  const bytes = new Uint8Array(300).map((_, index) => index);
  const files = [new File([bytes], '..\\folder/Отчёт «II» \u202e.pdf')];
  const response = await client.send('Прочитай', { files, accept: 'application/json' });
  const { request } = (await response.json()) as { request: Message };
  const [file] = request.files;
  expect(file).toMatchObject({ name: 'Отчёт «II» .pdf', size: 300 });
  const download = await client.call('GET', `/download?idFile=${file?.idFile}&serviceType=chatGpt&role=user`);
  expect(new Uint8Array(await download.arrayBuffer())).toEqual(bytes);
  const name = encodeURIComponent('Отчёт «II» .pdf');
  expect(download.headers.get('content-disposition')).toContain(`filename*=UTF-8''${name}`);
  expect((await client.send('Прочитай', { service: 'grok', files })).status).toBe(400);
});

test.each([
  ['*/*', 'application/json'],
  ['text/html', 'application/json'],
  ['application/json, Text/Event-Stream;q=0.1', 'text/event-stream'],
])('[CHAT-03] the answer to Accept %s is %s', async (accept, type) => {
  const client = await signedIn();
  const response = await client.send('Привет', { accept });
  expect(response.headers.get('content-type')).toBe(type);
  await response.text();
});
