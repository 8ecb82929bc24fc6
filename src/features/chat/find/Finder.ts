import { createStore } from '#lib/store.ts';
import { nextTurn } from '#lib/timing.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Message } from '../model/chat.ts';
import { countIn, foldQuery } from './fold.ts';
import { type MessageText, messageTexts } from './message-texts.ts';

/** Longest work before the page can handle input, ms. */
const SLICE_MS = 12;
/** Changes of the messages, such as the pieces of an answer, are searched at most this often, ms. */
const CHANGES_MS = 400;
/** Wait for a page of older messages that something else loads, ms. */
const OLDER_WAIT_MS = 100;

/** A place that was found: in a text of a message, counted from 0 within that text. */
export interface Place {
  messageId: string;
  resultId: string | null;
  nth: number;
  /** How many places the text has. */
  count: number;
}

export interface FindState {
  /** Folded; empty if nothing is searched. */
  wanted: string;
  /** Places found so far. */
  count: number;
  /** The number of the current place, from 1; 0 without one. */
  position: number;
  current: Place | null;
  /** `older`: messages are being loaded; `failed`: they could not be loaded. */
  status: 'done' | 'searching' | 'older' | 'failed';
  /** Grows when the reader is to be taken to the current place. */
  moves: number;
}

/** What was found in a message. */
interface Found {
  message: Message;
  wanted: string;
  /** Number of places in each text. */
  counts: readonly number[];
  total: number;
}

/** The current place by its number within its message, from 0. */
interface Current {
  id: string;
  nth: number;
}

const nothing: FindState = { wanted: '', count: 0, position: 0, current: null, status: 'done', moves: 0 };

/**
 * Searches the messages of the shown branch, the newest first, and those that are not loaded yet. It works in slices; what
 * was found so far is in `state`. A change of the messages changes the count, but does not move the reader.
 */
export class Finder {
  readonly state = createStore<FindState>(nothing);
  readonly #chat: Pick<Conversation, 'state' | 'loadOlder'>;
  readonly #topMessage: () => string | undefined;
  readonly #texts = new WeakMap<Message, readonly MessageText[]>();
  #found = new Map<string, Found>();
  #wanted = '';
  #current: Current | null = null;
  /** Whether the reader is to be taken to the nearest place as soon as it is known. */
  #isWaiting = false;
  /** From where the nearest place is looked for; null for the beginning. */
  #origin: string | null = null;
  #hasFailed = false;
  #isRunning = false;
  #isLoading = false;
  #hasEnded = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param topMessage id of the message at the top of the screen */
  constructor(chat: Pick<Conversation, 'state' | 'loadOlder'>, topMessage: () => string | undefined) {
    this.#chat = chat;
    this.#topMessage = topMessage;
  }

