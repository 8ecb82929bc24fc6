import type { NewRequest } from '../composer/new-request.ts';

/** What makes two requests the same; a file is known by its id, or by what its folder says of it. */
const likeness = ({ text, model, files = [] }: NewRequest): string =>
  JSON.stringify([
    text,
    model,
    ...files.map((file) => (file instanceof File ? [file.name, file.size, file.lastModified] : file.idFile)),
  ]);

/**
 * Idempotency keys of one conversation's requests (PRE-05): the same request sent again after an unknown outcome is
 * the same press of the button, and carries the key of the first.
 */
export class SendKeys {
  #last: { what: string; key: string } | null = null;

  of(request: NewRequest): string {
    const what = likeness(request);
    if (this.#last?.what !== what) this.#last = { what, key: crypto.randomUUID() };
    return this.#last.key;
  }

  /** The gateway has taken the request: the same words again are another one. */
  taken(): void {
    this.#last = null;
  }
}
