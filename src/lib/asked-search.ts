/** A request in the address of a chat: it fills the field and is never sent. */
export interface AskedSearch {
  q?: string;
}

/** Reads the request from an untrusted query. */
export const askedSearch = ({ q }: { q?: unknown }): AskedSearch => (typeof q === 'string' ? { q } : {});