  /** Follows the messages. @returns ends the search */
  start(): () => void {
    this.#hasEnded = false;
    const leave = this.#chat.state.subscribe(() => {
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined;
        void this.#run();
      }, CHANGES_MS);
    });
    void this.#run();
    return () => {
      this.#hasEnded = true;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      leave();
    };
  }

  /** Searches another text and goes to the place that is nearest to what is read. */
  search(typed: string): void {
    const wanted = foldQuery(typed);
    if (wanted === this.#wanted) return;
    this.#origin = this.#current?.id ?? this.#topMessage() ?? null;
    this.#wanted = wanted;
    this.#current = null;
    this.#isWaiting = wanted !== '';
    this.#hasFailed = false;
    if (wanted === '') this.#publish('done');
    else void this.#run();
  }

  /** Goes to the next place, or to the one before; from the last one to the first. */
  step(by: 1 | -1): void {
    const { count, position } = this.state.get();
    if (count === 0) return;
    this.#isWaiting = false;
    const index = position === 0 ? (by > 0 ? 0 : count - 1) : (position - 1 + by + count) % count;
    let left = index;
    for (const { id } of this.#chat.state.get().shown) {
      const total = this.#totalOf(id);
      if (left < total) {
        this.#current = { id, nth: left };
        break;
      }
      left -= total;
    }
    this.#publish(this.state.get().status, true);
  }

  /** Tries again to load the older messages. */
  retry(): void {
    this.#hasFailed = false;
    void this.#run();
  }

  #totalOf(id: string): number {
    const found = this.#found.get(id);
    return found?.wanted === this.#wanted ? found.total : 0;
  }

  #isKnown(message: Message): boolean {
    const found = this.#found.get(message.id);
    return found?.message === message && found.wanted === this.#wanted;
  }

  /** Searches all that is not searched yet, then loads older messages; one run at a time, which also takes what changes. */
  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#isActive && !this.#isAllKnown) await this.#searchLoaded();
    this.#isRunning = false;
    if (!this.#isActive) return;
    const isPart = this.#chat.state.get().hasOlder;
    if (isPart && !this.#hasFailed) {
      this.#publish('older');
      void this.#loadOlder();
    } else {
      this.#publish(isPart ? 'failed' : 'done');
      this.#isWaiting = false;
    }
  }

  get #isActive(): boolean {
    return !this.#hasEnded && this.#wanted !== '';
  }

  get #isAllKnown(): boolean {
    return this.#chat.state.get().shown.every((message) => this.#isKnown(message));
  }

  async #loadOlder(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const before = this.#chat.state.get().messages;
    this.#hasFailed = !(await this.#chat.loadOlder({ isQuiet: true }));
    // Another part may be loading the page already.
    if (!this.#hasFailed && this.#chat.state.get().messages === before)
      await new Promise((resolve) => setTimeout(resolve, OLDER_WAIT_MS));
    this.#isLoading = false;
    void this.#run();
  }

  async #searchLoaded(): Promise<void> {
    const { shown } = this.#chat.state.get();
    const wanted = this.#wanted;
    let since = performance.now();
    for (const message of shown.toReversed()) {
      if (this.#isKnown(message)) continue;
      const work = this.#textsOf(message);
      for (let step = work.next(); ; step = work.next()) {
        if (performance.now() - since > SLICE_MS) {
          this.#publish('searching');
          await nextTurn();
          if (this.#hasEnded || wanted !== this.#wanted) return;
          since = performance.now();
        }
        if (!step.done) continue;
        const counts = step.value.map(({ text, isOnePlace }) =>
          isOnePlace ? Number(text.includes(wanted)) : countIn(text, wanted),
        );
        const total = counts.reduce((sum, count) => sum + count, 0);
        this.#found.set(message.id, { message, wanted, counts, total });
        break;
      }
    }
  }

  *#textsOf(message: Message): Generator<undefined, readonly MessageText[]> {
    const known = this.#texts.get(message);
    if (known) return known;
    const texts = yield* messageTexts(message);
    this.#texts.set(message, texts);
    return texts;
  }

  /** The place that is nearest to what was read: the first one from there on, or the last one before it. */
  #nearest(): Current | null {
    const { shown } = this.#chat.state.get();
    const from = Math.max(
      0,
      shown.findIndex(({ id }) => id === this.#origin),
    );
    // The messages are searched from the end.
    if (!shown.slice(from).every((message) => this.#isKnown(message))) return null;
    const after = shown.findIndex(({ id }, row) => row >= from && this.#totalOf(id) > 0);
    const row = after >= 0 ? after : shown.findLastIndex(({ id }) => this.#totalOf(id) > 0);
    const { id } = shown[row] ?? {};
    return id === undefined ? null : { id, nth: after >= 0 ? 0 : this.#totalOf(id) - 1 };
  }

  #publish(status: FindState['status'], isMove = false): void {
    let isMoved = isMove;
    if (this.#isWaiting) {
      this.#current = this.#nearest();
      isMoved = this.#current !== null;
      this.#isWaiting = !isMoved;
    }
    let count = 0;
    let position = 0;
    for (const { id } of this.#chat.state.get().shown) {
      const total = this.#totalOf(id);
      if (id === this.#current?.id && total > 0)
        position = count + Math.min(this.#current.nth, total - 1) + 1;
      count += total;
    }
    const { moves } = this.state.get();
    this.state.set({
      wanted: this.#wanted,
      count,
      position,
      status,
      current: position > 0 ? this.#place() : null,
      moves: isMoved ? moves + 1 : moves,
    });
  }

  /** The current place in the texts of its message. */
  #place(): Place | null {
    const found = this.#current && this.#found.get(this.#current.id);
    const texts = found && this.#texts.get(found.message);
    if (!found || !texts || !this.#current) return null;
    let left = Math.min(this.#current.nth, found.total - 1);
    for (const [index, count] of found.counts.entries()) {
      const resultId = texts[index]?.resultId ?? null;
      if (left < count) return { messageId: this.#current.id, resultId, nth: left, count };
      left -= count;
    }
    return null;
  }
}
