import { createStore, type Store } from '#lib/store.ts';

/** The microphone at work: `recording`, then `recognising`. */
export interface Dictation {
  state: Store<{
    phase: 'recording' | 'recognising';
    /** Length so far, s. */
    seconds: number;
    /** Loudness, from 0 to 1. */
    level: number;
  }>;
  /** Ends the recording; its text follows. */
  stop(): void;
  /** Ends it without a text. */
  cancel(): void;
  /** Resolves when the text is in the field, or there is none. */
  finished: Promise<void>;
}

/** The dictation of this tab; null without one. */
export const dictation = createStore<Dictation | null>(null);
