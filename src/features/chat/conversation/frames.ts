import type { Store } from '#lib/store.ts';
import { frameShown, nextFrame } from '#lib/timing.ts';
import { isRepeated } from '../model/answer-events.ts';
import type { ChatState, StreamPart } from '../model/chat.ts';
import { reduceEvents } from '../model/chat-state.ts';

/**
 * What is shown at most in one frame, so that a burst leaves time for input: characters of text, and events. A frame of a
 * long answer costs more, so that it shows more at a time: an eighth of the answer, up to three times as much.
 */
const FRAME_CHARACTERS = 20_000;
const FRAME_EVENTS = 500;
/**
 * Shortest time from one change of the screen to the request for the frame of the next, ms: pieces that arrive in between
 * are shown together, in every second frame. More renders of a growing text are not seen.
 */
const SHOW_PAUSE_MS = 28;

const textOf = (event: StreamPart): string =>
  event.type === 'delta' || event.type === 'reasoning' ? event.text : '';

/** Shows the events of a stream frame by frame. The state changes at most once in two frames. */
export class Frames {
  readonly #state: Store<ChatState>;
  /** Events that the next frame shows. */
  #queue: StreamPart[] = [];
  /** When the queue was shown last, ms on the page's clock. */
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor(state: Store<ChatState>) {
    this.#state = state;
  }

  /** How many characters the next frame shows. */
  get #frameCharacters(): number {
    const answer = this.#state.get().messages.findLast(({ status }) => status === 'streaming');
    const { content = '', reasoning = '' } = answer ?? {};
    const eighth = (content.length + reasoning.length) / 8;
    return Math.round(Math.min(Math.max(eighth, FRAME_CHARACTERS), 3 * FRAME_CHARACTERS));
  }

  /** Queues an event for the next frame; resolves when there is room for another one. */
  async add(event: StreamPart, signal: AbortSignal): Promise<void> {
    const text = textOf(event);
    const room = this.#frameCharacters;
    if (text.length > room) {
      this.flush();
      if (!isRepeated(this.#state.get(), event.id)) await this.#showInParts(event, text, signal);
      return;
    }
    this.#queue.push(event);
    if (this.#queue.length === 1) this.#flushLater();
    const length = this.#queue.reduce((sum, one) => sum + textOf(one).length, 0);
    if (length < room && this.#queue.length < FRAME_EVENTS) return;
    await frameShown();
    this.flush();
  }

  /** Shows a long text in several frames; at once when reading ends, because its id counts for all of it. */
  async #showInParts(event: StreamPart, text: string, signal: AbortSignal): Promise<void> {
    let at = 0;
    while (!signal.aborted) {
      const room = this.#frameCharacters;
      if (text.length - at <= room) break;
      this.#show([{ ...event, id: '', text: text.slice(at, at + room) } as StreamPart]);
      at += room;
      await frameShown();
    }
    this.#show([{ ...event, text: text.slice(at) } as StreamPart]);
  }

  /** Shows the queued events in the next frame, but not too soon after the last ones. */
  #flushLater(): void {
    const show = (): void => nextFrame(() => this.flush());
    const wait = this.#shownAt + SHOW_PAUSE_MS - performance.now();
    if (wait > 0) setTimeout(show, wait);
    else show();
  }

  /** Shows what is queued at once. */
  flush(): void {
    if (this.#queue.length === 0) return;
    this.#shownAt = performance.now();
    this.#show(this.#queue.splice(0));
  }

  #show(events: readonly StreamPart[]): void {
    this.#state.set(reduceEvents(this.#state.get(), events));
  }
}
