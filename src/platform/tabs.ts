import { isRecord } from '#lib/guards.ts';
import { readTab, writeTab } from './storage.ts';

const CHANNEL = 'neuro-portal-tabs';
const idKey = 'tabId';
/** Each open tab holds the lock with this name and its id. */
const LOCK = 'neuro-portal-tab:';
/** How often a tab asks for its lock, and the pause between, ms: a page that is reloaded frees its lock a little later. */
const [TRIES, PAUSE_MS] = [6, 100];

/** What tabs tell each other. `chat`: the messages of a chat of this user have changed; `history`: the lists of chats. */
export type TabMessage =
  | { type: 'chat'; userId: number; chatUuid: string }
  | { type: 'history'; userId: number };

/** Reads what another tab has posted; null for anything else: any page of this origin, and an older build, can post. */
function messageOf(data: unknown): TabMessage | null {
  if (!isRecord(data)) return null;
  const { type, userId, chatUuid } = data;
  if (type === 'chat' && typeof userId === 'number' && typeof chatUuid === 'string')
    return { type, userId, chatUuid };
  if (type === 'history' && typeof userId === 'number') return { type, userId };
  return null;
}

/** One tab of the portal among those that are open in the same browser. */
export class Tab {
  #id: string;
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listeners = new Set<(message: TabMessage) => void>();
  readonly #closed = Promise.withResolvers<void>();
  /** Resolves once no other tab can have this id. */
  readonly whenUnique: Promise<void>;
  /** Settles when the lock is free again. */
  #held: Promise<unknown> | undefined;

  constructor(id: string) {
    this.#id = id;
    this.whenUnique = this.#hold();
    // Node.js would wait for it.
    if ('unref' in this.#channel) (this.#channel as { unref(): void }).unref();
    this.#channel.addEventListener('message', ({ data }) => {
      const message = messageOf(data);
      if (message) for (const listener of [...this.#listeners]) listener(message);
    });
  }

  /** Unlike that of any other open tab, and the same after a reload. */
  get id(): string {
    return this.#id;
  }

  tell(message: TabMessage): void {
    this.#channel.postMessage(message);
  }

  /** Calls the listener for each message of another tab. Returns the function that ends it. */
  listen(listener: (message: TabMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ids of the other open tabs. */
  async others(): Promise<ReadonlySet<string>> {
    // A duplicate has the id of its original until then.
    await this.whenUnique;
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    const names = held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
    return new Set(names.filter((id) => id !== this.#id));
  }

  /** Leaves the other tabs, as if it was closed. Resolves once they know. */
  async close(): Promise<void> {
    this.#channel.close();
    this.#closed.resolve();
    await this.whenUnique;
    await this.#held;
  }

  /**
   * Holds the lock of the id. Takes another id if an open tab has this one: a browser copies it when a tab is duplicated. There
   * is no limit of time for an answer: a busy page gets it late.
   */
  #hold(tries = TRIES): Promise<void> {
    return new Promise((resolve) => {
      this.#held = navigator.locks
        ?.request(LOCK + this.#id, { ifAvailable: true }, (lock) => {
          if (lock) {
            resolve();
            return this.#closed.promise;
          }
          if (tries === 1) this.#id = crypto.randomUUID();
          setTimeout(() => resolve(this.#hold(tries === 1 ? TRIES : tries - 1)), PAUSE_MS);
          return undefined;
        })
        .catch(() => resolve());
      // jsdom has no locks.
      if (!this.#held) resolve();
    });
  }
}

let here: Tab | undefined;

/** The tab of this page. */
export function thisTab(): Tab {
  if (!here) {
    const tab = new Tab(readTab(idKey) ?? crypto.randomUUID());
    here = tab;
    void tab.whenUnique.then(() => writeTab(idKey, tab.id));
  }
  // A sign-out clears the storage.
  if (readTab(idKey) === null) writeTab(idKey, here.id);
  return here;
}
