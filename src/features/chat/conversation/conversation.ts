import { ApiError } from '#api/error.ts';
import { client } from '#api/generated/calls/chat.ts';
import { streamMessage } from '#api/stream.ts';
import { acceptAgreements } from '#features/agreements/index.ts';
import type { ServiceSettings } from '#features/service-settings/index.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { createStore, type Store } from '#lib/store.ts';
import { requestsRefused, requestsTaken } from '#platform/chat-activity.ts';
import { reportError } from '#platform/errors/report.ts';
import { mayAskService } from '#platform/ethics.ts';
import type { HandOver } from '#platform/handover.ts';
import { thisTab } from '#platform/tabs.ts';
import { toast } from '#ui/index.ts';
import { Draft } from '../drafting/draft.ts';
import { currentFile, expire, isUploadedFirst, restoreExpired } from '../drafting/uploaded-files.ts';
import { cancelUploads, followUploads, loadUploading } from '../drafting/uploads.ts';
import { waitForAnswer } from '../drafting/validate-send.ts';
import { parentsOf, type Variants, variantsOf } from '../model/branches.ts';
import type { ChatState, Message } from '../model/chat.ts';
import { type ChatPlace, hasOwnSettings } from '../model/chat-place.ts';
import { type ChatAction, emptyChat, reduceChat } from '../model/chat-state.ts';
import { type Attachment, type NewRequest, requestOf } from '../model/new-request.ts';
import { emptyQueue, type Queue } from '../model/queue.ts';
import { requestIdentity } from '../model/request-identity.ts';
import { settingsOfRequest } from '../model/request-settings.ts';
import { AnswerReader } from './answer-reader.ts';
import { keepChoices, keptChoices } from './branch-choices.ts';
import { isOfPlace, MessagePages } from './message-pages.ts';

export interface ConversationInit {
  place: ChatPlace;
  /** Id of the owner. */
  userId: number;
  /** Id of the chat; null for a new one. */
  chatUuid: string | null;
  /** The chosen model; null for the service's default. */
  model: Store<string | null>;
  /** The chosen settings; those that are absent are the service's defaults. */
  settings: Store<ServiceSettings>;
}

/**
 * One conversation in memory: its messages and its draft. It outlives its screen: an answer continues to arrive while
 * another page is open, and several conversations can run at once (CHAT-06).
 */
export class Conversation {
  /** Key for React. A new conversation keeps it when its chat gets an id. */
  readonly key = crypto.randomUUID();
  place: ChatPlace;
  readonly userId: number;
  readonly state: Store<ChatState>;
  /** State of loading the messages. `missing`: the chat does not exist or belongs to another user. */
  readonly load = createStore<'none' | 'loading' | 'ready' | 'failed' | 'missing'>('none');
  readonly draft: Draft;
  /** The requests that wait for the answer. */
  readonly queue = createStore<Queue>(emptyQueue);
  readonly model: Store<string | null>;
  readonly settings: Store<ServiceSettings>;
  /** What handed its draft over; null for one that was written here. */
  readonly origin = createStore<HandOver['origin'] | null>(null);
  readonly #pages = new MessagePages();
  readonly #answers: AnswerReader;
  readonly #keys = new IdempotencyKeys();
  /** Files of the last request, in the order of its message. */
  #sentFiles: readonly Attachment[] = [];
  #isReleased = false;
  #loadingOlder: Promise<boolean> | null = null;

