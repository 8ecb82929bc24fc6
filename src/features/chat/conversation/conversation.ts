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
import { toast } from '#ui/index.ts';
import { Draft } from '../drafting/draft.ts';
import { currentFile, expire, isUploadedFirst, restoreExpired } from '../drafting/uploaded-files.ts';
import { cancelUploads, followUploads, loadUploading } from '../drafting/uploads.ts';
import { waitForAnswer } from '../drafting/validate-send.ts';
import { askedBefore, parentOf } from '../model/branches.ts';
import type { Message } from '../model/chat.ts';
import { hasOwnSettings } from '../model/chat-place.ts';
import { deletedChat } from '../model/chat-state.ts';
import { type Attachment, type NewRequest, requestOf } from '../model/new-request.ts';
import { emptyQueue, type Queue } from '../model/queue.ts';
import { requestIdentity } from '../model/request-identity.ts';
import { settingsOfRequest } from '../model/request-settings.ts';
import { type ChatInit, LoadedChat } from './loaded-chat.ts';

export interface ConversationInit extends ChatInit {
  /** The chosen model; null for the service's default. */
  model: Store<string | null>;
  /** The chosen settings; those that are absent are the service's defaults. */
  settings: Store<ServiceSettings>;
}

/**
 * One conversation in memory: its messages and its draft. It outlives its screen: an answer continues to arrive while
 * another page is open, and several conversations can run at once (CHAT-06).
 */
export class Conversation extends LoadedChat {
  readonly draft: Draft;
  /** The requests that wait for the answer. */
  readonly queue = createStore<Queue>(emptyQueue);
  readonly model: Store<string | null>;
  readonly settings: Store<ServiceSettings>;
  /** What handed its draft over; null for one that was written here. */
  readonly origin = createStore<HandOver['origin'] | null>(null);
  readonly #keys = new IdempotencyKeys();
  /** Files of the last request, in the order of its message. */
  #sentFiles: readonly Attachment[] = [];
  /** Whether its user has signed out. */
  isReleased = false;

  constructor({ model, settings, ...chat }: ConversationInit) {
    super(chat);
    this.model = model;
    this.settings = settings;
    this.draft = new Draft(this.userId, this.draftKey);
    followUploads(this.draft, this.serviceType);
  }

  /**
   * Sends the draft after the code of ethics has been accepted (AUTH-09). It is restored if the gateway refuses it.
   *
   * @param tileUuid tile of the service, where it is known
   */
  async submit(tileUuid?: string): Promise<void> {
    if (!(await mayAskService())) return;
    const { text, files, editing } = this.draft.take();
    const parentId = editing === null ? this.end : parentOf(this.state.get(), editing);
    const isTaken = await this.send({ text, files, parentId, ...this.answeredBy(tileUuid, text, files) });
    if (isTaken || this.isReleased) return;
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
    if (!askedBefore(this.state.get(), answer)) await this.loadOlder();
    if (this.#mustWait()) return false;
    const asked = askedBefore(this.state.get(), answer);
    if (!asked) {
      toast.show({ tone: 'info', title: 'Запроса к\u00a0этому ответу в\u00a0чате нет' });
      return false;
    }
    const files = this.#filesOf(asked);
    const request = { text: asked.content, files, parentId: parentOf(this.state.get(), asked.id) };
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
    const last = this.state.get().shown.findLast(({ role }) => role === 'user');
    if (!last || !this.draft.isEmpty) return false;
    this.edit(last);
    return true;
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
    const outcome = await this.answers.read(
      (signal) => streamMessage(send, signal),
      onStarted,
      async (error) => {
        this.#keys.failed(error);
        if (error instanceof ApiError && [400, 404, 409].includes(error.status))
          requestsRefused.set(requestsRefused.get() + 1);
        if (error instanceof ApiError && error.status === 404 && expire(files)) return 'expired';
        const code = await import('./refusal.ts').catch(() => null);
        return code?.refusalOf(this, error, text) ?? null;
      },
    );
    if (outcome === 'found') onStarted();
    if (outcome === 'expired') return this.#sendWithNewUploads({ ...request, files }, onTaken);
    if (outcome === 'unagreed') return (await acceptAgreements()) && this.send(request, onTaken);
    if (!isTaken) {
      // The chat may have another running answer: it is shown, so that the user can wait for it or stop it.
      if (outcome === 'refused' && this.state.get().refusal !== deletedChat) void this.open();
      return false;
    }
    const started = this.chatUuid;
    if (started && (outcome === 'broken' || (outcome === 'found' && this.isRunning)))
      await this.answers.resume(started);
    // The stored message has the ids of the files.
    else if (files.length > 0 && started) await this.answers.reconcile(started);
    return true;
  }

  /** A request that is being written stays on the screen. */
  protected override onMissing(): void {
    this.load.set(this.draft.isEmpty ? 'missing' : 'ready');
    if (!this.draft.isEmpty) this.dispatch({ type: 'refused', refusal: deletedChat });
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
    this.answers.abort();
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
    if (this.isReleased || this.state.get().phase !== 'reconnecting') return;
    toast.show({
      tone: 'warning',
      title: 'Не\u00a0удалось остановить ответ',
      text: 'Он продолжается. Попробуйте ещё раз',
      timeout: 8000,
    });
    await this.answers.resume(chatUuid, { isQuiet: true });
  }

  /** Closes the connection without stopping the answer, when the user signs out. */
  release(): void {
    this.isReleased = true;
    cancelUploads([...this.draft.state.get().files, ...this.queue.get().rows.flatMap(({ files }) => files)]);
    this.answers.abort();
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
