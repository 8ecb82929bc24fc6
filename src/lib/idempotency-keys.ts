/**
 * Idempotency keys (PRE-05). A call repeated with the same content, because the outcome of the first was unknown, gets
 * the same key. Other content gets a new key.
 */
export class IdempotencyKeys {
  #last: { content: string; key: string } | null = null;
  /** The key that a 409 has ended last. */
  #ended: string | null = null;

  /**
   * @param content everything in which two different calls differ
   * @param own a key that the call was given before, for example before a reload. @default a new one
   */
  of(content: string, own?: string): string {
    if (this.#last?.content !== content) {
      const key = own !== undefined && own !== this.#ended ? own : crypto.randomUUID();
      this.#last = { content, key };
    }
    return this.#last.key;
  }

  /** Call this when a call has succeeded: the same content is then a new call. */
  taken(): void {
    this.#last = null;
  }

  /**
   * Call this with the error of a failed call. After a 409 the next call gets a new key: the gateway knows that this one
   * was not executed, and the key may belong to another request (`idempotency-mismatch`). Other errors keep the key,
   * because an earlier call with it may have been executed.
   */
  failed(error: unknown): void {
    if (error instanceof Error && 'status' in error && error.status === 409) {
      this.#ended = this.#last?.key ?? null;
      this.taken();
    }
  }

  /** Makes a call with the key of its content. */
  async send<T>(content: string, call: (headers: { 'Idempotency-Key': string }) => Promise<T>): Promise<T> {
    try {
      const answer = await call({ 'Idempotency-Key': this.of(content) });
      this.taken();
      return answer;
    } catch (error) {
      this.failed(error);
      throw error;
    }
  }
}