  constructor({ place, userId, chatUuid, model, settings }: ConversationInit) {
    this.place = place;
    this.userId = userId;
    this.model = model;
    this.settings = settings;
    this.state = createStore<ChatState>({ ...emptyChat, chatUuid, choices: keptChoices(userId, chatUuid) });
    keepChoices(this.state, userId);
    this.draft = new Draft(userId, this.draftKey);
    followUploads(this.draft, place.serviceType);
    this.#answers = new AnswerReader(this.state, this.#pages);
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
      this.load.set(action === 'inline' ? 'missing' : 'failed');
      return;
    }
    if (this.state.get().phase === 'reconnecting') await this.#answers.resume(chatUuid);
  }

  /** Loads again what failed to load, and resumes an interrupted answer, after an outage. */
  recover(): void {
    const isCutOff = this.state.get().messages.at(-1)?.status === 'interrupted';
    if (isCutOff || this.load.get() === 'failed') void this.open();
  }

  /** Shows what another tab has changed in the chat. A running answer is followed already. */
  async refresh(): Promise<void> {
    const { chatUuid } = this;
    if (chatUuid && !this.isRunning && this.load.get() === 'ready') await this.#answers.refresh(chatUuid);
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
      if (isMissing) this.load.set('missing');
      else if (!isQuiet) reportError(error);
      return isMissing;
    }
  }

  /**
   * Sends the draft after the code of ethics has been accepted (AUTH-09). It is restored if the gateway refuses it.
   *
   * @param tileUuid tile of the service, where it is known
   */
  async submit(tileUuid?: string): Promise<void> {
    if (!(await mayAskService())) return;
    const { text, files, editing } = this.draft.take();
    const parentId = editing === null ? this.end : this.#parentOf(editing);
    const isTaken = await this.send({ text, files, parentId, ...this.answeredBy(tileUuid, text, files) });
    if (isTaken || this.#isReleased) return;
    this.draft.giveBack();
    restoreExpired(this.draft);
  }

  /**
   * Sends the request before an answer again, as a branch beside it, after the code of ethics has been accepted. A notice
   * says why it cannot be sent.
   *
   * @returns whether it was sent, without waiting for the answer
   */
  async repeat(answer: Message, tileUuid?: string): Promise<boolean> {
    if (!(await mayAskService())) return false;
    // The request may be the last message of the page before.
    if (!this.#askedBefore(answer)) await this.loadOlder();
    if (this.#mustWait()) return false;
    const asked = this.#askedBefore(answer);
    if (!asked) {
      toast.show({ tone: 'info', title: 'Запроса к\u00a0этому ответу в\u00a0чате нет' });
      return false;
    }
    const files = this.#filesOf(asked);
    const request = { text: asked.content, files, parentId: this.#parentOf(asked.id) };
    void this.send({ ...request, ...this.answeredBy(tileUuid, asked.content, files) });
    return true;
  }

  /**
   * Asks for the rest of an answer that reached its maximum length, after the code of ethics has been accepted. A notice
   * says that another answer has to end first.
   *
   * @returns whether it was sent, without waiting for the answer
   */
  async proceed(tileUuid?: string): Promise<boolean> {
    if (!(await mayAskService()) || this.#mustWait()) return false;
    void this.send({ text: 'Продолжи', parentId: this.end, ...this.answeredBy(tileUuid, 'Продолжи') });
    return true;
  }

  /** The request before an answer, if it is loaded. */
  #askedBefore(answer: Message): Message | undefined {
    const { shown } = this.state.get();
    const at = shown.findIndex(({ id }) => id === answer.id);
    return shown.slice(0, at).findLast(({ role }) => role === 'user');
  }

  /**
   * Whether another answer runs, which a notice says then: the buttons under an answer are not shown while one runs, but it
   * may begin while the code of ethics is read. The queue cannot take a request that belongs beside an earlier one.
   */
  #mustWait(): boolean {
    if (this.isRunning) toast.show({ tone: 'info', title: waitForAnswer });
    return this.isRunning;
  }

  /** Puts an earlier request with its files into the draft, to be sent as a branch beside it. */
  edit(message: Message): void {
    this.draft.edit(message, this.#filesOf(message));
  }

  /** Edits the last request of the shown branch, if the draft is empty (CHAT-12). Returns whether it does. */
  editLast(): boolean {
    const { text, files } = this.draft.state.get();
    const last = this.state.get().shown.findLast(({ role }) => role === 'user');
    if (!last || text !== '' || files.length > 0) return false;
    this.edit(last);
    return true;
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
    const { shown, messages } = this.state.get();
    const last = shown.at(-1)?.id;
    return last === messages.at(-1)?.id ? undefined : last;
  }

  /** The parent of a request that stands beside another one. */
  #parentOf(id: string): string | null | undefined {
    const parents = parentsOf(this.state.get());
    return parents.has(id) ? parents.get(id) : this.end;
  }

  /** The files of a request that can be sent again. A notice is shown if some cannot. */
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
   * Sends a request and reads its answer to the end. If the agreements have to be accepted first (BOT-03), they are shown,
   * and the request is sent again under the same key. If the gateway has deleted a file that was uploaded before, it is
   * uploaded and the request sent once more.
   *
   * @param onTaken called when the gateway has accepted it
   * @returns whether the gateway has accepted it
   */
  async send(request: NewRequest, onTaken?: () => void): Promise<boolean> {
    const { text, parentId, settings } = request;
    const chosen = request.files?.map(currentFile) ?? [];
    const mustUpload = chosen.some(isUploadedFirst);
    const files = mustUpload ? await this.#uploaded(chosen) : chosen;
    // Another request may have begun during the upload.
    if (files === null || (mustUpload && this.isRunning)) return false;
    const { chatUuid } = this;
    const fields = this.place.fields();
    const { request: body, files: newFiles } = requestOf({ ...request, files });
    const send = {
      request: { ...body, ...fields },
      files: newFiles,
      serviceType: this.serviceType,
      ...(chatUuid ? { chat: chatUuid } : {}),
      idempotencyKey: this.#keys.of(requestIdentity({ ...request, files }, fields), request.idempotencyKey),
    };
    let isTaken = false;
    const onStarted = (): void => {
      isTaken = true;
      this.#onAccepted();
      onTaken?.();
    };
    this.#sentFiles = files;
    const fileNames = files.map(({ name }) => name);
    this.dispatch({ type: 'send', text, fileNames, parentId, settings, isQueued: onTaken !== undefined });
    if (!chatUuid) this.load.set('ready');
    const outcome = await this.#answers.read(
      (signal) => streamMessage(send, signal),
      onStarted,
      (error) => {
        this.#keys.failed(error);
        if (error instanceof ApiError && [400, 404, 409].includes(error.status))
          requestsRefused.set(requestsRefused.get() + 1);
        return error instanceof ApiError && error.status === 404 && expire(files);
      },
    );
    if (outcome === 'expired') return this.#sendWithNewUploads({ ...request, files }, onTaken);
    if (outcome === 'unagreed') return (await acceptAgreements()) && this.send(request, onTaken);
    if (!isTaken) {
      // The chat may have another running answer: it is shown, so that the user can wait for it or stop it.
      if (outcome === 'refused') void this.open();
      return false;
    }
    const started = this.chatUuid;
    if (outcome === 'broken' && started) await this.#answers.resume(started);
    // The stored message has the ids of the files.
    else if (files.length > 0 && started) await this.#answers.reconcile(started);
    return true;
  }

  /** The files of a request, once those that have to be uploaded first are; null when an upload fails. */
  async #uploaded(files: readonly Attachment[]): Promise<readonly Attachment[] | null> {
    const code = await loadUploading();
    return code ? code.uploadedFiles(files, this.serviceType) : files;
  }

  /** Uploads the files again that the gateway has deleted, and sends their request, unless it is stopped meanwhile. */
  async #sendWithNewUploads(
    { idempotencyKey: _used, ...request }: NewRequest,
    onTaken?: () => void,
  ): Promise<boolean> {
    this.#keys.taken();
    const files = await this.#uploaded(request.files?.map(currentFile) ?? []);
    if (this.state.get().phase !== 'sending') return false;
    this.dispatch({ type: 'refused' });
    return files !== null && this.send({ ...request, files }, onTaken);
  }

  /** Stops the answer and keeps its text (CHAT-03), without waiting for the gateway (PRE-18: 200 ms). */
  async stop(): Promise<void> {
    const { chatUuid, phase } = this.state.get();
    if (phase === 'idle') return;
    this.#answers.abort();
    // While `sending`, the gateway has not accepted the request, so that it is restored to the draft. If it is sent again
    // unchanged, it has the same key and gets the answer that may have begun.
    this.dispatch({ type: phase === 'sending' ? 'refused' : 'stopped' });
    if (phase === 'sending' || !chatUuid) return;
    try {
      await client.DELETE('/chat/{chatUuid}/stream', { params: { path: { chatUuid } } });
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) reportError(error);
      else await this.#followAgain(chatUuid);
    }
  }

  /** Follows an answer that the gateway could not stop. A notice says so; the maintenance page would cover the chat. */
  async #followAgain(chatUuid: string): Promise<void> {
    this.dispatch({ type: 'goesOn' });
    // The user may have sent another request or left.
    if (this.#isReleased || this.state.get().phase !== 'reconnecting') return;
    toast.show({
      tone: 'warning',
      title: 'Не\u00a0удалось остановить ответ',
      text: 'Он продолжается. Попробуйте ещё раз',
      timeout: 8000,
    });
    await this.#answers.resume(chatUuid, { isQuiet: true });
  }

  dispatch(action: ChatAction): void {
    this.state.set(reduceChat(this.state.get(), action));
  }

  /** Closes the connection without stopping the answer, when the user signs out. */
  release(): void {
    this.#isReleased = true;
    cancelUploads([...this.draft.state.get().files, ...this.queue.get().rows.flatMap(({ files }) => files)]);
    this.#answers.abort();
  }

  /** Whether its user has signed out. */
  get isReleased(): boolean {
    return this.#isReleased;
  }

  /** Resolves when the last answer is read to its end, which can be later than that it is shown. */
  get whenRead(): Promise<unknown> {
    return this.#answers.whenRead;
  }

  /** Key of what storage keeps of the conversation. */
  get draftKey(): string {
    return `${this.place.key}/${(this.place.link && this.chatUuid) ?? 'new'}`;
  }

  /** The gateway has accepted a request; a new chat has its id now. */
  #onAccepted(): void {
    this.#keys.taken();
    this.draft.confirm();
    this.draft.moveTo(this.draftKey);
    requestsTaken.set(requestsTaken.get() + 1);
    this.tellTabs();
  }

  /** What answers a request that is sent or queued now. */
  answeredBy(
    tileUuid: string | undefined,
    text: string,
    files: readonly Attachment[] = [],
  ): Pick<NewRequest, 'model' | 'tileUuid' | 'settings'> {
    if (hasOwnSettings(this.place)) return {};
    const model = this.model.get();
    const settings = settingsOfRequest(this.serviceType, this.settings.get(), text, files);
    return {
      ...(model && { model }),
      ...(tileUuid && { tileUuid }),
      ...(Object.keys(settings).length > 0 && { settings }),
    };
  }
}
