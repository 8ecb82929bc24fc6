import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { allEvents, eventsOf, signedIn, textOf } from '../testing/client.ts';
import { ModelFailure, type ModelPiece } from './model.ts';
import { completionsUrl, openAiModel } from './openai.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.restoreAllMocks();
});

/** Starts an upstream on a free port and returns its base address. */
async function upstream(handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => handler(request, response, body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const stream = { 'content-type': 'text/event-stream' };
const chunk = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;
const request = { turns: [{ role: 'user', content: 'Привет' }], model: 'gpt-5.2' } as const;

async function answerOf(url: string, model?: string): Promise<{ pieces: ModelPiece[]; failure?: string }> {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const pieces: ModelPiece[] = [];
  try {
    const answer = openAiModel({ url, key: 'k', model }).answer(request, new AbortController().signal);
    for await (const piece of answer) pieces.push(piece);
    return { pieces };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { pieces, failure: error.failure };
  }
}

test('[CON-06] an upstream that ends with finish_reason and sends the usage with every chunk', async () => {
  const last = (tokens: number, reason: string | null) =>
    `data: ${JSON.stringify({ choices: [{ delta: { content: 'а' }, finish_reason: reason }], usage: { completion_tokens: tokens } })}\n\n`;
  const url = await upstream(
    (_, response) => void response.writeHead(200, stream).end(last(1, null) + last(2, 'stop')),
  );
  expect(await answerOf(url)).toEqual({
    pieces: [
      { type: 'delta', text: 'а' },
      { type: 'delta', text: 'а' },
      { type: 'usage', promptTokens: 0, completionTokens: 2 },
    ],
  });
});

test.each([
  ['http://h', 'http://h/v1/chat/completions'],
  ['http://h/', 'http://h/v1/chat/completions'],
  ['http://h/v1', 'http://h/v1/chat/completions'],
  ['https://h/api/v3/', 'https://h/api/v3/chat/completions'],
  ['https://h/openai/v1/chat/completions', 'https://h/openai/v1/chat/completions'],
])('[CON-06] base address %s', (base, url) => {
  expect(completionsUrl(base)).toBe(url);
});

test('[CON-06] text, reasoning and usage are read, wherever the stream is split', async () => {
  const seen: { authorization?: string | undefined; body: unknown }[] = [];
  const url = await upstream((incoming, response, body) => {
    seen.push({ authorization: incoming.headers.authorization, body: JSON.parse(body) });
    const usage = { choices: [], usage: { prompt_tokens: 5, completion_tokens: 7 } };
    const text = `: hello\n\n${chunk({ role: 'assistant', content: '' })}${chunk({ reasoning_content: 'Думаю' })}${chunk({ content: 'Ёлка 🎄' })}${chunk({ content: ' и снег' })}data: ${JSON.stringify(usage)}\n\ndata: [DONE]\n\n`;
    response.writeHead(200, stream);
    const bytes = Buffer.from(text);
    const write = (index: number): void => {
      if (index === bytes.length) return void response.end();
      response.write(bytes.subarray(index, index + 1), () => write(index + 1));
    };
    write(0);
  });
  const { pieces, failure } = await answerOf(url, 'own-model');
  expect(failure).toBeUndefined();
  expect(pieces).toEqual([
    { type: 'reasoning', text: 'Думаю' },
    { type: 'delta', text: 'Ёлка 🎄' },
    { type: 'delta', text: ' и снег' },
    { type: 'usage', promptTokens: 5, completionTokens: 7 },
  ]);
  expect(seen).toEqual([
    {
      authorization: 'Bearer k',
      body: expect.objectContaining({ model: 'own-model', stream: true, messages: request.turns }),
    },
  ]);
});

describe('[CON-06] errors of the upstream become errors of the contract', () => {
  const half = chunk({ content: 'Половина' });
  test.each<[string, Handler, string, number]>([
    ['401', (_, response) => void response.writeHead(401).end('{}'), 'upstream-failed', 0],
    ['403', (_, response) => void response.writeHead(403).end('{}'), 'upstream-failed', 0],
    ['429', (_, response) => void response.writeHead(429).end('{}'), 'limit-exceeded', 0],
    ['500', (_, response) => void response.writeHead(500).end('oops'), 'upstream-failed', 0],
    [
      'an HTML page',
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      'upstream-failed',
      0,
    ],
    [
      'no JSON',
      (_, response) => void response.writeHead(200, stream).end(`${half}data: {oops\n\n`),
      'upstream-failed',
      1,
    ],
    [
      'an error in the middle',
      (_, response) =>
        void response.writeHead(200, stream).end(`${half}data: {"error":{"message":"overloaded"}}\n\n`),
      'upstream-failed',
      1,
    ],
    [
      'a limit in the middle',
      (_, response) =>
        void response.writeHead(200, stream).end(`${half}data: {"error":{"code":"rate_limit_exceeded"}}\n\n`),
      'limit-exceeded',
      1,
    ],
    ['an early end', (_, response) => void response.writeHead(200, stream).end(half), 'upstream-failed', 1],
    [
      'a reset',
      (_, response) => void response.writeHead(200, stream).write(half, () => response.destroy()),
      'upstream-failed',
      1,
    ],
  ])('%s', async (_, handler, failure, pieces) => {
    const answer = await answerOf(await upstream(handler));
    expect(answer.failure).toBe(failure);
    expect(answer.pieces).toHaveLength(pieces);
  });

  test('no server at the address', async () => {
    expect((await answerOf('http://127.0.0.1:9')).failure).toBe('upstream-failed');
  });
});

test('[CHAT-03] stopping in the portal stops the upstream request', async () => {
  const gone = Promise.withResolvers<void>();
  const url = await upstream((_, response) => {
    response.on('close', () => gone.resolve());
    response.writeHead(200, stream).write(chunk({ content: 'Раз' }));
  });
  const client = await signedIn({ model: openAiModel({ url }) });
  const events = eventsOf(await client.send('Считай'));
  let chat = '';
  for await (const event of events) {
    if (event === 'heartbeat') continue;
    if (event.type === 'started') chat = event.chatUuid;
    if (event.type === 'delta') await client.call('DELETE', `/chat/${chat}/stream`);
    if (event.type === 'finished') expect(event.status).toBe('stopped');
  }
  await gone.promise;
});

test('[CON-06] a failing upstream becomes a `failed` event, and the partial answer is kept', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const url = await upstream(
    (_, response) => void response.writeHead(200, stream).end(chunk({ content: 'Половина' })),
  );
  const client = await signedIn({ model: openAiModel({ url }) });
  const events = await allEvents(await client.send('Считай'));
  expect(textOf(events)).toBe('Половина');
  expect(events.at(-1)).toMatchObject({
    type: 'failed',
    error: { status: 424, message: 'Модель не отвечает. Попробуйте ещё раз' },
  });
});
