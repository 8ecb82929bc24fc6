import { isRecord } from '#lib/guards.ts';
import { readTab, writeTab } from './storage.ts';

const CHANNEL = 'neuro-portal-tabs';
const idKey = 'tabId';
/** How long other tabs may take to say that they are open, ms. A tab that the browser has frozen says nothing. */
const ANSWER_TIME_MS = 150;

/** What tabs tell each other. `chat`: the messages of a chat of this user have changed; `history`: the lists of chats. */
export type TabMessage =
  | { type: 'who' }
  | { type: 'me'; id: string }
  | { type: 'chat'; userId: number; chatUuid: string }
  | { type: 'history'; userId: number };

/** Reads what another tab has posted; null for anything else: any page of this origin, and an older build, can post. */
function messageOf(data: unknown): TabMessage | null {
  if (!isRecord(data)) return null;
  const { type, id, userId, chatUuid } = data;
  if (type === 'who') return { type };
  if (type === 'me' && typeof id === 'string') return { type, id };
  if (type === 'chat' && typeof userId === 'number' && typeof chatUuid === 'string')
    return { type, userId, chatUuid };
  if (type === 'history' && typeof userId === 'number') return { type, userId };
  return null;
}

/** One tab of the portal among those that are open in the same browser. */
export class Tab {
  #id: string;
  readonly #channel: BroadcastChannel | null;
  readonly #listeners = new Set<(message: TabMessage) => void>();

  constructor(id: string) {
    this.#id = id;
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
    // Node.js would wait for it.
    if (this.#channel && 'unref' in this.#channel) (this.#channel as { unref(): void }).unref();
    this.#channel?.addEventListener('message', ({ data }) => this.#receive(messageOf(data)));
  }

  /** Unlike that of any other open tab, and the same after a reload. */
  get id(): string {
    return this.#id;
  }

  tell(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  /** Calls the listener for each message of another tab. Returns the function that ends it. */
  listen(listener: (message: TabMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ids of the other open tabs. */
  async others(): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    const end = this.listen((message) => {
      if (message.type === 'me') ids.add(message.id);
    });
    this.tell({ type: 'who' });
    await new Promise((resolve) => setTimeout(resolve, ANSWER_TIME_MS));
    end();
    return ids;
  }

  /** Takes another id if an open tab has this one: a browser copies it when a tab is duplicated. */
  async makeUnique(): Promise<void> {
    if ((await this.others()).has(this.#id)) this.#id = crypto.randomUUID();
  }

  /** Leaves the other tabs, as if it was closed. */
  close(): void {
    this.#channel?.close();
  }

  #receive(message: TabMessage | null): void {
    if (!message) return;
    if (message.type === 'who') this.tell({ type: 'me', id: this.#id });
    for (const listener of [...this.#listeners]) listener(message);
  }
}

let here: Tab | undefined;

/** The tab of this page. */
export function thisTab(): Tab {
  if (!here) {
    const tab = new Tab(readTab(idKey) ?? crypto.randomUUID());
    here = tab;
    void tab.makeUnique().then(() => writeTab(idKey, tab.id));
  }
  // A sign-out clears the storage.
  if (readTab(idKey) === null) writeTab(idKey, here.id);
  return here;
}
