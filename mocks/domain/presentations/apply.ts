/** What a piece of a run changes in a presentation. */
import type { KnownSlide, StoredPresentation, StoredSlide } from '#mocks/store/database.ts';
import type { Piece, PresentationDraft } from './run.ts';
import { isKnownSlide } from './slide.ts';

/** The pieces that change a presentation. */
export type ContentPiece = Extract<Piece, { type: 'outlineItem' | 'slide' | 'picture' }>;
type WithoutVersion<E> = E extends { version: number } ? Omit<E, 'version'> : never;

interface Applied {
  readonly deck: Pick<StoredPresentation, 'content'> & Partial<Pick<StoredPresentation, 'madeFrom'>>;
  readonly event: WithoutVersion<Extract<PresentationDraft, { type: 'outlineItem' | 'slide' | 'picture' }>>;
}

const MAX_SLIDES = 60;
const MAX_ITEMS = 40;

/** Where the slide of an item belongs: after the nearest earlier item that has one. */
function placeFor({ outline, slides }: StoredPresentation['content'], outlineId: string): number {
  const earlier = outline.slice(
    0,
    outline.findIndex(({ id }) => id === outlineId),
  );
  const ids = new Set(earlier.map(({ id }) => id));
  return (
    1 +
    slides.findLastIndex(
      (slide) => isKnownSlide(slide) && slide.outlineId !== null && ids.has(slide.outlineId),
    )
  );
}

function withSlide(
  deck: StoredPresentation,
  { slide, item }: Extract<Piece, { type: 'slide' }>,
  overwritesEdited: boolean,
): Applied | 'gone' | 'full' {
  const { content } = deck;
  if (!content.outline.some(({ id }) => id === item.id)) return 'gone';
  const madeFrom = { ...deck.madeFrom, [item.id]: item };
  const at = content.slides.findIndex((one) => isKnownSlide(one) && one.outlineId === item.id);
  const before = content.slides[at];
  if (before) {
    // It may have been edited since the run began (PRES-06).
    if (isKnownSlide(before) && before.isEdited && !overwritesEdited) return 'gone';
    const next: KnownSlide = { ...slide, id: before.id };
    const slides = content.slides.with(at, next);
    return {
      deck: { content: { ...content, slides }, madeFrom },
      event: { type: 'slide', index: at, slide: next },
    };
  }
  if (content.slides.length >= MAX_SLIDES) return 'full';
  const index = placeFor(content, item.id);
  const slides = content.slides.toSpliced(index, 0, slide);
  return { deck: { content: { ...content, slides }, madeFrom }, event: { type: 'slide', index, slide } };
}

function withPicture(
  { content }: StoredPresentation,
  { slideId, alt, file: { idFile } }: Extract<Piece, { type: 'picture' }>,
): Applied | 'gone' {
  let isThere = false;
  const slides = content.slides.map((slide): StoredSlide => {
    if (slide.id !== slideId || !isKnownSlide(slide)) return slide;
    const slots = slide.slots.map((one) => {
      if (one.block.kind !== 'picture' || one.block.idFile !== null) return one;
      isThere = true;
      return { ...one, block: { ...one.block, idFile, alt } };
    });
    return { ...slide, slots };
  });
  if (!isThere) return 'gone';
  return { deck: { content: { ...content, slides } }, event: { type: 'picture', slideId, idFile, alt } };
}

/** What a piece changes; `gone` when its item or slide was removed, `full` when no further slide fits. */
export function applied(
  deck: StoredPresentation,
  piece: ContentPiece,
  overwritesEdited: boolean,
): Applied | 'gone' | 'full' {
  if (piece.type === 'slide') return withSlide(deck, piece, overwritesEdited);
  if (piece.type === 'picture') return withPicture(deck, piece);
  const { content } = deck;
  const index = content.outline.length;
  if (index >= MAX_ITEMS) return 'full';
  return {
    deck: { content: { ...content, outline: [...content.outline, piece.item] } },
    event: { type: 'outlineItem', index, item: piece.item },
  };
}
