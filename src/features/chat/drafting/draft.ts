import { createStore, type Store } from '#lib/store.ts';
import { chooseFiles, type UploadRule } from '#lib/upload-rules.ts';
import { namesFromDraft, namesToDraft } from '#platform/draft-names.ts';
import { draftKey, readDraft, writeDraft } from '#platform/drafts.ts';
import { keysWith } from '#platform/storage.ts';
import { type Tab, thisTab } from '#platform/tabs.ts';
import { toast } from '#ui/index.ts';
import type { Attachment } from '../model/new-request.ts';

export interface DraftState {
  text: string;
  files: readonly Attachment[];
  /** Names of files that were chosen before a reload or a crash: a page cannot keep the files themselves (AUTH-12). */
  lost: readonly string[];
  /** Which files were refused and why; blocks sending until it is dismissed (CHAT-04). */
  error: string | null;
  /** Id of the request that the draft changes; null for a new one. */
  editing: string | null;
}

const empty: DraftState = { text: '', files: [], lost: [], error: null, editing: null };

/** How long the notice «Черновик заменён» is shown, ms. */
const UNDO_TIME_MS = 8000;

/** The parts of a stored draft after its text: the text that is being sent, names of files, and a change of a request. */
const parts = ['', '#sending', '#files', '#editing', '#aside'] as const;
type Part = (typeof parts)[number];

/**
 * The next request of a conversation. Storage keeps its text and the names of its files through reloads, expired
 * sessions and crashes, until the gateway has accepted the request. Each tab has its own; a tab without one takes over those
 * of tabs that are closed.
 */
export class Draft {
  readonly state: Store<DraftState>;
  /** True while the draft is to be sent as soon as its files are uploaded. */
  readonly isWaiting = createStore(false);
  readonly #userId: number;
  readonly #tab: Tab;
  #key: string;
  /** The request that is being sent. */
  #sent: DraftState | null = null;
  /** True until the first change of a text that was restored from an interrupted send. Storage still has that text apart. */
  #isRestored: boolean;
  /** The draft that an edited or received request has replaced; it returns after that one. */
  readonly laidAside: Store<DraftState>;
  /** True when the text was received and not typed: drafts of closed tabs wait behind it. */
  #isReceived = false;
  /** Id of the notice «Черновик заменён». */
  #notice: string | null = null;

