import type { PresentationEvent } from '#api/presentation-stream.ts';

/** An event of the stream of a run (presentations.md §8). */
export type RunEvent = PresentationEvent;
