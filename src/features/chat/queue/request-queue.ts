import type { Store } from '#lib/store.ts';
import { announce } from '#platform/announcer.ts';
import { draftKey, readDraft, writeDraft } from '#platform/drafts.ts';
import { reportError } from '#platform/errors/report.ts';
import { mayAskService } from '#platform/ethics.ts';
import { sessionHere } from '#platform/session/session.ts';
import { keysWith } from '#platform/storage.ts';
import { type Tab, thisTab } from '#platform/tabs.ts';
import { type ToastContent, toast } from '#ui/index.ts';
import { idOf } from '../conversation/chats.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { cancelUploads, failedUploadReason } from '../drafting/uploads.ts';
import { waitForAnswer } from '../drafting/validate-send.ts';
import { problemOfError } from '../model/ending.ts';
import type { Attachment, NewRequest } from '../model/new-request.ts';
import type { Pause, Queue, QueueRow } from '../model/queue.ts';
import { queueFromText, queueToText } from './kept-queue.ts';
import {
  added,
  hurried,
  moved,
  nextRow,
  paused,
  putBack,
  removed,
  replaced,
  waitingRows,
  withFiles,
} from './queue-rules.ts';
import { queuePart } from './stored.ts';

const queued = 'Запрос в\u00a0очереди';

/** The notice about a full queue, with what to do. */
const fullNotice = (text: string): ToastContent => ({
  tone: 'warning',
  title: 'В\u00a0очереди уже пять запросов',
  text,
  timeout: 8000,
});

/** How long the end of an answer's stream is waited for after the answer is complete, ms. */
const STREAM_END_MS = 1000;

/**
 * The requests of a conversation that wait for its answer (CHAT-28). Each is sent after the answer before it is complete.
 * Storage keeps them with their idempotency keys, so that one that was being sent at a reload is not sent twice. Each tab
 * has its own queue; those of closed tabs are taken over.
 */
export class RequestQueue {
  readonly state: Store<Queue>;
  readonly #chat: Conversation;
  readonly #tab: Tab;
  /** Key of the stored queue. */
  #storedAt = '';
  #phaseBefore: string;
  /** The row that is being sent, until the gateway has accepted or refused it. */
  #sending: Promise<void> | null = null;
  #isGoingOn = false;
  /** True while the answer is stopped in favour of a row. */
  #isHurrying = false;

  private constructor(chat: Conversation, tab: Tab) {
    this.#chat = chat;
    this.state = chat.queue;
    this.#tab = tab;
    this.#phaseBefore = chat.state.get().phase;
  }

