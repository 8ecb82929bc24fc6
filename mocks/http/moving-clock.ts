/** The gateway's clock, which tests can move, so that they need not wait for timed events (CON-06). */

/** The latest possible time, ms: dates of the contract have years of four digits. */
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

  /** Adds a function that is called each time the clock was moved, to do what has become due. */
  onMove(due: () => void): void {
    this.#due.push(due);
  }

  /** Sets the clock. Returns false, and changes nothing, for a moment after `LATEST`. */
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
