import type { AnySlide, OutlineItem } from '../../model/deck.ts';

/** What the stream of a run tells (presentations.md §8). */
export type RunEvent = { id: string } & (
  | { type: 'started'; runId: string; stage: 'outline' | 'slides'; total: number; version: number }
  | { type: 'progress'; percent: number; stage: string }
  | { type: 'outlineItem'; index: number; item: OutlineItem; version: number }
  | { type: 'slide'; index: number; slide: AnySlide; version: number }
  | { type: 'slideFailed'; outlineId: string; error: string }
  | { type: 'picture'; slideId: string; idFile: string; alt: string; version: number }
  | { type: 'finished'; status: 'complete' | 'partial' | 'stopped'; version: number }
  | { type: 'failed'; error: string }
);
