/** Numbered events of a piece of work, which readers follow at their own speed. */

export class EventLog<Event extends { readonly id: string }, Draft = Omit<Event, 'id'>> {
  /** The events that readers may see. What they show is on disk. */
  events: Event[] = [];
  ended = false;
  /** For each drop of the connections, the index of the event before which they dropped; 0 ends all readers at once. */
  readonly drops: number[] = [];
  /** True once the events are gone: all readers are disconnected. */
  closed = false;
  readonly #controller = new AbortController();
  readonly #waiting = new Set<() => void>();

  /** Aborted when the work is to end. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Id of the last event. */
  get lastEventId(): string {
    return String(this.events.length);
  }

  /** Adds an event that is on disk already. */
  push(draft: Draft): void {
    this.append(draft);
    this.wake();
  }

  /** Adds the last event. */
  finish(draft: Draft): void {
    this.ended = true;
    this.push(draft);
  }

  /** Breaks the open connections. The work continues. */
  endReaders(): void {
    this.drops.push(0);
    this.wake();
  }

  /** Breaks the open connections and gives the memory of the events back. */
  close(): void {
    this.closed = true;
    this.events = [];
    this.endReaders();
  }

  abort(): void {
    this.#controller.abort();
  }

  /** Resolves at the next event or change, or after `timeout` ms; false in the second case. */
  next(timeout?: number, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (changed: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        signal?.removeEventListener('abort', wake);
        resolve(changed);
      };
      const wake = () => settle(true);
      const timer = timeout === undefined ? undefined : setTimeout(() => settle(false), timeout);
      this.#waiting.add(wake);
      signal?.addEventListener('abort', wake);
    });
  }

  /** Resolves with true when the work has ended, with false when its readers are disconnected before. */
  async settled(): Promise<boolean> {
    const before = this.drops.length;
    while (!this.ended) {
      if (this.closed || this.drops.includes(0, before)) return false;
      await this.next();
    }
    return true;
  }

  protected append(draft: Draft): void {
    this.events.push({ ...draft, id: String(this.events.length + 1) } as unknown as Event);
  }

  protected wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }
}
