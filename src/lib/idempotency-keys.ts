/**
 * Idempotency keys (PRE-05): what is sent again as it was, after an unknown outcome, is the same press of the button and
 * carries the key of the first time. Anything else gets a key of its own.
 */
export class IdempotencyKeys {
  #last: { content: string; key: string } | null = null;

  /** @param content everything that makes two calls the same */
  of(content: string): string {
    if (this.#last?.content !== content) this.#last = { content, key: crypto.randomUUID() };
    return this.#last.key;
  }

  /** The gateway has answered: the same content again is another call. */
  taken(): void {
    this.#last = null;
  }
}
