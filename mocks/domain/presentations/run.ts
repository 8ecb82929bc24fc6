/** One run that makes a plan or slides. */

import type { MadeFile } from '#mocks/domain/model/model.ts';
import { EventLog } from '#mocks/domain/streams/event-log.ts';
import type { KnownSlide, OutlineItem, Schemas } from '#mocks/store/database.ts';
import type { Materials } from './materials.ts';
import type { Rewriting } from './rewrite.ts';

export type PresentationEvent = Schemas['PresentationEvent'];
/** An event before it has its number. */
export type PresentationDraft = PresentationEvent extends infer E
  ? E extends PresentationEvent
    ? Omit<E, 'id'>
    : never
  : never;

export type Stage = 'outline' | 'slides';

/** A result of the functions that make plans and slides. */
export type Piece =
  | { readonly type: 'progress'; readonly stage: string }
  | { readonly type: 'outlineItem'; readonly item: OutlineItem }
  | { readonly type: 'slide'; readonly slide: KnownSlide; readonly item: OutlineItem }
  | { readonly type: 'slideFailed'; readonly outlineId: string }
  | { readonly type: 'picture'; readonly slideId: string; readonly alt: string; readonly file: MadeFile }
  /** The connections drop; the run goes on. */
  | { readonly type: 'drop' };

/** Most pictures of a run. */
export const MAX_RUN_PICTURES = 8;

export interface Rehearsal {
  readonly brief: Schemas['PresentationBrief'];
  readonly materials: Materials;
  /** Pause before each item or slide, ms. */
  readonly pause: number;
  readonly signal: AbortSignal;
}

/** Plans, slides and pictures without an upstream. */
export interface DeckRehearsal {
  outline(rehearsal: Rehearsal): AsyncIterable<Piece>;
  /** The slides of `items`, one after another; `outline` is the whole plan. */
  slides(
    rehearsal: Rehearsal,
    items: readonly OutlineItem[],
    outline: readonly OutlineItem[],
  ): AsyncIterable<Piece>;
  /** Texts of a slide written anew. */
  texts(rewriting: Rewriting): Schemas['PresentationText'][];
  /** The picture of a slide, as the image services of the stand-in draw it. */
  picture(item: OutlineItem, slideId: string, language: string): Piece;
}

export interface RunFacts {
  readonly runId: string;
  readonly uuid: string;
  readonly stage: Stage;
  readonly total: number;
  /** Sign-in address of the person who began it. */
  readonly owner: string;
  readonly path: string;
  readonly overwritesEdited: boolean;
}

export class PresentationRun extends EventLog<PresentationEvent, PresentationDraft> {
  readonly facts: RunFacts;
  /** Items or slides made so far, failed ones included. */
  made = 0;
  /** Slides that could not be made. */
  failed = 0;

  constructor(facts: RunFacts) {
    super();
    this.facts = facts;
  }

  /** The part of the work that is done, percent. */
  get percent(): number {
    const { total } = this.facts;
    return total === 0 ? 100 : Math.min(100, Math.floor((this.made / total) * 100));
  }

  /** Breaks the connections that are open now; later ones are not affected. */
  drop(): void {
    this.drops.push(this.events.length);
    this.wake();
  }
}
