import type { EventSourceMessage } from 'eventsource-parser';
import { isRecord, isText } from '#lib/guards.ts';
import { type Call, incompleteAnswer, malformed, readAnswer, readJson } from './body.ts';
import { ApiError, requestIdOf } from './error.ts';
import { readMessages } from './event-stream.ts';
import { client, operations } from './generated/calls/chat.ts';
import type { components } from './generated/gateway.d.ts';
import { read } from './read.ts';

type Schemas = components['schemas'];
export type ChatEvent = Schemas['ChatEvent'];

/** A message of a stream that cannot be read as an event. */
export interface UnreadEvent {
  type: 'unread';
  id: string;
  /** The `type` that it names; empty without one. */
  name: string;
  /** The `chatUuid` that it names. */
  chatUuid?: string;
}

export type StreamEvent = ChatEvent | UnreadEvent;

/** The cause of the ApiError `malformed` of a stream that does not begin with a readable `started`. */
export class UnreadBeginning extends Error {
  /** The type of the event that came instead, empty for one without a type; null when none came. */
  readonly came: string | null;
  /** The chat of the answer, if the event names it. */
  readonly chatUuid: string | undefined;

  constructor(came: string | null, chatUuid?: string) {
    super('No readable `started`');
    this.came = came;
    this.chatUuid = chatUuid;
  }
}

/** A request to send. */
export interface SendRequest {
  serviceType: string;
  request: Schemas['ChatRequest'];
  /** Chat of the request. @default a new chat */
  chat?: string;
  files?: readonly File[];
  /** Created once for each press of the button; the gateway executes a repeated send only once (PRE-05). */
  idempotencyKey: string;
}

/** The received part of an answer. */
export interface AnswerPosition {
  chatUuid: string;
  /** Id of the answer. @default the chat's latest */
  messageId?: string | undefined;
  /** Id of the last received event. @default none */
  lastEventId?: string | undefined;
}

const { event: shape } = operations.chatMessageSend;

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/**
 * Reads an SSE message as a ChatEvent. One of a type that the contract does not have is null: it changes nothing (PRE-13).
 * One that is no JSON, has no type or not what its type needs is `unread`.
 */
export function parseChatEvent({
  data,
  id = '',
}: Pick<EventSourceMessage, 'data' | 'id'>): ChatEvent | UnreadEvent | null {
  const json = jsonOf(data);
  const event = read<ChatEvent>(shape, json);
  if (event) return { ...event, id: event.id || id };
  const { type, chatUuid }: Record<string, unknown> = isRecord(json) ? json : {};
  const name = isText(type) ? type : '';
  if (name !== '' && !Object.hasOwn(shape.kinds, name)) return null;
  return { type: 'unread', id, name, ...(isText(chatUuid) && { chatUuid }) };
}

/** The events of an SSE body, without those of unknown types. Throws like `readMessages`. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  for await (const message of readMessages(body)) {
    const event = parseChatEvent(message);
    if (event) yield event;
  }
}

/** The body of a request: its parts as a form, because it may have files. */
export function sendForm({ request, chat, files = [] }: SendRequest): FormData {
  const data = new FormData();
  data.append('request', new Blob([JSON.stringify(request)], { type: 'application/json' }));
  if (chat !== undefined) data.append('chat', chat);
  for (const file of files) data.append('files', file, file.name);
  return data;
}

