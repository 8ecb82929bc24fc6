/** Moves the focus to a part of the slide on the screen, after the next frame has drawn it. */
import type { SlotName } from '../../model/deck.ts';
import type { DeckStore } from '../store/deck-store.ts';

const focusFirst = (...selectors: readonly string[]): void =>
  void requestAnimationFrame(() => {
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) {
        found.focus();
        return;
      }
    }
  });

/** Focuses a place, or the first place if the layout has no such one. */
export const focusPlace = (name: SlotName): void => focusFirst(`[data-place="${name}"]`, '[data-place]');

/** Focuses an object, or the mark of its comments for those who only read. */
export const focusObject = (id: string): void =>
  focusFirst(`[data-object="${id}"]`, `[data-commented-object="${id}"]`);

interface SlidePart {
  readonly slideId: string;
  /** `notes` and null have no place on the slide. */
  readonly slot?: SlotName | 'notes' | null;
  readonly object?: string | undefined;
}

/** Shows a slide and focuses its object or its place, if that is on the screen. */
export function goTo(store: DeckStore, { slideId, slot, object }: SlidePart): void {
  store.select(slideId);
  store.set({ isEntered: true });
  if (object !== undefined) focusObject(object);
  else if (slot && slot !== 'notes') focusFirst(`[data-place="${slot}"]`, `[data-commented="${slot}"]`);
}
