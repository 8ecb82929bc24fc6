/** The calls of a connection within its limits: at the same time, and in a minute. */

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
   * Begins a call, whose end has to be told.
   *
   * @param now ms
   * @returns undefined, or in how many seconds the next call makes sense where this one would be too many
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