  /** The queue of a conversation with the stored requests of this tab and of closed tabs. */
  static async of(chat: Conversation, tab: Tab = thisTab()): Promise<RequestQueue> {
    const queue = new RequestQueue(chat, tab);
    await queue.#restore();
    chat.state.subscribe(() => queue.#follow());
    chat.load.subscribe(() => queue.#follow());
    // A row that is changed in the field waits there.
    chat.draft.state.subscribe(() => queue.#follow());
    queue.#follow();
    return queue;
  }

  get isEmpty(): boolean {
    return this.state.get().rows.length === 0;
  }

  /** Whether it goes on by itself, so that a new request belongs behind its rows. */
  get isActive(): boolean {
    return !this.isEmpty && (this.state.get().pause === null || this.#sending !== null);
  }

  has(key: string | null): boolean {
    return this.state.get().rows.some((row) => row.key === key);
  }

  /**
   * Takes the draft as the last request, or as the new version of the row that it changes.
   *
   * @param tileUuid tile of the service, where it is known
   * @returns why it was not taken, unless a notice says so; null when it was
   */
  takeDraft(tileUuid?: string): string | null {
    const { draft } = this.#chat;
    const { text, files, editing } = draft.state.get();
    if (editing !== null && !this.has(editing)) return waitForAnswer;
    const changed = editing === null ? undefined : this.#row(editing);
    const own = changed?.isVariation
      ? { answeredBy: changed.answeredBy, isVariation: true }
      : { answeredBy: this.#chat.answeredBy(tileUuid, text, files) };
    const row: QueueRow = { key: crypto.randomUUID(), text, files, lost: [], ...own };
    const queue = this.state.get();
    const next = editing === null ? added(queue, row) : replaced(queue, editing, row);
    if (!next) {
      toast.show(fullNotice('Этот остаётся в\u00a0поле. Отправьте его, когда место освободится'));
      return null;
    }
    this.#set(next);
    draft.leaveToQueue();
    announce(editing === null ? queued : 'Запрос в\u00a0очереди изменён');
    this.#follow();
    return null;
  }

  /** Takes a variation of an earlier answer as the last request. A notice says when the queue is full. */
  take({ text, files = [], parentId: _end, idempotencyKey: _new, ...answeredBy }: NewRequest): void {
    const row: QueueRow = { key: crypto.randomUUID(), text, files, lost: [], answeredBy, isVariation: true };
    const next = added(this.state.get(), row);
    if (!next) {
      toast.show(fullNotice('Повторите, когда место освободится'));
      return;
    }
    this.#set(next);
    announce(queued);
    this.#follow();
  }

  /** Puts a row into the field, to be changed at its place. What was typed returns afterwards. */
  edit(key: string): void {
    const row = this.#row(key);
    if (!row) return;
    const lost = row.lost.map(({ name }) => name);
    this.#chat.draft.edit({ id: key, content: row.text, lost }, row.files);
  }

  /** Removes a row; returns the function that puts it back. */
  remove(key: string): () => void {
    const { rows, pause } = this.state.get();
    const at = rows.findIndex((row) => row.key === key);
    const row = rows[at];
    if (!row) return () => undefined;
    if (this.#chat.draft.state.get().editing === key) this.#chat.draft.cancelEdit();
    this.#set(removed(this.state.get(), key));
    // A request that is put back uploads them again.
    cancelUploads(row.files);
    this.#follow();
    return () => {
      if (this.#chat.isReleased || this.has(key)) return;
      const queue = putBack(this.state.get(), row, at);
      this.#set(rows.length === 1 && pause ? paused(queue, pause) : queue);
      this.#follow();
    };
  }

  /** Moves a row by one place. Returns its new place among the waiting ones, from 1. */
  move(key: string, by: -1 | 1): number {
    this.#set(moved(this.state.get(), key, by));
    this.#follow();
    return waitingRows(this.state.get()).findIndex((row) => row.key === key) + 1;
  }

  /** Attaches the files of a row again; other files give it another key. */
  attach(key: string, files: readonly Attachment[]): void {
    const row = this.#row(key);
    if (row) this.#set(replaced(this.state.get(), key, withFiles(row, files)));
  }

  /** «Продолжить очередь». */
  async goOn(): Promise<void> {
    this.#set({ ...this.state.get(), pause: null });
    if (!this.#chat.isRunning) await this.#sendNext();
  }

  /** Stops the running answer, without a pause, and sends this row. */
  async sendNow(key: string): Promise<void> {
    this.#set(hurried(this.state.get(), key));
    this.#isHurrying = true;
    await this.#chat.stop();
    await this.#sending;
    this.#isHurrying = false;
    const row = this.#row(key);
    if (row && row.lost.length === 0 && !this.#chat.isRunning) await this.#send(row);
    else this.#follow();
  }

  #row(key: string): QueueRow | undefined {
    return this.state.get().rows.find((row) => row.key === key);
  }

  #pause(pause: Pause): void {
    this.#set(paused(this.state.get(), pause));
  }

  /** Called after every change that may begin the next request. */
  #follow(): void {
    const { phase } = this.#chat.state.get();
    const before = this.#phaseBefore;
    this.#phaseBefore = phase;
    if (this.#chat.isReleased) return;
    // A new chat has got its id.
    if (!this.isEmpty && this.#storedAt !== this.#key) this.#store();
    if (phase !== 'idle' || this.#sending || this.#isHurrying || !this.isActive) return;
    if (before === 'sending') this.#pause({ why: 'refused' });
    else if (!this.#isGoingOn) void this.#afterAnswer();
  }

  /** Sends the next row if the last answer is complete; pauses otherwise. */
  async #afterAnswer(): Promise<void> {
    this.#isGoingOn = true;
    // A new request ends the reading of the old answer.
    await Promise.race([this.#chat.whenRead, new Promise((resolve) => setTimeout(resolve, STREAM_END_MS))]);
    this.#isGoingOn = false;
    const { isRunning, isReleased, chatUuid, load, state } = this.#chat;
    if (isRunning || isReleased || this.#sending || this.#isHurrying || !this.isActive) return;
    if (chatUuid && load.get() !== 'ready') return;
    const last = state.get().shown.at(-1);
    if (last?.role === 'assistant' && last.status === 'complete') await this.#sendNext();
    else this.#pause({ why: last?.status === 'stopped' ? 'stopped' : 'failed' });
  }

  async #sendNext(): Promise<void> {
    const queue = this.state.get();
    const row = nextRow(queue);
    if (row && this.#chat.draft.state.get().editing !== row.key) await this.#send(row);
    else if (waitingRows(queue)[0]?.lost.length) this.#pause({ why: 'files' });
  }

  #send(row: QueueRow): Promise<void> {
    this.#sending ??= this.#deliver(row).finally(() => {
      this.#sending = null;
      this.#follow();
    });
    return this.#sending;
  }

  /** Sends a row at the end of the shown branch. Ends when the gateway has accepted it, or the queue is paused. */
  async #deliver({ key, text, files, answeredBy }: QueueRow): Promise<void> {
    // The session of the other area may be shown now, whose user it would be sent for.
    if (idOf(sessionHere()) !== this.#chat.userId || !(await mayAskService())) {
      this.#pause({ why: 'refused' });
      return;
    }
    if (this.#chat.isRunning || !this.has(key)) return;
    this.#set({ ...this.state.get(), sending: key });
    const request = { text, files, ...answeredBy, parentId: this.#chat.end, idempotencyKey: key };
    const isTaken = await new Promise<boolean>((resolve) => {
      const onTaken = (): void => {
        this.#set(removed(this.state.get(), key));
        resolve(true);
      };
      this.#chat.send(request, onTaken).then(resolve, (error: unknown) => {
        reportError(error);
        resolve(false);
      });
    });
    if (isTaken || this.#chat.isReleased) return;
    const { refusal } = this.#chat.state.get();
    this.#set({ ...this.state.get(), sending: null });
    if (this.#isHurrying) return;
    // The queue says why: the field holds another request.
    if (refusal && !this.#chat.isRunning) this.#chat.dispatch({ type: 'refused' });
    const reason = refusal ? problemOfError(refusal, files[0]?.name).text : await failedUploadReason(files);
    this.#pause({ why: 'refused', ...(reason && { text: reason }) });
  }

  get #key(): string {
    return `${this.#chat.draftKey}@${this.#tab.id}${queuePart}`;
  }

  #set(queue: Queue): void {
    if (queue === this.state.get() || this.#chat.isReleased) return;
    this.state.set(queue);
    this.#store();
  }

  #store(): void {
    const { userId } = this.#chat;
    if (this.#storedAt !== '' && this.#storedAt !== this.#key) writeDraft(userId, this.#storedAt, '');
    this.#storedAt = this.#key;
    writeDraft(userId, this.#key, queueToText(this.state.get()));
  }

  /** Reads the stored requests of this tab, and takes over those of closed tabs, which wait for «Продолжить очередь». */
  async #restore(): Promise<void> {
    const { userId, draftKey: place } = this.#chat;
    const prefix = draftKey(userId, `${place}@`);
    const storedTabs = (): string[] =>
      keysWith(prefix)
        .filter((key) => key.endsWith(queuePart))
        .map((key) => key.slice(prefix.length, -queuePart.length));
    if (storedTabs().length === 0) return;
    // When this resolves, a duplicated tab has an id of its own.
    const open = await this.#tab.others();
    for (const tab of storedTabs().filter((id) => !open.has(id))) {
      const from = `${place}@${tab}${queuePart}`;
      const { rows, pause } = queueFromText(readDraft(userId, from));
      writeDraft(userId, from, '');
      const queue = this.state.get();
      const other: Pause | null = tab === this.#tab.id ? null : { why: 'closed' };
      this.#set({ rows: [...queue.rows, ...rows], sending: null, pause: queue.pause ?? pause ?? other });
    }
  }
}
