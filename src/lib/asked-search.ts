/** A request in the address of a chat: it fills the field and is never sent. The router reads `q` as a text. */
export interface AskedSearch {
  q?: string;
}
