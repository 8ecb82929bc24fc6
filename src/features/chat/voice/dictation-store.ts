import { createStore, type Store } from '#lib/store.ts';

/** The microphone at work: `recording`, then `ending`, while the recording becomes a text or a file. */
export interface Dictation {
  /** What the recording becomes: a text in the field or a file of the request. */
  result: 'text' | 'file';
  state: Store<{
    phase: 'recording' | 'ending';
    /** Length so far, s. */
    seconds: number;
    /** Loudness, from 0 to 1. */
    level: number;
  }>;
  /** Ends the recording; its text or file follows. */
  stop(): void;
  /** Ends it without a result. */
  cancel(): void;
  /** Resolves when the text or file is in the draft, or there is none. */
  finished: Promise<void>;
}

/** The dictation of this tab; null without one. */
export const dictation = createStore<Dictation | null>(null);
