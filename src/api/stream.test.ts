import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readMessages } from './event-stream.ts';
import { operations } from './generated/calls/chat.ts';
import { parseChatEvent, readEvents, resumeMessage, type StreamEvent, streamMessage } from './stream.ts';

const encoder = new TextEncoder();
afterEach(() => vi.unstubAllGlobals());

function bodyOf(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const places = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort(
    (a, b) => a - b,
  );
  return new ReadableStream({
    start(controller) {
      for (const [index, end] of places.slice(1).entries())
        controller.enqueue(bytes.slice(places[index], end));
      controller.close();
    },
  });
}

async function collect(body: ReadableStream<Uint8Array>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const text = `: heartbeat\n\nid: 2\nevent: delta\ndata: {"type":"delta","id":"2","text":"Ёж 🦔 «и»"}\n\nid: 3\r\ndata: {"type":"delta","id":"3","text":"е"}\r\n\r\n`;
const events = [
  { type: 'delta', id: '2', text: 'Ёж 🦔 «и»' },
  { type: 'delta', id: '3', text: 'е' },
];

test('[PRE-18] a stream split at any byte, even inside a character, has the same events', async () => {
  const bytes = encoder.encode(text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: bytes.length }), { maxLength: 30 }), async (cuts) => {
      expect(await collect(bodyOf(bytes, cuts))).toEqual(events);
    }),
  );
  expect(await collect(bodyOf(bytes, [...bytes.keys()]))).toEqual(events);
});

test('[PRE-18] only heartbeats, an empty body and an incomplete event give no events', async () => {
  for (const body of ['', ': ping\n\n: ping\n\n', 'data: {"type":"delta","id":"2","text":"не дошло"}']) {
    expect(await collect(bodyOf(encoder.encode(body), []))).toEqual([]);
  }
});

test.each([
  ['an unknown type', '{"type":"hologram","id":"1"}'],
  ['a type of Object.prototype', '{"type":"constructor","id":"1"}'],
])('[PRE-13] %s is ignored', (_what, data) => {
  expect(parseChatEvent({ data, id: '1' })).toBeNull();
});

test.each([
  ['a delta without its text', '{"type":"delta","id":"1"}', 'delta'],
  ['a text that is a number', '{"type":"delta","id":"1","text":7}', 'delta'],
  ['incomplete JSON', '{"type":"delta","id":"1","te', ''],
  ['no type', '{"id":"1","text":"да"}', ''],
  ['null', 'null', ''],
  ['HTML', '<html></html>', ''],
])('[PRE-13] %s cannot be read, which is no silence', (_what, data, name) => {
  expect(parseChatEvent({ data, id: '1' })).toEqual({ type: 'unread', id: '1', name });
});

test('[PRE-13] extra properties are ignored; the id of the frame replaces a missing id of the event', () => {
  expect(parseChatEvent({ data: '{"type":"delta","text":"да","colour":"red"}', id: '5' })).toMatchObject({
    type: 'delta',
    id: '5',
    text: 'да',
  });
});

const jsonType = 'application/json';
const streamType = 'text/event-stream';
const send = { serviceType: 'claude', request: { text: 'Эй' }, idempotencyKey: 'k' };
const signal = (): AbortSignal => new AbortController().signal;

/** The gateway's next answer: this first part, then a broken connection, or `end`. */
function answerBegins(
  type: string,
  beginning: string,
  end: () => unknown = () => new TypeError('lost'),
): void {
  const pieces = [encoder.encode(beginning)];
  const pull = (controller: ReadableStreamDefaultController): void => {
    const piece = pieces.shift();
    if (piece) controller.enqueue(piece);
    else controller.error(end());
  };
  const headers = { 'content-type': type };
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull }), { headers }));
}

async function errorOf(events: AsyncGenerator<StreamEvent>): Promise<unknown> {
  try {
    while (!(await events.next()).done);
  } catch (error) {
    return error;
  }
  throw new Error('Expected an error');
}

test.each([
  [jsonType, '{"chatUuid":'],
  [streamType, ': heartbeat\n\n'],
])('[ERR-08] an incomplete answer of %s is a network error', async (type, beginning) => {
  answerBegins(type, beginning);
  expect(await errorOf(streamMessage(send, signal()))).toMatchObject({
    kind: 'network',
    operation: operations.chatMessageSend,
    status: 200,
  });
});

test('[ERR-08] an incomplete resumed stream is a network error', async () => {
  answerBegins(streamType, ': heartbeat\n\n');
  expect(await errorOf(resumeMessage({ chatUuid: 'c' }, signal()))).toMatchObject({
    kind: 'network',
    operation: operations.chatStreamResume,
  });
});

test.each([jsonType, streamType])('[PRE-01] a cancelled answer of %s is aborted', async (type) => {
  const abort = new AbortController();
  answerBegins(type, '', () => {
    abort.abort();
    return abort.signal.reason;
  });
  expect(await errorOf(streamMessage(send, abort.signal))).toMatchObject({ kind: 'aborted' });
});

test.each(['', '{"chatUuid":', 'null', '{"chatUuid":"c"}'])(
  '[PRE-13] the answer %j is malformed',
  async (body) => {
    const headers = { 'content-type': jsonType };
    vi.stubGlobal('fetch', async () => new Response(body, { headers }));
    expect(await errorOf(streamMessage(send, signal()))).toMatchObject({
      kind: 'malformed',
      operation: operations.chatMessageSend,
    });
  },
);

test('[PRE-18] the details of the format, split in two at every byte: order marks, line ends, ids with NUL, wrong UTF-8', async () => {
  const source = [
    ...encoder.encode(
      '\ufeff: one\rdata:a\r\rid: 1\r\ndata: b\r\ndata\r\n\r\n\ufeffdata: no\n\nid: 2\0\ndata:  c\n\n',
    ),
    ...encoder.encode('data: '),
    0xff,
    0xe2,
    0x82,
    0x28,
    0xf0,
    0x9f,
    0xa6,
    ...encoder.encode('\n\nid: 3\ndata: unfinished\n'),
  ];
  const bytes = new Uint8Array(source);
  for (let at = 0; at <= bytes.length; at += 1) {
    const messages = [];
    for await (const { data, id } of readMessages(bodyOf(bytes, [at]))) messages.push([data, id]);
    expect(messages, `split at ${at}`).toEqual([
      ['a', undefined],
      ['b\n', '1'],
      [' c', undefined],
      ['\ufffd\ufffd(\ufffd', undefined],
    ]);
  }
});
