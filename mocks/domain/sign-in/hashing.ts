/** Slow work on passwords: two at a time, so that it does not hold up other requests, and a short queue. */
import { Failure } from '#mocks/contract/failures.ts';

const PARALLEL = 2;
const WAITING = 100;
/** Waiting tasks of one caller. */
const WAITING_OF_ONE = 20;
/** `Retry-After` of what finds the queue full, s. */
const RETRY_AFTER = 3;

export class HashingQueue {
  #running = 0;
  readonly #waiting: { readonly caller: string; readonly start: () => void }[] = [];

  /** Runs a task in its turn. Throws `too-many-requests` when too many wait, in all or of this caller. */
  async run<T>(caller: string, task: () => Promise<T>): Promise<T> {
    if (this.#running < PARALLEL) this.#running++;
    else await this.#turn(caller);
    try {
      return await task();
    } finally {
      // The next task takes over the place.
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#running--;
    }
  }

  #turn(caller: string): Promise<void> {
    const own = this.#waiting.filter((one) => one.caller === caller).length;
    if (this.#waiting.length >= WAITING || own >= WAITING_OF_ONE)
      throw new Failure('too-many-requests', { retryAfter: RETRY_AFTER });
    return new Promise((start) => this.#waiting.push({ caller, start }));
  }
}
