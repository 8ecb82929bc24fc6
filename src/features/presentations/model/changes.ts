import { isSame } from '#forms/changed.ts';
import { type Deck, type DeckChange, isLater, type Slide } from './deck.ts';
import { settingsOf } from './settings.ts';

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
  const settings = settingsOf(after);
  const { sections = [] } = after;
  const parts = {
    ...(after.title !== before.title && { title: after.title }),
    ...(after.theme !== before.theme && { theme: after.theme }),
    ...(!isSame(settings, settingsOf(before)) && { settings }),
    ...(after.brief && !isSame(after.brief, before.brief) && { brief: after.brief }),
    ...(!isSame(after.outline, before.outline) && { outline: after.outline }),
    ...(isReordered && { order }),
    ...(slides.length > 0 && { slides }),
    ...(removed.length > 0 && { removed: idsOf(removed) }),
    ...(!isSame(sections, before.sections ?? []) && { sections }),
  };
  return Object.keys(parts).length === 0 ? null : { uuid: before.uuid, version: before.version, ...parts };
}
