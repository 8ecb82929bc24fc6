/**
 * Idempotency keys (PRE-05). A call repeated with the same content, because the outcome of the first was unknown, gets
 * the same key. Other content gets a new key.
 */
export class IdempotencyKeys {
  #last: { content: string; key: string } | null = null;

  /** @param content everything in which two different calls differ */
  of(content: string): string {
    if (this.#last?.content !== content) this.#last = { content, key: crypto.randomUUID() };
    return this.#last.key;
  }

  /** Call this when a call has succeeded: the same content is then a new call. */
  taken(): void {
    this.#last = null;
  }
}
