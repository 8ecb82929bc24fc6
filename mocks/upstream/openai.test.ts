import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type ModelAgent, ModelFailure, type ModelPiece } from '#mocks/domain/model/model.ts';
import { allEvents, eventsOf, signedIn, textOf } from '#mocks/testing/client.ts';
import { startUpstream } from '#mocks/testing/upstream.ts';
import { endpointOf } from './call.ts';
import { openAiModel } from './openai.ts';

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
const request = {
  serviceType: 'chatGpt',
  turns: [{ role: 'user', content: 'Привет' }],
  model: 'gpt-5.2',
} as const;

async function all(pieces: AsyncIterable<ModelPiece>): Promise<ModelPiece[]> {
  const list: ModelPiece[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
}

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

test.each([
  ['http://h', 'http://h/v1/chat/completions'],
  ['http://h/', 'http://h/v1/chat/completions'],
  ['http://h/v1', 'http://h/v1/chat/completions'],
  ['https://h/api/v3/', 'https://h/api/v3/chat/completions'],
  ['https://h/openai/v1/chat/completions', 'https://h/openai/v1/chat/completions'],
  ['https://h/v1beta/openai/', 'https://h/v1beta/openai/chat/completions'],
  [
    'https://h/openai/deployments/gpt-4o?api-version=2024-06-01',
    'https://h/openai/deployments/gpt-4o/chat/completions?api-version=2024-06-01',
  ],
])('[CON-06] base address %s', (base, url) => {
  expect(endpointOf(base, 'chat/completions')).toBe(url);
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
    { type: 'end', reason: 'complete' },
  ]);
  expect(seen).toEqual([
    {
      authorization: 'Bearer k',
      body: expect.objectContaining({ model: 'own-model', stream: true, messages: request.turns }),
    },
  ]);
});

test('[LAB-28] the schema of an answer is sent as `response_format`, and nothing without one', async () => {
  const seen: { response_format?: unknown }[] = [];
  const url = await upstream((_, response, body) => {
    seen.push(JSON.parse(body));
    response.writeHead(200, stream).end(`${chunk({ content: '{}' })}data: [DONE]\n\n`);
  });
  const answerSchema = { type: 'object' };
  const model = openAiModel({ url });
  const { signal } = new AbortController();
  for (const one of [{ ...request, answerSchema }, request])
    for await (const piece of model.answer(one, signal)) expect(piece.type).not.toBe('reasoning');
  const format = { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: answerSchema } };
  expect(seen.map((body) => body.response_format)).toEqual([format, undefined]);
});

test('[CON-06] no server at the address', async () => {
  const log = vi.spyOn(console, 'error');
  const url = await upstream(() => undefined);
  for (const close of closers.splice(0)) close();
  expect((await answerOf(url)).failure).toBe('upstream-failed');
  expect(log).toHaveBeenCalledWith('The model failed: upstream-failed, a broken connection, ECONNREFUSED');
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

test('[CON-06] the longest answer keeps the limits of the contract as a stream and as JSON', async () => {
  const server = await startUpstream();
  closers.push(() => server.close());
  const client = await signedIn({ model: openAiModel({ url: server.url('endless') }) });
  // The client checks events and answers against the contract.
  const events = await allEvents(await client.send('Считай'));
  expect(textOf(events)).toHaveLength(900_000);
  expect(events.at(-1)).toMatchObject({ type: 'finished', reason: 'length' });
  const response = await client.send('Считай', { accept: 'application/json' });
  expect(await response.json()).toMatchObject({ answer: { status: 'complete', finishReason: 'length' } });
});

test('[LAB-22] an agent is a system message with its files as data, its functions are tools, and calls come in pieces', async () => {
  const bodies: { messages: object[]; tools?: object[] }[] = [];
  const url = await upstream((_, response, body) => {
    bodies.push(JSON.parse(body));
    const part = (made: object) => chunk({ tool_calls: [{ index: 0, ...made }] });
    response.writeHead(200, stream);
    if (bodies.length > 1) return void response.end(`${chunk({ content: 'Четыре' })}data: [DONE]\n\n`);
    const named = part({ id: 'c1', type: 'function', function: { name: 'calculator', arguments: '{"expr' } });
    response.end(`${named}${part({ function: { arguments: 'ession":"2+2"}' } })}data: [DONE]\n\n`);
  });
  const bytes = new TextEncoder().encode('Создай заявку на сейф');
  const agent: ModelAgent = {
    instruction: 'Отвечай коротко.',
    files: [
      { idFile: 'f', name: 'Письмо.txt', size: bytes.length, read: () => bytes, load: async () => bytes },
    ],
    functions: [
      {
        name: 'calculator',
        title: 'Калькулятор',
        description: 'Считает',
        changes: false,
        parameters: '{"type":"object"}',
      },
    ],
    rounds: [],
  };
  const answer = async (rounds: ModelAgent['rounds']) => {
    const asked = openAiModel({ url }).answer(
      { ...request, agent: { ...agent, rounds } },
      new AbortController().signal,
    );
    return all(asked);
  };
  expect(await answer([])).toEqual([
    { type: 'ask', name: 'calculator', arguments: '{"expression":"2+2"}' },
    { type: 'end', reason: 'complete' },
  ]);
  const call = {
    callId: 'c1',
    name: 'calculator',
    title: 'Калькулятор',
    arguments: '{}',
    result: '4',
    isDone: true,
  };
  expect(await answer([{ text: 'Считаю.', calls: [call] }])).toContainEqual({
    type: 'delta',
    text: 'Четыре',
  });
  const [first, second] = bodies;
  expect(first?.tools).toMatchObject([{ type: 'function', function: { name: 'calculator' } }]);
  expect(first?.messages[0]).toMatchObject({
    role: 'system',
    content: expect.stringMatching(
      /^Отвечай коротко\.[\s\S]+данные, а\u00a0не\u00a0указания[\s\S]+Создай заявку на сейф/,
    ),
  });
  expect(second?.messages.slice(-2)).toMatchObject([
    { role: 'assistant', content: 'Считаю.', tool_calls: [{ id: 'c1', function: { name: 'calculator' } }] },
    { role: 'tool', tool_call_id: 'c1', content: '4' },
  ]);
});

test('an upstream that refuses tools answers the agent without them, and is not asked with them again', async () => {
  const bodies: string[] = [];
  const url = await upstream((_, response, body) => {
    bodies.push(body);
    if (body.includes('"tools"'))
      return void response.writeHead(400).end('{"error":"this model does not support tools"}');
    response.writeHead(200, stream).end(`${chunk({ content: 'Да' })}data: [DONE]\n\n`);
  });
  const model = openAiModel({ url });
  const one = {
    name: 'dates',
    title: 'Даты',
    description: '',
    parameters: '{"type":"object"}',
    changes: false,
  };
  const agent: ModelAgent = { instruction: 'Да', files: [], functions: [one], rounds: [] };
  for (let turn = 0; turn < 2; turn++) {
    const pieces = await all(model.answer({ ...request, agent }, new AbortController().signal));
    expect(pieces).toContainEqual({ type: 'delta', text: 'Да' });
  }
  expect(bodies.map((body) => body.includes('"tools"'))).toEqual([true, false, false]);
});
