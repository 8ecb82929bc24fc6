import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { client } from './client.ts';
import { ApiError } from './error.ts';
import type { components } from './generated/gateway.d.ts';

type Schemas = components['schemas'];
export type ChatEvent = Schemas['ChatEvent'];
type ChatEventType = ChatEvent['type'];

/** What a send needs. */
export interface SendRequest {
  serviceType: string;
  request: Schemas['ChatRequest'];
  /** Chat to go on with; a new one begins without. */
  chat?: string;
  files?: readonly File[];
  /** Made once for each press of the button: a repeated send with it is not executed twice (PRE-05). */
  idempotencyKey: string;
}

const known = {
  started: ['chatUuid', 'requestId', 'messageId'],
  delta: ['text'],
  reasoning: ['text'],
  progress: [],
  usage: [],
  finished: ['status'],
  failed: [],
} satisfies Record<ChatEventType, readonly string[]>;

const isKnown = (type: unknown): type is ChatEventType =>
  typeof type === 'string' && Object.hasOwn(known, type);

/**
 * One SSE message as a ChatEvent, or null for what this portal does not know or cannot read: a new type, a torn
 * JSON, a missing text change nothing (PRE-13).
 */
export function parseChatEvent({ data, id }: Pick<EventSourceMessage, 'data' | 'id'>): ChatEvent | null {
  try {
    const value: Record<string, unknown> | null = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !isKnown(value['type'])) return null;
    if (!known[value['type']].every((key) => typeof value[key] === 'string')) return null;
    return { ...value, id: typeof value['id'] === 'string' ? value['id'] : (id ?? '') } as ChatEvent;
  } catch {
    return null;
  }
}

/**
 * Events of an SSE body, split right at every byte. Ends when the body ends.
 *
 * @throws whatever the body's reader throws when the connection breaks
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const queue: ChatEvent[] = [];
  const parser = createParser({
    onEvent(message) {
      const event = parseChatEvent(message);
      if (event) queue.push(event);
    },
  });
  // The parser drops the BOM itself; a decoder that did it, too, would eat a second one (tried with the WPT cases).
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = body.getReader();
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* queue.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function form({ request, chat, files = [] }: SendRequest): FormData {
  const data = new FormData();
  data.append('request', new Blob([JSON.stringify(request)], { type: 'application/json' }));
  if (chat !== undefined) data.append('chat', chat);
  for (const file of files) data.append('files', file, file.name);
  return data;
}

/** A JSON answer as the events that a stream would have brought, so that screens never branch (CHAT-03). */
function* answerEvents({ chatUuid, request, answer }: Schemas['ChatAnswer']): Generator<ChatEvent> {
  yield {
    type: 'started',
    id: '1',
    chatUuid,
    requestId: request.id,
    messageId: answer.id,
    date: answer.date,
  };
  if (answer.reasoning) yield { type: 'reasoning', id: '2', text: answer.reasoning };
  if (answer.content) yield { type: 'delta', id: '3', text: answer.content };
  if (answer.error) yield { type: 'failed', id: '4', error: answer.error };
  else {
    const status = answer.status === 'stopped' ? 'stopped' : 'complete';
    yield { type: 'finished', id: '4', status, date: answer.date };
  }
}

const accept = 'text/event-stream, application/json;q=0.9';

function malformed(
  response: Response,
  operationId: 'chatMessageSend' | 'chatStreamResume',
  cause?: unknown,
): ApiError {
  return new ApiError({ kind: 'malformed', operationId, url: response.url, status: response.status, cause });
}

async function* readAnswer(response: Response): AsyncGenerator<ChatEvent> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream') && response.body) {
    yield* readEvents(response.body);
    return;
  }
  if (!type.startsWith('application/json')) throw malformed(response, 'chatMessageSend');
  let answer: Schemas['ChatAnswer'];
  try {
    answer = await response.json();
  } catch (cause) {
    throw malformed(response, 'chatMessageSend', cause);
  }
  if (!answer?.chatUuid || !answer.request?.id || !answer.answer?.id)
    throw malformed(response, 'chatMessageSend');
  yield* answerEvents(answer);
}

/**
 * Sends a request and yields the answer's events as they arrive. Never repeated by itself (PRE-05).
 *
 * @throws ApiError when the gateway refuses or cannot be reached; the reader's error when the stream breaks
 */
export async function* streamMessage(send: SendRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const { response } = await client.POST('/chat/{serviceType}/message', {
    params: { path: { serviceType: send.serviceType }, header: { 'Idempotency-Key': send.idempotencyKey } },
    headers: { Accept: accept },
    body: { request: send.request },
    bodySerializer: () => form(send),
    parseAs: 'stream',
    signal,
  });
  yield* readAnswer(response);
}

/**
 * Goes on with an answer after `lastEventId` (all of it without). Yields nothing when none is being written.
 *
 * @throws as `streamMessage`
 */
export async function* resumeMessage(
  chatUuid: string,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { response } = await client.GET('/chat/{chatUuid}/stream', {
    params: { path: { chatUuid }, header: lastEventId ? { 'Last-Event-ID': lastEventId } : {} },
    headers: { Accept: 'text/event-stream' },
    parseAs: 'stream',
    signal,
  });
  if (response.status === 204) return;
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
    throw malformed(response, 'chatStreamResume');
  }
  yield* readEvents(response.body);
}
