/** Leaves out a connection that has failed several times in a row, and lets one request try it again after a while. */

/** Failures in a row after which a connection is left out. */
const FAILURES = 3;
/** The first pause, ms; each further failure doubles it up to the longest. */
const PAUSE = 30_000;
const LONGEST = 10 * 60_000;

export class Breaker {
  #failures = 0;
  #until = 0;
  #isTried = false;

  /** When the next request is let through, ms; undefined while the connection is not left out. */
  pausedUntil(now: number): number | undefined {
    // A clock that was moved back does not prolong a pause.
    const isPaused = this.#until > now && this.#until - now <= LONGEST;
    return isPaused ? this.#until : undefined;
  }

  /**
   * Whether a request may begin at `now`, ms; after a pause only one at a time. The caller then calls `succeeded`, `failed` or
   * `left` when it ends.
   */
  begin(now: number): boolean {
    if (this.pausedUntil(now) !== undefined || this.#isTried) return false;
    this.#isTried = this.#failures >= FAILURES;
    return true;
  }

  /** Called when a request has ended and neither a success nor a failure of the provider is known. */
  left(): void {
    this.#isTried = false;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#until = 0;
    this.#isTried = false;
  }

  /** @param retryAfter the pause that the provider has asked for, s */
  failed(now: number, retryAfter = 0): void {
    this.#isTried = false;
    this.#failures++;
    const own = this.#failures < FAILURES ? 0 : PAUSE * 2 ** Math.min(this.#failures - FAILURES, 10);
    const pause = Math.min(LONGEST, Math.max(own, retryAfter * 1000));
    if (pause > 0) this.#until = now + pause;
  }
}
