import { ApiError } from '#api/error.ts';
import { resumeMessage, type StreamEvent } from '#api/stream.ts';
import type { Store } from '#lib/store.ts';
import { pause } from '#lib/timing.ts';
import { resultsArrived } from '#platform/chat-activity.ts';
import type { Verdict } from '#platform/errors/decide.ts';
import { reportError } from '#platform/errors/report.ts';
import { isDecimal, isRepeated } from '../model/answer-events.ts';
import type { ChatState, Message, Refusal, StreamPart } from '../model/chat.ts';
import { type ChatAction, reduceChat } from '../model/chat-state.ts';
import { Frames } from './frames.ts';
import { loadThoughts } from './load-thoughts.ts';
import type { MessagePage, MessagePages } from './message-pages.ts';
import type { Thoughts } from './thoughts.ts';

/** Delays before each attempt to resume a broken stream, ms. */
const RECONNECT_DELAYS_MS = [500, 1000, 2000, 4000, 8000];

/**
 * Why reading a stream ended:
 *
 * - `settled`: the answer is complete, failed or was stopped
 * - `broken`: the connection was lost; the answer may still be running
 * - `refused`: the gateway refused the request
 * - `unagreed`: the gateway refused it until the user accepts the agreements; nothing was shown
 * - `expired`: the gateway has deleted a file of it; nothing was shown, and the request stands as being sent
 * - `found`: its beginning could not be read, but the chat has the request and its answer, which are loaded
 * - `aborted`: the portal stopped reading
 */
export type StreamEnd = 'settled' | 'broken' | 'aborted' | 'refused' | 'unagreed' | 'expired' | 'found';

/** What becomes of a refused request: an end of its stream, or the reason that is shown; null for the error policy. */
type Refused = 'expired' | 'found' | Refusal | null;

/** Whether an event brings nothing that could be missing. */
const isEmpty = (event: StreamPart): boolean =>
  ['progress', 'usage', 'finished'].includes(event.type) || ('text' in event && event.text === '');

const needsAgreements = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'agreement-required';

/** What the composer shows of a failed request; null if the error policy shows all of it. */
function refusalOf(verdict: Verdict, error: unknown): Refusal | null {
  if (verdict.action === 'unavailable' && verdict.notice !== null)
    return { code: 'not-sent', message: `${verdict.notice}. Сообщение не\u00a0отправлено.` };
  if (verdict.action !== 'inline' || !(error instanceof ApiError)) return null;
  return { code: error.code ?? '', message: verdict.text };
}

/** The newest page with the loaded messages before it. */
function withOlder(
  { messages, hasOlder }: ChatState,
  page: MessagePage,
): Pick<MessagePage, 'messages' | 'hasOlder'> {
  const newest = new Set(page.messages.map(({ id }) => id));
  const at = messages.findIndex(({ id }) => newest.has(id));
  // Without a common message there may be others between them.
  return at < 0 ? page : { messages: [...messages.slice(0, at), ...page.messages], hasOlder };
}

interface Listeners {
  onStarted?: (() => void) | undefined;
  onRefused?: ((error: unknown) => Promise<Refused>) | undefined;
  isQuiet?: boolean;
}

/** Reads the answers of one conversation into its state, and resumes streams that break. */
export class AnswerReader {
  readonly #state: Store<ChatState>;
  readonly #pages: MessagePages;
  #abort = new AbortController();
  #reading: Promise<unknown> = Promise.resolve();
  readonly #frames: Frames;
  #thoughts: Thoughts | null = null;
  /** Ids of the answer's events that are no decimal numbers, which cannot be compared. */
  readonly #seen = new Set<string>();

  constructor(state: Store<ChatState>, pages: MessagePages) {
    this.#state = state;
    this.#pages = pages;
    this.#frames = new Frames(state);
  }

  /** Resolves when the stream that was opened last is read to its end. */
  get whenRead(): Promise<unknown> {
    return this.#reading;
  }

  /** Stops reading. The state has everything received so far; the answer continues at the gateway. */
  abort(): void {
    this.#abort.abort();
    this.#showAll();
  }

  /**
   * Reads a stream into the state until the answer ends or the stream breaks. The state changes at most once in two frames.
   *
   * @param open opens the stream
   * @param onStarted called when the gateway has accepted the request, after the state was updated
   * @param onRefused called with the error when the gateway has refused it, or its beginning cannot be read
   */
  read(
    open: (signal: AbortSignal) => AsyncGenerator<StreamEvent>,
    onStarted?: () => void,
    onRefused?: (error: unknown) => Promise<Refused>,
  ): Promise<StreamEnd> {
    const { signal } = this.#begin();
    const end = this.#follow(open(signal), signal, { onStarted, onRefused });
    this.#reading = end;
    return end;
  }

