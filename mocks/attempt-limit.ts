/** Limits attempts per e-mail address to ten a minute; then 429 until the minute is over. */
const TRIES = 10;
const WINDOW = 60_000;
/** Number of addresses remembered at a time, so that many addresses do not fill the memory. */
const ADDRESSES = 10_000;

export class AttemptLimit {
  readonly #attempts = new Map<string, number[]>();

  /** Seconds until this address may try again; 0 when it may now. */
  wait(email: string, now: number): number {
    const recent = (this.#attempts.get(email) ?? []).filter((time) => now - time < WINDOW);
    const [oldest] = recent;
    return recent.length >= TRIES && oldest !== undefined ? Math.ceil((oldest + WINDOW - now) / 1000) : 0;
  }

  /** Records an attempt. */
  note(email: string, now: number): void {
    const recent = (this.#attempts.get(email) ?? []).filter((time) => now - time < WINDOW);
    this.#attempts.delete(email);
    this.#attempts.set(email, [...recent, now]);
    const [first] = this.#attempts.keys();
    if (this.#attempts.size > ADDRESSES && first !== undefined) this.#attempts.delete(first);
  }

  /** Forgets an address after a success. */
  forget(email: string): void {
    this.#attempts.delete(email);
  }
}
