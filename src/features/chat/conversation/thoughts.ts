import type { ChatEvent } from '#api/stream.ts';
import { type AnswerPiece, Thinking, withoutThinking } from '#markdown/thinking.ts';
import { isDecimal, isRepeated } from '../model/answer-events.ts';
import type { ChatState, Message, StreamPart } from '../model/chat.ts';

type EventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>;

/** A piece of a text as an event without an id, which is never a repetition. */
const partOf = (piece: AnswerPiece): StreamPart => ({ id: '', ...piece });

/** Takes the reasoning that a model writes into its text out of the events of one answer. */
export class Thoughts {
  readonly #thinking: Thinking;
  #lastEventId: string | null;

  /** @param thinking has read the answer up to this event */
  constructor(lastEventId: string | null, thinking = new Thinking()) {
    this.#thinking = thinking;
    this.#lastEventId = lastEventId;
  }

  /** The parts of an event that are to be shown, the last one with its id. */
  split(event: Exclude<ChatEvent, { type: 'started' }>): StreamPart[] {
    const { id } = event;
    if (isRepeated({ lastEventId: this.#lastEventId }, id)) return [event];
    if (id !== '') this.#lastEventId = id;
    if (event.type === 'finished' || event.type === 'failed') return [...this.end(), event];
    if (event.type === 'call')
      return [{ ...event, call: { ...event.call, at: this.#thinking.placeOf(event.call.at) } }];
    if (event.type !== 'delta') return [event];
    const parts = this.#thinking.push(event.text).map(partOf);
    const last = parts.at(-1);
    return last?.type === 'delta' ? parts.with(-1, { ...last, id }) : [...parts, { ...event, text: '' }];
  }

  /** The text that waits for what follows it, when nothing follows. */
  end(): StreamPart[] {
    return this.#thinking.end().map(partOf);
  }
}

/** The reader of an answer that begins; the present one for a known answer that goes on. */
export function thoughtsOf(
  { id, messageId }: EventOf<'started'>,
  { messages }: ChatState,
  present: Thoughts | null,
): Thoughts {
  const isKnown = messages.some((message) => message.id === messageId);
  return (isKnown && isDecimal(id) && present) || new Thoughts(id);
}

/** A stored answer that is being written, and what has read it so far. */
export interface RunningAnswer {
  id: string;
  lastEventId: string | undefined;
  thoughts: Thoughts;
}

/** Stored messages whose reasoning is taken out of their text, and the running answer among them. */
export function storedMessages(stored: readonly Message[]): {
  messages: Message[];
  running: RunningAnswer | null;
} {
  let running: RunningAnswer | null = null;
  const messages = stored.map((message) => {
    const { id, status, lastEventId, reasoning } = message;
    const thinking = new Thinking(Boolean(reasoning));
    if (status === 'streaming')
      running = { id, lastEventId, thoughts: new Thoughts(lastEventId ?? null, thinking) };
    return withoutThinking(message, thinking);
  });
  return { messages, running };
}
