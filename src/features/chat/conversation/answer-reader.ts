import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/calls/chat.ts';
import { type ChatEvent, resumeMessage } from '#api/stream.ts';
import type { Store } from '#lib/store.ts';
import { nextFrame, pause } from '#lib/timing.ts';
import { resultsArrived } from '#platform/chat-activity.ts';
import { reportError } from '#platform/errors/report.ts';
import { toast } from '#ui/index.ts';
import { type ChatAction, type ChatState, type Message, reduceChat } from './chat-state.ts';
import type { MessagePages } from './message-pages.ts';

/** Pauses before the tries to take up a broken stream, ms. */
const reconnectDelays = [500, 1000, 2000, 4000, 8000];

/**
 * How reading a stream ended. `settled`: the answer is over; `broken`: it may go on; `refused`: the gateway does not
 * write it; `aborted`: the portal ended the reading.
 */
export type Outcome = 'settled' | 'broken' | 'aborted' | 'refused';

/** Reads the answers of one conversation into its state. Takes up a stream that breaks. */
export class AnswerReader {
  readonly #state: Store<ChatState>;
  readonly #pages: MessagePages;
  #abort = new AbortController();
  #queue: ChatEvent[] = [];

  constructor(state: Store<ChatState>, pages: MessagePages) {
    this.#state = state;
    this.#pages = pages;
  }

  /** Ends the reading, with what arrived in the state. The gateway goes on writing. */
  abort(): void {
    this.#abort.abort();
    this.#flush();
  }

  /**
   * Reads a stream into the state, a frame's worth at a time, until the answer is over or the stream breaks.
   *
   * @param open opens the stream
   * @param onStarted called when the gateway has taken the request, with the state up to date
   */
  read(open: (signal: AbortSignal) => AsyncGenerator<ChatEvent>, onStarted?: () => void): Promise<Outcome> {
    const { signal } = this.#begin();
    return this.#follow(open(signal), signal, onStarted);
  }

  /** Takes up a broken or earlier answer. Resuming is safe to repeat; sending is not, and never is (PRE-05). */
  async resume(chatUuid: string): Promise<void> {
    const { signal } = this.#begin();
    for (const delay of [0, ...reconnectDelays]) {
      if (delay > 0) await pause(delay, signal);
      if (signal.aborted) return;
      this.#dispatch({ type: 'reconnecting' });
      // Another answer than before, where the chat has got one meanwhile (from another tab, for example).
      const messageId = this.#answer?.id;
      const lastEventId = this.#state.get().lastEventId ?? undefined;
      const outcome = await this.#follow(resumeMessage({ chatUuid, messageId, lastEventId }, signal), signal);
      if (outcome === 'settled' || outcome === 'aborted') return;
      if (outcome === 'refused') break;
      this.#dispatch({ type: 'reconnecting' });
      if (await this.reconcile(chatUuid)) return;
    }
    this.#dispatch({ type: 'interrupted' });
  }

  /**
   * Loads the stored messages into the state if the answer that was followed is over according to them.
   *
   * @returns false if an answer is still being written, which may be a newer one
   */
  async reconcile(chatUuid: string): Promise<boolean> {
    try {
      const page = await this.#pages.newest(chatUuid);
      const written = page.messages.findLast(({ status }) => status === 'streaming');
      const wasRunning = this.#isRunning;
      const isTakenUp = this.#state.get().phase === 'reconnecting' && written?.id !== this.#answer?.id;
      if (page.messages.length === 0 || (written && !isTakenUp)) return false;
      const newest = new Set(page.messages.map(({ id }) => id));
      const { messages, hasOlder } = this.#state.get();
      const older = messages.filter(({ id }) => !newest.has(id));
      this.#dispatch({ type: 'loaded', chatUuid, messages: [...older, ...page.messages], hasOlder });
      if (written) return false;
      if (wasRunning) this.#countResult();
      return true;
    } catch {
      // The next try will show whether the gateway is back.
      return false;
    }
  }

  /** The answer that is being written, as far as it is here. */
  get #answer(): Message | undefined {
    return this.#state.get().messages.findLast(({ status }) => status === 'streaming');
  }

  get #isRunning(): boolean {
    return this.#state.get().phase !== 'idle';
  }

  #begin(): AbortController {
    this.#abort.abort();
    this.#abort = new AbortController();
    return this.#abort;
  }

  async #follow(
    events: AsyncGenerator<ChatEvent>,
    signal: AbortSignal,
    onStarted?: () => void,
  ): Promise<Outcome> {
    try {
      for await (const event of events) {
        if (signal.aborted) return 'aborted';
        if (event.type !== 'started') {
          this.#enqueue(event);
          continue;
        }
        this.#dispatch(event);
        onStarted?.();
      }
    } catch (error) {
      this.#flush();
      return signal.aborted ? 'aborted' : this.#fail(error);
    }
    this.#flush();
    if (signal.aborted) return 'aborted';
    if (this.#state.get().phase === 'sending') {
      // The stream ended without a word of the request: that is no answer.
      return this.#fail(new ApiError({ kind: 'network', operation: operations.chatMessageSend, url: '' }));
    }
    if (this.#isRunning) return 'broken';
    this.#countResult();
    return 'settled';
  }

  /** A request that was not taken is reported; an answer that had begun, or could not be reached, may be taken up. */
  #fail(error: unknown): Outcome {
    if (this.#state.get().phase === 'sending') {
      const verdict = reportError(error);
      if (verdict.action === 'unavailable' && verdict.notice) {
        toast.show({ tone: 'negative', title: verdict.notice });
      }
      this.#dispatch({ type: 'refused' });
      return 'refused';
    }
    // A gateway that fails may write on all the same: only its word that there is nothing ends the tries.
    if (!(error instanceof ApiError) || error.kind !== 'http') return 'broken';
    reportError(error);
    return error.status < 500 ? 'refused' : 'broken';
  }

  /** A whole answer is a result (APP-04); one that failed or was stopped is none. */
  #countResult(): void {
    if (this.#state.get().messages.at(-1)?.status === 'complete')
      resultsArrived.set(resultsArrived.get() + 1);
  }

  #dispatch(action: ChatAction): void {
    this.#state.set(reduceChat(this.#state.get(), action));
  }

  #enqueue(event: ChatEvent): void {
    this.#queue.push(event);
    if (this.#queue.length === 1) nextFrame(() => this.#flush());
  }

  #flush(): void {
    if (this.#queue.length === 0) return;
    this.#state.set(this.#queue.splice(0).reduce(reduceChat, this.#state.get()));
  }
}
