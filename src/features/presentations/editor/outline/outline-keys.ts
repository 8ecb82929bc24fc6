/** The keys of a text in the outline (PRES-63). */
import { isLater } from '../../model/deck.ts';
import { addAfterCurrent, removeSelected, shiftSelected } from '../store/commands.ts';
import type { DeckStore } from '../store/deck-store.ts';
import type { TextEdges } from '../text/text-view.ts';
import { isEmptySlide, nextPlace, placeBelowTitle, type TextPlace } from './outline-texts.ts';

/** Edits a text of the outline. */
export function editText(store: DeckStore, { id, name }: TextPlace): void {
  if (store.get().current !== id || store.get().selected.size !== 1) store.select(id);
  store.set({ editing: name });
}

/** Adds a slide after the current one and edits its title. */
function addSlide(store: DeckStore): void {
  const before = store.get().current;
  addAfterCurrent(store, 'bullets');
  if (store.get().current !== before) store.set({ editing: 'title' });
}

/** Goes from a title to the text below it, otherwise to a new slide. */
function goOn(store: DeckStore, { id, name }: TextPlace): void {
  const slide = store.deck.slides.find((one) => one.id === id);
  const below = slide && !isLater(slide) && name === 'title' ? placeBelowTitle(slide) : undefined;
  if (below) editText(store, { id, name: below });
  else addSlide(store);
}

/** Removes an empty slide; the text before it is edited. False for a slide with content, and for the first one. */
function removeEmpty(store: DeckStore, place: TextPlace): boolean {
  const slide = store.deck.slides.find(({ id }) => id === place.id);
  const before = nextPlace(store.deck.slides, place, -1);
  if (!slide || isLater(slide) || !before || !isEmptySlide(slide)) return false;
  removeSelected(store);
  editText(store, before);
  return true;
}

/**
 * Enter in a title adds a slide, Ctrl+Enter goes to the points or adds a slide after them, Alt+↑ and Alt+↓ in a title move the
 * slide, the arrow keys go from text to text at its first and last line, Backspace removes an empty slide.
 *
 * @returns true for a key that was taken
 */
export function outlineKey(
  store: DeckStore,
  place: TextPlace,
  { key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { isAtEdge, isEmpty }: TextEdges,
): boolean {
  const isMod = ctrlKey || metaKey;
  const isTitle = place.name === 'title';
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (by !== 0 && altKey && !isMod && isTitle) shiftSelected(store, by);
  else if (by !== 0 && !altKey && !isMod && !shiftKey && isAtEdge(by)) {
    const next = nextPlace(store.deck.slides, place, by);
    if (next) editText(store, next);
  } else if (key === 'Enter' && isMod) goOn(store, place);
  else if (key === 'Enter' && isTitle && !shiftKey) addSlide(store);
  else if (key === 'Backspace' && isTitle && isEmpty) return removeEmpty(store, place);
  else return false;
  return true;
}
