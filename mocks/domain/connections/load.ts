/** Limits the calls of a connection that run at the same time, and those of a minute. */

const MINUTE = 60_000;
/** When to try again while all calls are running, s. */
const RETRY = 5;

interface Bounds {
  readonly parallel: number;
  readonly perMinute?: number | null;
}

export class Load {
  #running = 0;
  #begun: number[] = [];

  /**
   * Begins a call. The caller calls `end` when it is over.
   *
   * @param now ms
   * @returns undefined when the call may begin; else the number of seconds after which to try again
   */
  begin({ parallel, perMinute }: Bounds, now: number): number | undefined {
    this.#begun = this.#begun.filter((moment) => moment > now - MINUTE && moment <= now);
    if (this.#running >= parallel) return RETRY;
    const [oldest = now] = this.#begun;
    if (perMinute && this.#begun.length >= perMinute)
      return Math.max(1, Math.ceil((oldest + MINUTE - now) / 1000));
    this.#running++;
    this.#begun.push(now);
    return undefined;
  }

  end(): void {
    this.#running--;
  }
}