  /**
   * Resumes a running answer, with several attempts. A request is never sent again (PRE-05).
   *
   * @param isQuiet a failure of the gateway does not show the maintenance page
   */
  async resume(chatUuid: string, { isQuiet = false } = {}): Promise<void> {
    const { signal } = this.#begin();
    this.#dispatch({ type: 'reconnecting' });
    for (const delay of [0, ...RECONNECT_DELAYS_MS]) {
      if (delay > 0) await pause(delay, signal);
      if (signal.aborted) return;
      // Read for each attempt: the chat may have a newer answer by now, for example from another tab.
      const messageId = this.#answer?.id;
      const lastEventId = this.#state.get().lastEventId ?? undefined;
      const stored = this.#pages.running;
      if (stored && stored.id === messageId && stored.lastEventId === lastEventId)
        this.#thoughts = stored.thoughts;
      const rest = resumeMessage({ chatUuid, messageId, lastEventId }, signal);
      const outcome = await this.#follow(rest, signal, { isQuiet });
      if (outcome === 'settled' || outcome === 'aborted') return;
      if (outcome === 'refused') break;
      this.#dispatch({ type: 'reconnecting' });
      if (await this.reconcile(chatUuid)) return;
    }
    this.#showAll();
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
      this.#dispatch({ type: 'loaded', chatUuid, ...withOlder(this.#state.get(), page) });
      if (written) return false;
      if (wasRunning) this.#countResult();
      return true;
    } catch {
      // The next attempt follows.
      return false;
    }
  }

  /** Shows what another tab has changed, and follows the answer that it asked for. Nothing is reported. */
  async refresh(chatUuid: string): Promise<void> {
    const page = await this.#pages.newest(chatUuid).catch(() => null);
    if (!page || this.#isRunning) return;
    this.#dispatch({ type: 'loaded', chatUuid, ...withOlder(this.#state.get(), page) });
    if (this.#isRunning) await this.resume(chatUuid, { isQuiet: true });
  }

  /** The running answer in the state. */
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
    events: AsyncGenerator<StreamEvent>,
    signal: AbortSignal,
    listeners: Listeners = {},
  ): Promise<StreamEnd> {
    let hasBegun = false;
    try {
      for await (const event of events) {
        if (signal.aborted) return 'aborted';
        if (event.type === 'started') {
          this.#frames.flush();
          // Nothing follows the end of an answer.
          if (hasBegun && !this.#isRunning) this.#dispatch({ type: 'unread', id: '' });
          else await this.#start(event, listeners);
          hasBegun = true;
        } else if (!this.#isSeen(event.id)) await this.#show(event, signal);
      }
    } catch (error) {
      this.#frames.flush();
      return signal.aborted ? 'aborted' : this.#fail(error, signal, listeners);
    }
    this.#frames.flush();
    if (signal.aborted) return 'aborted';
    if (this.#isRunning) return 'broken';
    this.#countResult();
    return 'settled';
  }

  /** Reports a refused request. An answer that had begun or could not be reached may be resumed. */
  async #fail(error: unknown, signal: AbortSignal, { onRefused, isQuiet }: Listeners): Promise<StreamEnd> {
    if (this.#state.get().phase === 'sending') {
      if (needsAgreements(error)) {
        this.#dispatch({ type: 'refused' });
        return 'unagreed';
      }
      const reason = await onRefused?.(error);
      // The user may have stopped it meanwhile.
      if (signal.aborted) return 'aborted';
      if (reason === 'expired' || reason === 'found') return reason;
      if (reason) {
        this.#dispatch({ type: 'refused', refusal: reason });
        return 'refused';
      }
      const verdict = reportError(error);
      this.#dispatch({ type: 'refused', refusal: refusalOf(verdict, error) });
      return 'refused';
    }
    // The answer may continue although the gateway fails; only a 4xx ends the attempts.
    if (!(error instanceof ApiError) || error.kind !== 'http') return 'broken';
    const isBroken = error.status >= 500;
    if (!(isBroken && isQuiet)) reportError(error, { isShown: isBroken });
    return isBroken ? 'broken' : 'refused';
  }

  /** Begins an answer that the gateway has accepted, or goes on with a known one. */
  async #start(event: Extract<StreamEvent, { type: 'started' }>, { onStarted }: Listeners): Promise<void> {
    const code = await loadThoughts();
    this.#thoughts = code?.thoughtsOf(event, this.#state.get(), this.#thoughts) ?? null;
    this.#seen.clear();
    this.#dispatch(event);
    onStarted?.();
  }

  /** Shows an event; what cannot be read, and what comes after the end, is noted at the answer. */
  async #show(event: Exclude<StreamEvent, { type: 'started' }>, signal: AbortSignal): Promise<void> {
    if (event.type === 'unread') {
      await this.#frames.add({ type: 'unread', id: event.id }, signal);
      return;
    }
    if (!this.#isRunning && !isEmpty(event) && !isRepeated(this.#state.get(), event.id))
      this.#dispatch({ type: 'unread', id: event.id });
    for (const part of this.#thoughts?.split(event) ?? [event]) await this.#frames.add(part, signal);
    if (event.type === 'finished' || event.type === 'failed') this.#frames.flush();
  }

  /** Shows all that has arrived. */
  #showAll(): void {
    this.#frames.flush();
    for (const part of this.#thoughts?.end() ?? []) this.#dispatch(part);
  }

  /** Counts a complete answer as a result for the tab's title (APP-04). */
  #countResult(): void {
    if (this.#state.get().messages.at(-1)?.status === 'complete')
      resultsArrived.set(resultsArrived.get() + 1);
  }

  #dispatch(action: ChatAction): void {
    this.#state.set(reduceChat(this.#state.get(), action));
  }

  /** Whether an event with this id, which is no decimal number, came already. The reducer compares decimal ids. */
  #isSeen(id: string): boolean {
    if (id === '' || isDecimal(id)) return false;
    if (this.#seen.has(id)) return true;
    this.#seen.add(id);
    return false;
  }
}
