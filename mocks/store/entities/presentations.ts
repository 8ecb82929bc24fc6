/** The stored records of presentations. */
import type { Schemas, Versioned } from './common.ts';
import type { LabObject } from './lab.ts';

/** A slide as it is kept: one of a later version of the contract has more than its id, and is kept as it is. */
export type StoredSlide = Schemas['PresentationSlide'];

export type KnownSlide = Schemas['Slide'];

export type OutlineItem = Schemas['OutlineItem'];

/** What a version consists of. */
export interface PresentationContent {
  readonly title: string;
  readonly language: string;
  readonly theme: Schemas['PresentationTheme'];
  readonly settings?: Schemas['PresentationSettings'];
  readonly brief: Schemas['PresentationBrief'] | null;
  readonly outline: readonly OutlineItem[];
  readonly slides: readonly StoredSlide[];
  readonly sections?: readonly Schemas['PresentationSection'][];
}

/** A presentation. */
export interface StoredPresentation extends LabObject {
  readonly content: PresentationContent;
  /** What it is while no run is going on. */
  readonly status: 'draft' | 'ready' | 'stopped' | 'failed';
  readonly hidden: boolean;
  /** When a version was kept last, or the presentation was made. */
  readonly kept: string;
  /** Items of the plan as they were when their slides were made, so that changed ones are known. */
  readonly madeFrom?: Readonly<Record<string, OutlineItem>>;
}

export interface StoredPresentationVersion
  extends Pick<Schemas['PresentationVersion'], 'version' | 'date' | 'note'> {
  readonly presentationUuid: string;
  readonly authorId: number;
  readonly reason: Schemas['PresentationVersionReason'];
  readonly content: PresentationContent;
}

/** The brand of a company. */
export interface StoredBrand extends Versioned {
  readonly companyUuid: string;
  readonly look: Schemas['PresentationBrandLook'];
}

/** A presentation that a person has pinned. */
export interface PresentationPin {
  readonly userId: number;
  readonly presentationUuid: string;
}

/** A mention of a person in a comment, and when it was made. */
export interface StoredMention {
  readonly userId: number;
  readonly date: string;
}

export interface StoredComment {
  readonly uuid: string;
  readonly authorId: number;
  readonly text: string;
  readonly date: string;
  readonly edited?: string;
  readonly mentions: readonly StoredMention[];
}

/** A comment on a slide of a presentation with its answers; there is at least one comment. */
export interface StoredThread {
  readonly uuid: string;
  readonly presentationUuid: string;
  readonly slideId: string;
  readonly slot?: Schemas['SlotName'];
  readonly objectId?: string;
  readonly isResolved: boolean;
  readonly date: string;
  readonly comments: readonly StoredComment[];
  /** Since when its slide is in neither the presentation nor a kept version, ms. */
  readonly lostSince?: number;
}

/** A link that shows a presentation without an account. Only a hash of its secret is stored. */
export interface StoredShowLink extends Readonly<Schemas['PresentationLink']> {
  readonly tokenHash: string;
  readonly presentationUuid: string;
}
