/** Helpers for the tests of conversations: a stand-in whose answers the test sets, and those answers. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { ChatEvent } from '#api/stream.ts';
import { createStore } from '#lib/store.ts';
import { unavailable } from '#platform/availability.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { toast } from '#ui/index.ts';
import type { Message } from '../../model/chat.ts';
import { servicePlace } from '../../model/chat-place.ts';
import { Conversation } from '../conversation.ts';
// They are loaded when they are needed, which faked time does not wait for.
import '../refusal.ts';
import '../thoughts.ts';

export const chatUuid = '0c5e2d3a-6f1b-4e0a-9d58-0000000000a1';
/** The stand-in of the running test. */
export let standIn: StandIn;

/** Starts a stand-in before each test of a file, and cleans up after it. */
export function standInForEachTest(): void {
  beforeEach(async () => {
    standIn = await startStandIn();
  });
  afterEach(() => {
    vi.useRealTimers();
    closeDialogs();
    toast.clear();
    unavailable.set(false);
  });
}

const date = '2026-11-20T09:00:00Z';

export const started = {
  type: 'started' as const,
  id: '1',
  chatUuid,
  requestMessageId: 'q',
  messageId: 'a',
  date,
};
export const delta = (id: number, text: string): ChatEvent => ({ type: 'delta', id: String(id), text });
export const finished = (id: number, status: 'complete' | 'stopped' = 'complete'): ChatEvent => ({
  type: 'finished',
  id: String(id),
  status,
  reason: status,
  date,
});

export const frame = (event: ChatEvent): string => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`;
const eventStream = (body: BodyInit): Response =>
  new Response(body, { headers: { 'content-type': 'text/event-stream' } });

/** A stream of these events, which then ends. */
export const stream = (...events: ChatEvent[]): Response => eventStream(events.map(frame).join(''));

/** A stream of these events, which then stays open. */
export function endless(...events: ChatEvent[]): Response {
  const begin = (controller: ReadableStreamDefaultController): void =>
    controller.enqueue(new TextEncoder().encode(events.map(frame).join('')));
  return eventStream(new ReadableStream({ start: begin }));
}

/** A stream whose connection breaks after these events. */
export function broken(...events: ChatEvent[]): Response {
  const left = events.map(frame);
  const body = new ReadableStream(
    {
      pull(controller) {
        const text = left.shift();
        if (text === undefined) controller.error(new TypeError('network error'));
        else controller.enqueue(new TextEncoder().encode(text));
      },
    },
    // Nothing is buffered: an error discards the queue.
    { highWaterMark: 0 },
  );
  return eventStream(body);
}

export const message = (id: string, own: Partial<Message> = {}): Message => ({
  id,
  role: 'user',
  content: id,
  date,
  status: 'complete',
  idFile: null,
  files: [],
  ...own,
});
export const answered = (content: string, own: Partial<Message> = {}): Message =>
  message('a', { role: 'assistant', content, ...own });

/** The newest page of a conversation. */
export const page = (content: Message[], last = true): Response =>
  Response.json({ content, totalElements: 90, totalPages: 3, number: 0, size: 30, last });

/** Error text of `bad-request`. */
export const badRequest = 'Некорректный запрос: проверьте заполнение полей';

/** Sets the answers to `historyMessageList`, one after another; returns the received queries. */
export function answerLists(...answers: (() => Response)[]): string[] {
  const asked: string[] = [];
  standIn.answer('historyMessageList', (request) => {
    const query = new URL(request.url).searchParams;
    asked.push(`${query.get('page')} of ${query.get('size')}`);
    return (answers.shift() ?? Response.error)();
  });
  return asked;
}

/** The part `request` of a send's form. */
export async function requestOf(request: Request): Promise<unknown> {
  const part = (await request.formData()).get('request');
  return JSON.parse(part instanceof File ? await part.text() : String(part));
}

export const newChat = (uuid: string | null = null): Conversation =>
  new Conversation({
    place: servicePlace('claude'),
    userId: 1,
    chatUuid: uuid,
    model: createStore<string | null>(null),
    settings: createStore({}),
  });

/** A chat that holds these messages. */
export function chatWith(messages: Message[], hasOlder = false): Conversation {
  const chat = newChat(chatUuid);
  chat.dispatch({ type: 'loaded', chatUuid, messages, hasOlder });
  return chat;
}

export const ids = (chat: Conversation): string[] => chat.state.get().messages.map(({ id }) => id);
export const contentOf = (chat: Conversation): string | undefined =>
  chat.state.get().messages.at(-1)?.content;

/** Advances the fake timers until the work is done. */
export async function finish<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  for (let passed = 0; !isDone; passed += 100) {
    expect(passed, 'it goes on for more than a minute').toBeLessThan(60_000);
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return work;
}