  /**
   * @param key key of the conversation in storage, such as `claude/new`
   * @param tab the tab of the draft
   */
  constructor(userId: number, key: string, tab: Tab = thisTab()) {
    this.#userId = userId;
    this.#key = key;
    this.#tab = tab;
    // A text that was being sent when the page was closed is restored, before the text typed after it.
    const sending = this.#read('#sending');
    this.#isRestored = sending !== '';
    const text = [sending, this.#read('')].filter(Boolean).join('\n');
    const lost = namesFromDraft(this.#read('#files'));
    const editing = this.#read('#editing') || null;
    this.laidAside = createStore({ ...empty, text: this.#read('#aside') });
    this.state = createStore({ ...empty, text, lost, editing });
    if (text === '' && lost.length === 0 && editing === null) void this.#takeOver();
  }

  get isEmpty(): boolean {
    const { text, files } = this.state.get();
    return text === '' && files.length === 0;
  }

  setText(text: string): void {
    this.#change({ text });
  }

  /** Adds files; those that do not fit the rule are named in `error` (APP-18). */
  addFiles(chosen: readonly File[], rule: UploadRule): void {
    const { files: present, lost } = this.state.get();
    const { files, errors } = chooseFiles<Attachment>(present, chosen, rule);
    const isBack = (name: string): boolean => files.some((file) => file.name === name);
    this.#change({ files, error: errors.join('. ') || null, lost: lost.filter((name) => !isBack(name)) });
  }

  /** Replaces a file, for example by the one that the gateway has after its upload. */
  replaceFile(file: Attachment, next: Attachment): void {
    const { files } = this.state.get();
    if (files.includes(file)) this.#change({ files: files.map((one) => (one === file ? next : one)) });
  }

  removeFile(index: number): void {
    this.isWaiting.set(false);
    this.#change({ files: this.state.get().files.toSpliced(index, 1), error: null });
  }

  dismissError(): void {
    this.#change({ error: null });
  }

  dismissLost(): void {
    this.#change({ lost: [] });
  }

  /**
   * Replaces the draft by another request. A notice offers to undo it.
   *
   * @param files @default the present files
   */
  replace(text: string, files?: readonly Attachment[]): void {
    this.isWaiting.set(false);
    const before = this.state.get();
    const isTextKept = before.text.trim() === '' || before.text === text;
    const areFilesKept = !files || before.files.every((file) => files.includes(file));
    this.#change(files ? { ...empty, text, files } : { text });
    if (isTextKept && areFilesKept) return;
    // Only the last replacement can be undone.
    this.dismissNotice();
    this.#notice = toast.show({
      tone: 'info',
      title: 'Черновик заменён',
      timeout: UNDO_TIME_MS,
      action: {
        label: 'Вернуть',
        onPress: () => this.#change(files ? before : { text: before.text }),
        restored: () => document.getElementById('composer'),
      },
    });
  }

  /** Replaces the draft by an earlier request, to be changed. What was typed returns afterwards. */
  edit(
    { id, content, lost = [] }: { id: string; content: string; lost?: readonly string[] },
    files: readonly Attachment[],
  ): void {
    this.dismissNotice();
    this.isWaiting.set(false);
    if (this.state.get().editing === null) this.#layAside(this.state.get());
    this.#change({ ...empty, text: content, files, lost, editing: id });
  }

  /** Takes over a request from another screen or a link. What the draft had waits until the request is sent or it is brought back. */
  receive(text: string, files: readonly Attachment[] = []): void {
    this.dismissNotice();
    this.isWaiting.set(false);
    this.#isReceived = true;
    const before = this.state.get();
    if (before.text.trim() !== '' || before.files.length > 0) {
      const waiting = this.laidAside.get();
      const texts = [waiting.text, before.text === text ? '' : before.text].filter(Boolean);
      this.#layAside({ ...before, text: texts.join('\n'), files: [...waiting.files, ...before.files] });
    }
    this.#change({ ...empty, text, files });
  }

  /** Brings back the draft that waits; the present one waits instead. */
  bringBack(): void {
    const present = this.state.get();
    this.#change(this.laidAside.get());
    this.#layAside(present);
  }

  /** Ends the change of an earlier request without sending it. */
  cancelEdit(): void {
    if (this.state.get().editing !== null) this.#change(this.#takeUp());
  }

  /** Removes the notice «Черновик заменён», after the draft was sent or another conversation was opened. */
  dismissNotice(): void {
    if (this.#notice) toast.dismiss(this.#notice);
    this.#notice = null;
  }

  /**
   * Empties the draft for sending. Storage keeps the text until `confirm` or `giveBack`.
   *
   * @returns the request to send
   */
  take(): DraftState {
    this.dismissNotice();
    const sent = this.state.get();
    this.#sent = sent;
    this.#setAside(sent.text);
    this.#change(this.#takeUp());
    return sent;
  }

  /** Empties the draft after the queue has stored its request. A request that is being sent can still be given back. */
  leaveToQueue(): void {
    this.dismissNotice();
    this.#change(this.#takeUp());
  }

  /** To be called when the gateway has accepted the request. */
  confirm(): void {
    if (!this.#sent) return;
    this.#sent = null;
    this.#setAside('');
  }

  /** Restores a request that the gateway has not accepted, before anything that was added meanwhile. */
  giveBack(): void {
    const sent = this.#sent;
    if (!sent) return;
    this.confirm();
    const { text, files, lost } = this.state.get();
    if (sent.editing !== null) {
      this.#layAside(this.state.get());
      this.#change(sent);
      return;
    }
    this.#change({
      text: text === '' ? sent.text : `${sent.text}\n${text}`,
      files: [...sent.files, ...files],
      lost: [...sent.lost, ...lost],
    });
  }

  /** Moves the stored draft to another key, when a new chat has got its id. */
  moveTo(key: string): void {
    if (key === this.#key) return;
    for (const part of parts) this.#write(part, '');
    this.#key = key;
    this.#change(this.state.get());
  }

  /** Takes over the drafts of this conversation whose tabs are closed, before what was typed meanwhile. */
  async #takeOver(): Promise<void> {
    const prefix = draftKey(this.#userId, `${this.#key}@`);
    const tabs = new Set(keysWith(prefix).map((key) => key.slice(prefix.length).replace(/#.*$/, '')));
    tabs.delete(this.#tab.id);
    if (tabs.size === 0) return;
    const key = this.#key;
    const open = await this.#tab.others();
    if (key !== this.#key || this.state.get().editing !== null) return;
    const closed = [...tabs].filter((tab) => !open.has(tab));
    const texts = closed.flatMap((tab) =>
      (['#sending', '', '#aside'] as const).map((part) => this.#read(part, tab)),
    );
    const names = closed.flatMap((tab) => namesFromDraft(this.#read('#files', tab)));
    for (const tab of closed) for (const part of parts) this.#write(part, '', tab);
    const { text, lost } = this.state.get();
    const waiting = this.laidAside.get();
    const join = (last: string): string => [...texts, last].filter(Boolean).join('\n');
    if (this.#isReceived) this.#layAside({ ...waiting, text: join(waiting.text) });
    else if (join(text) !== text) this.#change({ text: join(text) });
    if (names.length > 0) this.#change({ lost: [...names, ...lost] });
  }

  #layAside(draft: DraftState): void {
    this.laidAside.set(draft);
    this.#write('#aside', draft.text);
  }

  /** The draft that waits; an empty one otherwise. */
  #takeUp(): DraftState {
    const draft = this.laidAside.get();
    this.#layAside(empty);
    return draft;
  }

  #change(change: Partial<DraftState>): void {
    const next = { ...this.state.get(), ...change };
    if (change.editing !== undefined) this.#write('#editing', next.editing ?? '');
    if (change.text !== undefined) {
      this.#write('', next.text);
      if (this.#isRestored && !this.#sent) this.#setAside('');
      this.#isRestored = false;
    }
    if (change.files || change.lost) {
      const names = [...next.lost, ...next.files.map(({ name }) => name)];
      this.#write('#files', namesToDraft(names));
    }
    this.state.set(next);
  }

  /** Stores the text that is being sent; an empty one removes it. */
  #setAside(text: string): void {
    this.#write('#sending', text);
  }

  #read(part: Part, tab = this.#tab.id): string {
    return readDraft(this.#userId, `${this.#key}@${tab}${part}`);
  }

  #write(part: Part, text: string, tab = this.#tab.id): void {
    writeDraft(this.#userId, `${this.#key}@${tab}${part}`, text);
  }
}
