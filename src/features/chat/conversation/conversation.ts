import { client } from '#api/generated/calls/chat.ts';
import { streamMessage } from '#api/stream.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { createStore, type Store } from '#lib/store.ts';
import { requestsTaken } from '#platform/chat-activity.ts';
import { reportError } from '#platform/errors/report.ts';
import { mayAskService } from '#platform/ethics.ts';
import { toast } from '#ui/index.ts';
import { Draft } from '../composer/draft.ts';
import { type Attachment, type NewRequest, requestOf } from '../composer/new-request.ts';
import { AnswerReader } from './answer-reader.ts';
import { type ChatAction, type ChatState, emptyChat, type Message, reduceChat } from './chat-state.ts';
import { likeness } from './likeness.ts';
import { MessagePages } from './message-pages.ts';

export interface ConversationInit {
  /** Service that answers. */
  serviceType: string;
  /** Whose conversation it is. */
  userId: number;
  /** The chat of an address; null begins a new one. */
  chatUuid: string | null;
  /** The model that the person chose for the service. */
  model: Store<string | null>;
}

/**
 * One conversation in memory: its messages and the request that is being written. It outlives the screen that shows
 * it: an answer goes on arriving while the person looks at another page, and several conversations run at once
 * (CHAT-06).
 */
export class Conversation {
  /** Tells conversations apart on the screen: a new one keeps it when its chat gets an id. */
  readonly key = crypto.randomUUID();
  readonly serviceType: string;
  readonly userId: number;
  readonly state: Store<ChatState>;
  /** How far the messages are here: `missing` is a chat that does not exist or belongs to somebody else. */
  readonly load = createStore<'none' | 'loading' | 'ready' | 'failed' | 'missing'>('none');
  readonly draft: Draft;
  readonly model: Store<string | null>;
  readonly #pages = new MessagePages();
  readonly #answers: AnswerReader;
  readonly #keys = new IdempotencyKeys();
  /** Files of the last request, in the order of its message. */
  #sentFiles: readonly Attachment[] = [];
  #isReleased = false;

