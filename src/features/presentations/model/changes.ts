import { isSame } from '#forms/changed.ts';
import { type Deck, type DeckChange, isLater, type Slide } from './deck.ts';

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

/**
 * What changed from one state of a deck to another, as small as the gateway takes it. Later slides are named in `order`
 * only (PRES-19); `spare` is never sent.
 *
 * @param before the deck as it was saved last; its version is the one that the change is based on
 * @returns null if nothing changed
 */
export function changeOf(before: Deck, after: Deck): DeckChange | null {
  const known = new Map(before.slides.map((slide) => [slide.id, slide]));
  const kept = new Set(idsOf(after.slides));
  const slides = after.slides.filter(
    (slide): slide is Slide => !isLater(slide) && !isSame(slide, known.get(slide.id)),
  );
  const removed = before.slides.filter((slide) => !isLater(slide) && !kept.has(slide.id));
  const order = idsOf(after.slides);
  const isReordered = !isSame(
    order,
    idsOf(before.slides).filter((id) => kept.has(id)),
  );
  const parts = {
    ...(after.title !== before.title && { title: after.title }),
    ...(after.theme !== before.theme && { theme: after.theme }),
    ...(after.brief && !isSame(after.brief, before.brief) && { brief: after.brief }),
    ...(!isSame(after.outline, before.outline) && { outline: after.outline }),
    ...(isReordered && { order }),
    ...(slides.length > 0 && { slides }),
    ...(removed.length > 0 && { removed: idsOf(removed) }),
  };
  return Object.keys(parts).length === 0 ? null : { uuid: before.uuid, version: before.version, ...parts };
}

/** Puts a change into a deck, such as one that waited on this device; the version stays that of the deck. */
export function applyChange(deck: Deck, change: DeckChange): Deck {
  const { title, theme, brief, outline, order, slides = [], removed = [] } = change;
  const gone = new Set(removed);
  const changed = new Map(slides.map((slide) => [slide.id, slide]));
  const kept = deck.slides.filter(({ id }) => !gone.has(id)).map((slide) => changed.get(slide.id) ?? slide);
  const present = new Set(idsOf(kept));
  const all = [...kept, ...slides.filter(({ id }) => !present.has(id))];
  const places = new Map(order?.map((id, at) => [id, at]));
  // A slide that the order does not name keeps its place after the ones that it does.
  const placed = order
    ? all.toSorted(
        (one, other) => (places.get(one.id) ?? order.length) - (places.get(other.id) ?? order.length),
      )
    : all;
  return {
    ...deck,
    title: title ?? deck.title,
    theme: theme ?? deck.theme,
    brief: brief ?? deck.brief,
    outline: outline ?? deck.outline,
    slides: placed,
  };
}
