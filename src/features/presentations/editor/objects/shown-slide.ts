import { useMemo } from 'react';
import { type AnySlide, isLater } from '../../model/deck.ts';
import { type DeckStore, useEditor } from '../store/deck-store.ts';

/** The slide on the screen. During a drag its objects have their new positions. */
export function useShownSlide(store: DeckStore, slide: AnySlide | undefined): AnySlide | undefined {
  const dragged = useEditor(store, (state) => state.dragged);
  return useMemo(
    () => (dragged && slide && !isLater(slide) ? { ...slide, objects: [...dragged] } : slide),
    [dragged, slide],
  );
}

/** Clears the selection of objects after a press outside of them. */
export function dropSelection(store: DeckStore, target: EventTarget): void {
  const isOnObject = target instanceof Element && target.closest('[data-objects]') !== null;
  const { objects, writing } = store.get();
  if (!isOnObject && writing === null && objects.size > 0) store.set({ objects: new Set() });
}
