import type { PresentationEvent } from '#api/presentation-stream.ts';

/** What the stream of a run tells (presentations.md §8). */
export type RunEvent = PresentationEvent;