  constructor({ serviceType, userId, chatUuid, model }: ConversationInit) {
    this.serviceType = serviceType;
    this.userId = userId;
    this.model = model;
    this.state = createStore<ChatState>({ ...emptyChat, chatUuid });
    this.draft = new Draft(userId, this.#place);
    this.#answers = new AnswerReader(this.state, this.#pages);
  }

  /** Null until the gateway has taken the first request. */
  get chatUuid(): string | null {
    return this.state.get().chatUuid;
  }

  get isRunning(): boolean {
    return this.state.get().phase !== 'idle';
  }

  /** Fetches the newest page, and takes up the answer that is being written, if there is one (CHAT-03). */
  async open(): Promise<void> {
    const { chatUuid } = this;
    if (!chatUuid || this.isRunning || this.load.get() === 'loading') return;
    this.load.set('loading');
    try {
      this.#pages.reset();
      const { messages, hasOlder, serviceType } = await this.#pages.newest(chatUuid);
      if (serviceType && serviceType !== this.serviceType) {
        this.load.set('missing');
        return;
      }
      this.dispatch({ type: 'loaded', messages, hasOlder, chatUuid });
      this.load.set('ready');
    } catch (error) {
      const { action } = reportError(error, { inline: [404] });
      this.load.set(action === 'inline' ? 'missing' : 'failed');
      return;
    }
    if (this.state.get().phase === 'reconnecting') await this.#answers.resume(chatUuid);
  }

  /** After an outage: what could not be loaded is loaded, what was cut off is taken up again. */
  recover(): void {
    const isCutOff = this.state.get().messages.at(-1)?.status === 'interrupted';
    if (isCutOff || this.load.get() === 'failed') void this.open();
  }

  /** Puts the page before the oldest message in front. */
  async loadOlder(): Promise<void> {
    const { chatUuid, messages, hasOlder } = this.state.get();
    if (!chatUuid || !hasOlder) return;
    try {
      const page = await this.#pages.before(chatUuid, messages.length);
      this.dispatch({ type: 'older', messages: page.messages, hasOlder: page.hasOlder });
    } catch (error) {
      // The chat may have been deleted in another tab.
      const { action } = reportError(error, { inline: [404] });
      if (action === 'inline') this.load.set('missing');
    }
  }

  /**
   * Sends the draft, which comes back when the gateway does not take it. Asks for the code of ethics before (AUTH-09).
   *
   * @param tileUuid tile of the service, where it is known
   */
  async submit(tileUuid?: string): Promise<void> {
    if (!(await mayAskService())) return;
    const { text, files } = this.draft.take();
    const isTaken = await this.send({ text, files, ...this.#answeredBy(tileUuid) });
    if (!isTaken && !this.#isReleased) this.draft.giveBack();
  }

  /**
   * Sends the request before an answer again. Asks for the code of ethics before.
   *
   * @returns whether it is sent; the answer is still to come then
   */
  async repeat(answer: Message, tileUuid?: string): Promise<boolean> {
    if (!(await mayAskService()) || this.isRunning) return false;
    const { messages } = this.state.get();
    const at = messages.findIndex(({ id }) => id === answer.id);
    const asked = messages.slice(0, at).findLast(({ role }) => role === 'user');
    if (!asked) return false;
    void this.send({ text: asked.content, files: this.#filesOf(asked), ...this.#answeredBy(tileUuid) });
    return true;
  }

  /** Puts an earlier request with its files into the draft. */
  edit(message: Message): void {
    this.draft.replace(message.content, this.#filesOf(message));
  }

  /** The files of a request that can go with another one; the person is told where some cannot. */
  #filesOf({ id, files }: Message): Attachment[] {
    // The gateway's ids of new files arrive after the answer. Until then the files that were sent are used.
    const isLast = this.state.get().messages.findLast(({ role }) => role === 'user')?.id === id;
    const found = files.flatMap((file, index): Attachment[] => {
      if (file.idFile !== '') return [file];
      const sent = isLast ? this.#sentFiles[index] : undefined;
      return sent?.name === file.name ? [sent] : [];
    });
    if (found.length < files.length)
      toast.show({ tone: 'warning', title: 'Приложите файлы ещё раз', timeout: 8000 });
    return found;
  }

  /**
   * Sends a request and follows its answer to the end.
   *
   * @returns whether the gateway has taken it
   */
  async send(request: NewRequest): Promise<boolean> {
    const { text, files = [] } = request;
    const { chatUuid } = this;
    const send = {
      ...requestOf(request),
      serviceType: this.serviceType,
      ...(chatUuid ? { chat: chatUuid } : {}),
      idempotencyKey: this.#keys.of(likeness(request)),
    };
    let isTaken = false;
    const onStarted = (): void => {
      isTaken = true;
      this.#take();
    };
    this.#sentFiles = files;
    this.dispatch({ type: 'send', text, fileNames: files.map(({ name }) => name) });
    if (!chatUuid) this.load.set('ready');
    const outcome = await this.#answers.read((signal) => streamMessage(send, signal), onStarted);
    if (!isTaken) {
      // Another answer is being written there: show it, so that it can be awaited or stopped.
      if (outcome === 'refused') void this.open();
      return false;
    }
    const started = this.chatUuid;
    if (outcome === 'broken' && started) await this.#answers.resume(started);
    // The ids under which the files can be fetched again come with the stored message.
    else if (files.length > 0 && started) await this.#answers.reconcile(started);
    return true;
  }

  /** Stops the answer; what arrived stays (CHAT-03). The screen does not wait for the gateway (PRE-18: 200 ms). */
  async stop(): Promise<void> {
    const { chatUuid, phase } = this.state.get();
    if (phase === 'idle') return;
    this.#answers.abort();
    // While `sending`, the gateway has not said that it took the request: it comes back to the draft. Sent again as it
    // is, it carries the same key and joins the answer that may have begun all the same.
    this.dispatch({ type: phase === 'sending' ? 'refused' : 'stopped' });
    if (phase === 'sending' || !chatUuid) return;
    try {
      await client.DELETE('/chat/{chatUuid}/stream', { params: { path: { chatUuid } } });
    } catch (error) {
      reportError(error);
    }
  }

  dispatch(action: ChatAction): void {
    this.state.set(reduceChat(this.state.get(), action));
  }

  /** Lets go of the connection without stopping the answer, when the person signs out. */
  release(): void {
    this.#isReleased = true;
    this.#answers.abort();
  }

  /** Address of the conversation among the person's drafts. */
  get #place(): string {
    return `${this.serviceType}/${this.chatUuid ?? 'new'}`;
  }

  /** The gateway has taken a request, and named the chat if it was new. */
  #take(): void {
    this.#keys.taken();
    this.draft.confirm();
    this.draft.moveTo(this.#place);
    requestsTaken.set(requestsTaken.get() + 1);
  }

  #answeredBy(tileUuid: string | undefined): Pick<NewRequest, 'model' | 'tileUuid'> {
    const model = this.model.get();
    return { ...(model && { model }), ...(tileUuid && { tileUuid }) };
  }
}
