import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { brokenOff, type Call, malformed, readAnswer, readJson } from './body.ts';
import { client, operations } from './generated/calls/chat.ts';
import type { components } from './generated/gateway.d.ts';
import { read } from './read.ts';

type Schemas = components['schemas'];
export type ChatEvent = Schemas['ChatEvent'];

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

/** How much of an answer is here already. */
export interface AnswerPosition {
  chatUuid: string;
  /** The answer. @default the chat's latest */
  messageId?: string | undefined;
  /** The last event that is here. @default none: all events are wanted */
  lastEventId?: string | undefined;
}

/**
 * One SSE message as a ChatEvent, or null for what this portal does not know or cannot read: a new type, a torn
 * JSON, a missing text change nothing (PRE-13).
 */
export function parseChatEvent({ data, id }: Pick<EventSourceMessage, 'data' | 'id'>): ChatEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return null;
  }
  const event = read<ChatEvent>(operations.chatMessageSend.event, json);
  return event ? { ...event, id: event.id || (id ?? '') } : null;
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
const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** Events of an answer's stream; a connection that breaks is the error of its call. */
async function* eventsOf(body: ReadableStream<Uint8Array>, response: Response, call: Call) {
  try {
    yield* readEvents(body);
  } catch (cause) {
    throw brokenOff(response, call, cause);
  }
}

async function* answerOf(response: Response, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const call: Call = { operation: operations.chatMessageSend, url: response.url, signal };
  if (isStream(response) && response.body) {
    yield* eventsOf(response.body, response, call);
    return;
  }
  const json = await readJson(response, call);
  yield* answerEvents(
    readAnswer<Schemas['ChatAnswer']>(json, operations.chatMessageSend.answer, response, call),
  );
}

/**
 * Sends a request and yields the answer's events as they arrive. Never repeated by itself (PRE-05).
 *
 * @throws ApiError when the gateway refuses, cannot be reached or breaks off
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
  yield* answerOf(response, signal);
}

/**
 * Goes on with an answer of a chat. Yields nothing when the gateway keeps no events of it, for example because the chat
 * has a newer answer by now: the stored messages hold all of it.
 *
 * @throws ApiError as `streamMessage`, and of status 404 when the chat has no such answer
 */
export async function* resumeMessage(
  { chatUuid, messageId, lastEventId }: AnswerPosition,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { response } = await client.GET('/chat/{chatUuid}/stream', {
    params: {
      path: { chatUuid },
      query: messageId ? { messageId } : {},
      header: lastEventId ? { 'Last-Event-ID': lastEventId } : {},
    },
    headers: { Accept: 'text/event-stream' },
    parseAs: 'stream',
    signal,
  });
  if (response.status === 204) return;
  const call: Call = { operation: operations.chatStreamResume, url: response.url, signal };
  if (!isStream(response) || !response.body) throw malformed(response, call);
  yield* eventsOf(response.body, response, call);
}
