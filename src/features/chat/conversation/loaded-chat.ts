import { ApiError } from '#api/error.ts';
import { createStore, type Store } from '#lib/store.ts';
import { reportError } from '#platform/errors/report.ts';
import { thisTab } from '#platform/tabs.ts';
import { endOf, type Variants, variantsOf } from '../model/branches.ts';
import type { ChatState, Message } from '../model/chat.ts';
import type { ChatPlace } from '../model/chat-place.ts';
import { type ChatAction, emptyChat, reduceChat } from '../model/chat-state.ts';
import { AnswerReader } from './answer-reader.ts';
import { keepChoices, keptChoices } from './branch-choices.ts';
import { isOfPlace, type MessagePage, MessagePages } from './message-pages.ts';

export interface ChatInit {
  place: ChatPlace;
  /** Id of the owner. */
  userId: number;
  /** Id of the chat; null for a new one. */
  chatUuid: string | null;
}

/** The messages of one chat: loading them, following a running answer, choosing branches. */
export class LoadedChat {
  /** Key for React. A new conversation keeps it when its chat gets an id. */
  readonly key = crypto.randomUUID();
  place: ChatPlace;
  readonly userId: number;
  readonly state: Store<ChatState>;
  /** State of loading the messages. `missing`: the chat does not exist or belongs to another user. */
  readonly load = createStore<'none' | 'loading' | 'ready' | 'failed' | 'missing'>('none');
  protected readonly answers: AnswerReader;
  readonly #pages = new MessagePages();
  #loadingOlder: Promise<boolean> | null = null;

  constructor({ place, userId, chatUuid }: ChatInit) {
    this.place = place;
    this.userId = userId;
    this.state = createStore<ChatState>({ ...emptyChat, chatUuid, choices: keptChoices(userId, chatUuid) });
    keepChoices(this.state, userId);
    this.answers = new AnswerReader(this.state, this.#pages);
  }

  /** Service that answers. */
  get serviceType(): string {
    return this.place.serviceType;
  }

  /** Null until the gateway has accepted the first request. */
  get chatUuid(): string | null {
    return this.state.get().chatUuid;
  }

  get isRunning(): boolean {
    return this.state.get().phase !== 'idle';
  }

  /** Loads the newest page, and resumes the running answer if there is one (CHAT-03). */
  async open(): Promise<void> {
    const { chatUuid } = this;
    if (!chatUuid || this.isRunning || this.load.get() === 'loading') return;
    this.load.set('loading');
    try {
      this.#pages.reset();
      const page = await this.#pages.newest(chatUuid);
      const { messages, hasOlder } = page;
      if (!isOfPlace(page, this.place)) {
        this.load.set('missing');
        return;
      }
      this.dispatch({ type: 'loaded', messages, hasOlder, chatUuid });
      this.load.set('ready');
    } catch (error) {
      const { action } = reportError(error, { inline: [404] });
      if (action === 'inline') this.onMissing();
      else this.load.set('failed');
      return;
    }
    if (this.state.get().phase === 'reconnecting') await this.answers.resume(chatUuid);
  }

  /** Loads again what failed to load, and resumes an interrupted answer, after an outage. */
  recover(): void {
    const isCutOff = this.state.get().messages.at(-1)?.status === 'interrupted';
    if (isCutOff || this.load.get() === 'failed') void this.open();
  }

  /** Called when the chat turns out not to exist any more. */
  protected onMissing(): void {
    this.load.set('missing');
  }

  /** The newest page of the messages of a chat. Throws ApiError. */
  newest(chatUuid: string): Promise<MessagePage> {
    return this.#pages.newest(chatUuid);
  }

  /** Shows what another tab has changed in the chat. A running answer is followed already. */
  async refresh(): Promise<void> {
    const { chatUuid } = this;
    if (chatUuid && !this.isRunning && this.load.get() === 'ready') await this.answers.refresh(chatUuid);
  }

  /** Tells the other tabs that the messages have changed. */
  tellTabs(): void {
    const { chatUuid, userId } = this;
    if (chatUuid) thisTab().tell({ type: 'chat', userId, chatUuid });
  }

  /**
   * Loads the page before the oldest message, unless it is being loaded.
   *
   * @param isQuiet a failure opens no dialog
   * @returns false if it failed
   */
  loadOlder({ isQuiet = false } = {}): Promise<boolean> {
    this.#loadingOlder ??= this.#fetchOlder(isQuiet).finally(() => {
      this.#loadingOlder = null;
    });
    return this.#loadingOlder;
  }

  async #fetchOlder(isQuiet: boolean): Promise<boolean> {
    const { chatUuid, messages, hasOlder } = this.state.get();
    if (!chatUuid || !hasOlder) return true;
    try {
      const page = await this.#pages.before(chatUuid, messages.length);
      this.dispatch({ type: 'older', messages: page.messages, hasOlder: page.hasOlder });
      return true;
    } catch (error) {
      // The chat may have been deleted in another tab.
      const isMissing = error instanceof ApiError && error.status === 404;
      if (isMissing) this.onMissing();
      else if (!isQuiet) reportError(error);
      return isMissing;
    }
  }

  /**
   * Shows another variant of a message, whose page is loaded if necessary.
   *
   * @param step 1 for the next one, -1 for the previous one
   * @returns what is shown now; null if there is none, or it could not be loaded
   */
  async showVariant(message: Message, step: 1 | -1): Promise<{ id: string; variants: Variants } | null> {
    const { ids, index } = variantsOf(this.state.get()).get(message.id) ?? {};
    const id = ids?.[(index ?? 0) + step];
    if (id === undefined) return null;
    const isLoaded = (): boolean => this.state.get().messages.some((one) => one.id === id);
    for (let count = -1; !isLoaded() && count < this.state.get().messages.length; ) {
      count = this.state.get().messages.length;
      await this.loadOlder();
    }
    if (!isLoaded()) return null;
    this.dispatch({ type: 'chosen', id });
    const variants = variantsOf(this.state.get()).get(id);
    return variants ? { id, variants } : null;
  }

  /** The parent of a request that is sent at the end of the shown branch; undefined for the end of the chat. */
  get end(): string | undefined {
    return endOf(this.state.get());
  }

  dispatch(action: ChatAction): void {
    this.state.set(reduceChat(this.state.get(), action));
  }

  /** Resolves when the last answer is read to its end, which can be later than that it is shown. */
  get whenRead(): Promise<unknown> {
    return this.answers.whenRead;
  }
}
