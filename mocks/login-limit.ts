/** Slows down guessing: ten wrong passwords for an address in a minute, then 429 until the minute is over. */
const TRIES = 10;
const WINDOW = 60_000;
/** Addresses that are remembered at once; guessing many addresses must not fill the memory. */
const ADDRESSES = 10_000;

export class LoginLimit {
  readonly #wrong = new Map<string, number[]>();

  /** Seconds until this address may try again; 0 when it may now. */
  wait(email: string, now: number): number {
    const recent = (this.#wrong.get(email) ?? []).filter((time) => now - time < WINDOW);
    const [oldest] = recent;
    return recent.length >= TRIES && oldest !== undefined ? Math.ceil((oldest + WINDOW - now) / 1000) : 0;
  }

  /** Notes a wrong password. */
  wrong(email: string, now: number): void {
    const recent = (this.#wrong.get(email) ?? []).filter((time) => now - time < WINDOW);
    this.#wrong.delete(email);
    this.#wrong.set(email, [...recent, now]);
    const [first] = this.#wrong.keys();
    if (this.#wrong.size > ADDRESSES && first !== undefined) this.#wrong.delete(first);
  }

  /** Forgets an address after a right password. */
  right(email: string): void {
    this.#wrong.delete(email);
  }
}
