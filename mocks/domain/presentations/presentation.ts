/** Presentations as the contract has them. */
import { Failure } from '#mocks/contract/failures.ts';
import { ownerOf, presentationRightOf } from '#mocks/domain/lab/rights.ts';
import type {
  Database,
  PresentationContent,
  Schemas,
  StoredPresentation,
  StoredPresentationVersion,
  User,
} from '#mocks/store/database.ts';
import { brandOfOwner } from './brands.ts';

type Right = Schemas['LabRight'];

export interface FoundPresentation {
  readonly deck: StoredPresentation;
  readonly right: Right;
}

/** How far the run of a presentation has come. */
export interface RunState {
  readonly status: 'outlining' | 'generating';
  readonly made: number;
  readonly total: number;
}

export const MAY_EDIT: readonly Right[] = ['owner', 'edit'];

/** A presentation with the right of a person to it. Throws `not-found` without one, or without one of `wanted`. */
export function findPresentation(
  database: Database,
  user: User,
  uuid: string,
  wanted: readonly Right[] = ['owner', 'edit', 'use'],
): FoundPresentation {
  const deck = database.presentations.get(uuid.toLowerCase());
  const right = deck && presentationRightOf(database, user, deck);
  if (!deck || !right || !wanted.includes(right)) throw new Failure('not-found');
  return { deck, right };
}

/** Whether a person has pinned a presentation. */
export const isPresentationPinned = (
  { presentationPins }: Database,
  { profile }: User,
  { uuid }: StoredPresentation,
): boolean => presentationPins.get(`${profile.id} ${uuid}`) !== undefined;

/** A draft that has slides is ready: somebody wrote them by hand. */
function statusOf({ status, content }: StoredPresentation, run?: RunState): Schemas['PresentationStatus'] {
  if (run) return run.status;
  return status === 'draft' && content.slides.length > 0 ? 'ready' : status;
}

const toContent = ({
  title,
  language,
  theme,
  settings,
  brief,
  outline,
  slides,
  sections,
}: PresentationContent) => ({
  title,
  language,
  theme,
  ...(settings && { settings }),
  brief,
  outline: [...outline],
  slides: [...slides],
  ...(sections && { sections: [...sections] }),
});

/**
 * A presentation as a person with a right to it sees it.
 *
 * @param kept a kept version in place of the current one
 */
export function toPresentation(
  database: Database,
  user: User,
  { deck, right }: FoundPresentation,
  run?: RunState,
  kept?: StoredPresentationVersion,
): Schemas['Presentation'] {
  const { uuid, access, hidden, ownerId } = deck;
  const { version, date, content } = kept ?? deck;
  return {
    uuid,
    version,
    ...toContent(content),
    right,
    access,
    hidden,
    date,
    status: kept ? statusOf({ ...deck, status: 'draft', content }) : statusOf(deck, run),
    brand: brandOfOwner(database, ownerId),
    owner: ownerOf(database, ownerId),
    editors: access.editorIds.map((id) => ownerOf(database, id)),
    pinned: isPresentationPinned(database, user, deck),
  };
}

/** A presentation as lists have it. */
export function toPresentationCard(
  database: Database,
  user: User,
  { deck, right }: FoundPresentation,
  run?: RunState,
): Schemas['PresentationCard'] {
  const { uuid, version, date, hidden, ownerId, access, content } = deck;
  const { title, theme, slides } = content;
  return {
    uuid,
    version,
    title,
    theme,
    right,
    hidden,
    date,
    slideCount: slides.length,
    firstSlide: slides[0] ?? null,
    brand: brandOfOwner(database, ownerId),
    owner: ownerOf(database, ownerId),
    visibility: access.visibility,
    status: statusOf(deck, run),
    made: run?.made ?? 0,
    total: run?.total ?? 0,
    pinned: isPresentationPinned(database, user, deck),
  };
}
