/** The gateway's clock, which tests may move: what happens by itself can be tested without waiting (CON-06). */

/** The latest moment that it can be set to, ms: years have four digits in every date of the contract. */
const LATEST = Date.UTC(9000, 0);

export class MovingClock {
  readonly #real: () => Date;
  readonly #due: (() => void)[] = [];
  /** Milliseconds between the real time and this clock. */
  #offset = 0;

  /** @param real the real time */
  constructor(real: () => Date) {
    this.#real = real;
  }

  readonly now = (): Date => new Date(this.#real().getTime() + this.#offset);

  /** Calls a function whenever the clock was moved, so that it does at once what has become due. */
  onMove(due: () => void): void {
    this.#due.push(due);
  }

  /** Sets the clock, which goes on from there. Returns false for a moment that is too late. */
  set(moment: number): boolean {
    if (moment > LATEST) return false;
    this.#offset = moment - this.#real().getTime();
    for (const due of this.#due) due();
    return true;
  }

  /** Goes back to the real time. */
  reset(): void {
    this.set(this.#real().getTime());
  }
}