/** Converts a JSON answer to the events of a stream, so that screens handle only streams (CHAT-03). */
function* answerEvents({ chatUuid, request, answer }: Schemas['ChatAnswer']): Generator<ChatEvent> {
  yield {
    type: 'started',
    id: '1',
    chatUuid,
    requestMessageId: request.id,
    messageId: answer.id,
    date: answer.date,
  };
  if (answer.reasoning) yield { type: 'reasoning', id: '2', text: answer.reasoning };
  if (answer.content) yield { type: 'delta', id: '3', text: answer.content };
  const parts = [
    ...(answer.results ?? []).map((one) => ({ type: 'result' as const, ...one })),
    ...(answer.calls ?? []).map((call) => ({ type: 'call' as const, call })),
  ];
  for (const [index, one] of parts.entries()) yield { ...one, id: String(4 + index) };
  const id = String(4 + parts.length);
  if (answer.error) yield { type: 'failed', id, error: answer.error };
  else {
    const status = answer.status === 'stopped' ? 'stopped' : 'complete';
    yield { type: 'finished', id, status, reason: answer.finishReason ?? status, date: answer.date };
  }
}

const accept = 'text/event-stream, application/json;q=0.9';
const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** Events of an answer's stream; a broken connection is an ApiError of the call. */
async function* eventsOf(body: ReadableStream<Uint8Array>, response: Response, call: Call) {
  try {
    yield* readEvents(body);
  } catch (cause) {
    throw incompleteAnswer(response, call, cause);
  }
}

/** Events that may come before an answer, without a loss. */
const isHarmless = ({ type }: { type: string }): boolean => type === 'progress' || type === 'usage';

/** The events of a new answer from its beginning on. */
async function* fromBeginning(
  events: AsyncGenerator<StreamEvent>,
  response: Response,
  call: Call,
): AsyncGenerator<StreamEvent> {
  let unread: UnreadEvent | null = null;
  let hasBegun = false;
  for await (const event of events) {
    hasBegun ||= event.type === 'started';
    if (hasBegun) yield event;
    else if (event.type === 'failed') throw failureOf(event.error, response, call);
    else if (event.type === 'unread' && event.name !== 'started') unread ??= event;
    else if (event.type === 'unread')
      throw malformed(response, call, new UnreadBeginning(event.name, event.chatUuid));
    else if (!isHarmless(event)) throw malformed(response, call, new UnreadBeginning(event.type));
  }
  if (!hasBegun) throw malformed(response, call, new UnreadBeginning(unread?.name ?? null));
}

/** The error of an answer that failed before it began. */
const failureOf = (
  { code, message: text }: Schemas['ErrorResponse'],
  response: Response,
  call: Call,
): ApiError =>
  new ApiError({
    operation: call.operation,
    url: call.url,
    kind: 'malformed',
    status: response.status,
    code: code ?? null,
    text,
    requestId: requestIdOf(response),
  });

async function* answerOf(response: Response, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  const call: Call = { operation: operations.chatMessageSend, url: response.url, signal };
  if (isStream(response) && response.body) {
    yield* fromBeginning(eventsOf(response.body, response, call), response, call);
    return;
  }
  const json = await readJson(response, call);
  yield* answerEvents(
    readAnswer<Schemas['ChatAnswer']>(json, operations.chatMessageSend.answer, response, call),
  );
}

/**
 * Sends a request and yields the answer's events as they arrive. Never retries (PRE-05).
 *
 * @throws ApiError when the gateway refuses, cannot be reached or the connection breaks; `malformed` with the cause
 *   `UnreadBeginning` for a stream whose `started` is missing or cannot be read
 */
export async function* streamMessage(send: SendRequest, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  const { response } = await client.POST('/chat/{serviceType}/message', {
    params: { path: { serviceType: send.serviceType }, header: { 'Idempotency-Key': send.idempotencyKey } },
    headers: { Accept: accept },
    body: { request: send.request },
    bodySerializer: () => sendForm(send),
    parseAs: 'stream',
    signal,
  });
  yield* answerOf(response, signal);
}

/**
 * Resumes an answer of a chat. Yields nothing when the gateway has no events of it any more, for example because the chat
 * has a newer answer; the stored messages then contain the answer.
 *
 * @throws ApiError like `streamMessage`, with status 404 when the chat has no such answer
 */
export async function* resumeMessage(
  { chatUuid, messageId, lastEventId }: AnswerPosition,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
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
