import type { Deck, DeckChange } from '../deck.ts';

/** The deck after the gateway has saved a change, which `changeOf` is compared with; the version stays that of the deck. */
export function applyChange(deck: Deck, change: DeckChange): Deck {
  const { title, theme, settings = deck.settings, brief, outline, order, slides = [], removed = [] } = change;
  const { sections = deck.sections } = change;
  const gone = new Set(removed);
  const changed = new Map(slides.map((slide) => [slide.id, slide]));
  const kept = deck.slides.filter(({ id }) => !gone.has(id)).map((slide) => changed.get(slide.id) ?? slide);
  const present = new Set(kept.map(({ id }) => id));
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
    ...(settings && { settings }),
    brief: brief ?? deck.brief,
    outline: outline ?? deck.outline,
    slides: placed,
    ...(sections && { sections }),
  };
}
