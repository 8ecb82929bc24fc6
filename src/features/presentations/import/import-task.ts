import type { ImportFault } from '../office/refusals.ts';
import type { TemplateLook } from '../template/look.ts';
import type { ImportedDeck } from './import-deck.ts';

/** The message to the worker: a file that becomes slides, or one that is a template. */
export type ImportTask =
  | {
      readonly kind: 'deck';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly brandColour: string | undefined;
    }
  | { readonly kind: 'template'; readonly bytes: Uint8Array<ArrayBuffer> };

/** What the worker makes of a task. */
export interface ImportResults {
  readonly deck: ImportedDeck;
  readonly template: TemplateLook;
}

/** The messages from the worker. */
export type ImportMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly result: ImportResults[keyof ImportResults] }
  | { readonly kind: 'refused'; readonly fault: ImportFault }
  | { readonly kind: 'failed'; readonly message: string };
