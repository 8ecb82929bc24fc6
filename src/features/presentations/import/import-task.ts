import type { ImportedDeck } from './import-deck.ts';
import type { ImportFault } from './read/refusals.ts';

/** The message to the worker. */
export interface ImportTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly brandColour: string | undefined;
}

/** The messages from the worker. */
export type ImportMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly deck: ImportedDeck }
  | { readonly kind: 'refused'; readonly fault: ImportFault }
  | { readonly kind: 'failed'; readonly message: string };
