/** Operations on the plan of a presentation. Each changes one item and leaves the others as they are (PRES-05). */
import { DECK_LIMITS, type Deck, type OutlineItem } from './deck.ts';
import { moveItems } from './edit.ts';

const withOutline = (deck: Deck, outline: OutlineItem[]): Deck => ({ ...deck, outline });

/** Adds an item at an index. A plan of 40 items stays as it is (`outlineProblem` says why). */
export const addOutlineItem = (deck: Deck, item: OutlineItem, at: number = deck.outline.length): Deck =>
  deck.outline.length >= DECK_LIMITS.outline ? deck : withOutline(deck, deck.outline.toSpliced(at, 0, item));

export const emptyOutlineItem = (id: string): OutlineItem => ({
  id,
  title: 'Новый слайд',
  layout: 'bullets',
  points: [],
  source: null,
});

/** Changes parts of one item. */
export const changeOutlineItem = (deck: Deck, id: string, change: Partial<Omit<OutlineItem, 'id'>>): Deck =>
  withOutline(
    deck,
    deck.outline.map((item) => (item.id === id ? { ...item, ...change } : item)),
  );

export const removeOutlineItem = (deck: Deck, id: string): Deck =>
  withOutline(
    deck,
    deck.outline.filter((item) => item.id !== id),
  );

/** Moves an item; `to` is its new index. One that is out of range leaves the deck as it is. */
export const moveOutlineItem = (deck: Deck, id: string, to: number): Deck =>
  to < 0 || to >= deck.outline.length || deck.outline[to]?.id === id
    ? deck
    : withOutline(deck, moveItems(deck.outline, new Set([id]), to));
