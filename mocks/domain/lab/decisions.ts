/** The calls that wait for a person's decision in this process. */

/** How the wait of a call ended. */
export type Decision = 'allow' | 'declined' | 'expired';

/** Longest time of a timer, ms. */
const LONGEST = 2 ** 31 - 1;

export class Decisions {
  readonly #now: () => Date;
  readonly #waiting = new Map<string, { until: number; settle: (decision: Decision) => void }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Resolves with the decision about a call; with `expired` when nobody decides until then, or the answer is stopped.
   *
   * @param until moment, ms
   */
  wait(callId: string, until: number, signal: AbortSignal): Promise<Decision> {
    return new Promise((resolve) => {
      const settle = (decision: Decision): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        this.#waiting.delete(callId);
        resolve(decision);
      };
      const stop = (): void => settle('expired');
      const left = Math.min(LONGEST, Math.max(0, until - this.#now().getTime()));
      const timer = setTimeout(stop, left);
      timer.unref?.();
      this.#waiting.set(callId, { until, settle });
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    });
  }

  /** Whether a decision about this call is waited for. */
  isWaiting(callId: string): boolean {
    return this.#waiting.has(callId);
  }

  /** Ends the waits whose time is over. Timers do this too, but do not notice a moved clock. */
  expire(): void {
    const moment = this.#now().getTime();
    for (const { until, settle } of [...this.#waiting.values()]) if (until <= moment) settle('expired');
  }

  /** Ends the wait for a decision; does nothing where none is waited for. */
  settle(callId: string, decision: Decision): void {
    this.#waiting.get(callId)?.settle(decision);
  }
}
