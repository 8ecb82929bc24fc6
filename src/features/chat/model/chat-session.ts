import { client } from '#api/client.ts';
import { ApiError } from '#api/error.ts';
import { historyMessageList } from '#api/generated/hooks/history/history.ts';
import { type ChatEvent, resumeMessage, type SendRequest, streamMessage } from '#api/stream.ts';
import { createStore, type Store } from '#lib/store.ts';
import { nextFrame, pause } from '#lib/timing.ts';
import { requestsTaken, resultsArrived } from '#platform/chat-activity.ts';
import { reportError } from '#platform/errors/report.ts';
import { toast } from '#ui/index.ts';
import { type ChatAction, type ChatState, emptyChat, reduceChat } from './chat-state.ts';
import { readMessages } from './read-answers.ts';
import { requestOf, type SendDraft } from './send-draft.ts';
import { SendKeys } from './send-keys.ts';

/** Messages of one page of the history (portal.md §9). */
const pageSize = 30;
/** Pauses before the tries to take up a broken stream, ms. */
const reconnectDelays = [500, 1000, 2000, 4000, 8000];
const interruptedText = 'Соединение прервалось. Полученная часть ответа сохранена.';

type Outcome = 'settled' | 'broken' | 'aborted' | 'refused';

/**
 * One conversation in memory. It outlives the screen that shows it: an answer goes on arriving while the person
 * looks at another page, and several conversations run at once (CHAT-06).
 */
export class ChatSession {
  readonly state: Store<ChatState>;
  /** How far the messages are here: `missing` is a chat that does not exist or belongs to somebody else. */
  readonly load = createStore<'none' | 'loading' | 'ready' | 'failed' | 'missing'>('none');
  readonly #serviceType: string;
  readonly #onStarted: (chat: ChatSession, chatUuid: string) => void;
  #queue: ChatAction[] = [];
  #abort: AbortController | null = null;
  #released = false;
  #onAccepted: (() => void) | null = null;
  readonly #keys = new SendKeys();
  /** How many messages of each page could not be read: they count where the next page begins. */
  readonly #unreadable: number[] = [];

  /**
   * @param serviceType service that answers
   * @param chatUuid the chat of an address; null begins a new one
   * @param onStarted called when the gateway has given a new chat its id
   */
  constructor(
    serviceType: string,
    chatUuid: string | null,
    onStarted: (chat: ChatSession, chatUuid: string) => void,
  ) {
    this.#serviceType = serviceType;
    this.state = createStore<ChatState>({ ...emptyChat, chatUuid });
    this.#onStarted = onStarted;
  }

  get isRunning(): boolean {
    return this.state.get().phase !== 'idle';
  }

  /** Fetches the newest page, and takes up the answer that is being written, if there is one (CHAT-03). */
  async open(chatUuid: string): Promise<void> {
    if (this.isRunning || this.load.get() === 'loading') return;
    this.load.set('loading');
    try {
      this.#unreadable.length = 0;
      const page = await this.#page(chatUuid, 0);
      if (page.serviceType && page.serviceType !== this.#serviceType) {
        this.load.set('missing');
        return;
      }
      this.dispatch({ type: 'loaded', messages: page.messages, hasOlder: page.hasOlder, chatUuid });
      this.load.set('ready');
    } catch (error) {
      const missing = error instanceof ApiError && error.status === 404;
      this.load.set(missing ? 'missing' : 'failed');
      if (!missing) reportError(error);
      return;
    }
    if (this.state.get().phase === 'reconnecting') await this.#resume(chatUuid);
  }

  /** After an outage: what could not be loaded is loaded, what was cut off is taken up again. */
  recover(): void {
    const { chatUuid, messages } = this.state.get();
    const isCutOff = messages.at(-1)?.error?.message === interruptedText;
    if (chatUuid && !this.isRunning && (isCutOff || this.load.get() === 'failed')) void this.open(chatUuid);
  }

