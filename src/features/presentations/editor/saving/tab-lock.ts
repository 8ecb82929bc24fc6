import { isRecord } from '#lib/guards.ts';

/** How often a tab asks for the lock, and the pause between, ms: a page that is reloaded frees its lock a little later. */
const [TRIES, PAUSE_MS] = [6, 100];
/** How long an open tab may take to hand the presentation over, ms; a frozen one never does. */
const PATIENCE_MS = 2000;

/**
 * Lets one tab at a time edit a presentation (presentations.md §6): the tab holds a Web Lock.
 *
 * @param place the person and the presentation
 * @param onLost another tab takes it: save, then the promise resolves
 */
export class TabLock {
  readonly #name: string;
  readonly #channel: BroadcastChannel;
  /** Frees the lock; null without it. */
  #free: (() => void) | null = null;
  #isClosed = false;

  constructor(place: string, onLost: () => Promise<void>) {
    this.#name = `neuro-deck:${place}`;
    this.#channel = new BroadcastChannel(this.#name);
    // In a test an open channel would keep Node.js running.
    if ('unref' in this.#channel) (this.#channel as { unref(): void }).unref();
    this.#channel.addEventListener('message', ({ data }) => {
      const free = this.#free;
      // Every page of this origin can post.
      if (!free || !isRecord(data) || data['type'] !== 'take') return;
      this.#free = null;
      void onLost().finally(free);
    });
  }

  /** Takes it if no other tab has it. There is no limit of time for an answer: a busy page gets it late. */
  async open(): Promise<boolean> {
    for (let tried = 1; !this.#isClosed; tried += 1) {
      if (await this.#request({ ifAvailable: true })) return true;
      if (tried === TRIES) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return false;
  }

  /** Takes it from the other tab: once that has saved, or after 2 s. */
  async take(): Promise<void> {
    this.#channel.postMessage({ type: 'take' });
    if (!(await this.#request({ signal: AbortSignal.timeout(PATIENCE_MS) })))
      await this.#request({ steal: true });
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
    this.#free?.();
    this.#free = null;
  }

  /** Asks for the lock. @returns whether this tab has it */
  #request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const hold = async (lock: Lock | null | undefined): Promise<void> => {
        if (this.#isClosed || lock === null) {
          resolve(false);
          return;
        }
        resolve(true);
        return new Promise((free) => {
          this.#free = free;
        });
      };
      // jsdom has no locks.
      const request = navigator.locks?.request(this.#name, options, hold) ?? hold(undefined);
      request.catch(() => resolve(false));
    });
  }
}