  /** Puts the page before the oldest message in front. */
  async loadOlder(): Promise<void> {
    const { chatUuid, messages, hasOlder } = this.state.get();
    if (!chatUuid || !hasOlder) return;
    try {
      const count = this.#unreadable.reduce((sum, some) => sum + some, messages.length);
      const page = await this.#page(chatUuid, Math.floor(count / pageSize));
      this.dispatch({ type: 'older', messages: page.messages, hasOlder: page.hasOlder });
    } catch (error) {
      reportError(error);
    }
  }

  /**
   * Sends a request and follows its answer to the end.
   *
   * @returns false when the gateway did not take it; the caller then gives the text back to the person
   */
  async send(draft: SendDraft): Promise<boolean> {
    const { text, files = [], onAccepted } = draft;
    const { chatUuid } = this.state.get();
    const send: SendRequest = {
      ...requestOf(draft),
      serviceType: this.#serviceType,
      ...(chatUuid ? { chat: chatUuid } : {}),
      idempotencyKey: this.#keys.of(draft),
    };
    let isTaken = false;
    this.#onAccepted = () => {
      isTaken = true;
      onAccepted?.();
    };
    this.dispatch({ type: 'send', text, fileNames: files.map(({ name }) => name) });
    if (!chatUuid) this.load.set('ready');
    const abort = this.#begin();
    const outcome = await this.#follow(streamMessage(send, abort.signal));
    if (!isTaken) {
      // Another answer is being written there: show it, so that it can be awaited or stopped.
      if (chatUuid && outcome === 'refused') void this.open(chatUuid);
      return this.#released;
    }
    const started = this.state.get().chatUuid;
    if (outcome === 'broken' && started) await this.#resume(started);
    // The ids under which the files can be fetched again come with the stored message.
    else if (files.length > 0 && started) await this.#reconcile(started);
    return true;
  }

  /** Stops the answer; what arrived stays (CHAT-03). The screen does not wait for the gateway (PRE-18: 200 ms). */
  async stop(): Promise<void> {
    const { chatUuid, phase } = this.state.get();
    if (phase === 'idle') return;
    if (phase === 'sending') {
      // The gateway has not said that it took the request: the text goes back to the person. Sent again as it is,
      // it carries the same key and joins the answer that may have begun all the same.
      this.#abort?.abort();
      this.dispatch({ type: 'refused' });
      return;
    }
    this.#abort?.abort();
    this.#flush();
    this.dispatch({ type: 'stopped' });
    if (chatUuid) await this.#tellStop(chatUuid);
  }

  dispatch(action: ChatAction): void {
    this.state.set(reduceChat(this.state.get(), action));
  }

  /** Lets go of the connection without stopping the answer, when the person signs out. */
  release(): void {
    this.#released = true;
    this.#abort?.abort();
  }

  /** A page of the messages, as far as it can be read (PRE-13). */
  async #page(chatUuid: string, number: number) {
    const { content, last, serviceType } = await historyMessageList({
      chatUuid,
      page: number,
      size: pageSize,
    });
    const messages = readMessages(content);
    this.#unreadable[number] = (content?.length ?? 0) - messages.length;
    return { messages, hasOlder: !last, serviceType };
  }

  #begin(): AbortController {
    this.#abort?.abort();
    this.#abort = new AbortController();
    return this.#abort;
  }

  async #tellStop(chatUuid: string): Promise<void> {
    try {
      await client.DELETE('/chat/{chatUuid}/stream', { params: { path: { chatUuid } } });
    } catch (error) {
      reportError(error);
    }
  }

  /** Takes up a broken or earlier answer. Resuming is safe to repeat; sending is not, and never is (PRE-05). */
  async #resume(chatUuid: string): Promise<void> {
    const abort = this.#begin();
    for (const delay of [0, ...reconnectDelays]) {
      if (delay > 0) await pause(delay, abort.signal);
      if (abort.signal.aborted) return;
      this.dispatch({ type: 'reconnecting' });
      const lastEventId = this.state.get().lastEventId ?? undefined;
      const outcome = await this.#follow(resumeMessage(chatUuid, lastEventId, abort.signal));
      if (outcome === 'settled' || outcome === 'aborted') return;
      if (outcome === 'refused') break;
      if (await this.#reconcile(chatUuid)) return;
    }
    this.dispatch({ type: 'interrupted', text: interruptedText });
  }

  /** The stream ended without a word: the stored messages know how the answer did. True when it is over. */
  async #reconcile(chatUuid: string): Promise<boolean> {
    try {
      const page = await this.#page(chatUuid, 0);
      const last = page.messages.at(-1);
      const wasRunning = this.isRunning;
      if (!last || last.status === 'streaming') return false;
      const newest = new Map(page.messages.map((message) => [message.id, message]));
      const older = this.state.get().messages.filter(({ id }) => !newest.has(id));
      this.dispatch({
        type: 'loaded',
        chatUuid,
        messages: [...older, ...page.messages],
        hasOlder: this.state.get().hasOlder,
      });
      if (wasRunning) this.#tellOfResult();
      return true;
    } catch {
      // The next try will show whether the gateway is back.
      return false;
    }
  }

  /** Reads events into the state, a frame's worth at a time, until the answer is over or the stream breaks. */
  async #follow(events: AsyncGenerator<ChatEvent>): Promise<Outcome> {
    const abort = this.#abort;
    try {
      for await (const event of events) {
        if (abort?.signal.aborted) return 'aborted';
        if (event.type === 'started') this.#started(event);
        else this.#enqueue(event);
      }
    } catch (error) {
      this.#flush();
      if (abort?.signal.aborted) return 'aborted';
      return this.#failed(error);
    }
    this.#flush();
    if (abort?.signal.aborted) return 'aborted';
    if (this.state.get().phase === 'sending') {
      // The stream ended without a word of the request: that is no answer.
      return this.#failed(new ApiError({ kind: 'network', operationId: 'chatMessageSend', url: '' }));
    }
    if (this.isRunning) return 'broken';
    this.#tellOfResult();
    return 'settled';
  }

  /** A refused send gives its text back; a stream that had begun, or could not be reached, is taken up again. */
  #failed(error: unknown): Outcome {
    const { phase } = this.state.get();
    // A gateway that fails may write on all the same: only its word that there is nothing ends the tries.
    const isHttp = error instanceof ApiError && error.kind === 'http';
    if (phase === 'sending') {
      const verdict = reportError(error);
      if (verdict.action === 'unavailable' && verdict.notice) {
        toast.show({ tone: 'negative', title: verdict.notice });
      }
      this.dispatch({ type: 'refused' });
      return 'refused';
    }
    if (isHttp) reportError(error);
    return isHttp && error.status < 500 ? 'refused' : 'broken';
  }

  /** A whole answer is a result (APP-04); one that failed or was stopped is none. */
  #tellOfResult(): void {
    if (this.state.get().messages.at(-1)?.status === 'complete') resultsArrived.set(resultsArrived.get() + 1);
  }

  #started(event: Extract<ChatEvent, { type: 'started' }>): void {
    const isNew = this.state.get().chatUuid === null;
    this.#keys.taken();
    this.#onAccepted?.();
    this.#onAccepted = null;
    requestsTaken.set(requestsTaken.get() + 1);
    this.dispatch(event);
    if (isNew) this.#onStarted(this, event.chatUuid);
  }

  #enqueue(event: ChatEvent): void {
    this.#queue.push(event);
    if (this.#queue.length === 1) nextFrame(() => this.#flush());
  }

  #flush(): void {
    if (this.#queue.length === 0) return;
    const next = this.#queue.splice(0).reduce(reduceChat, this.state.get());
    this.state.set(next);
  }
}
