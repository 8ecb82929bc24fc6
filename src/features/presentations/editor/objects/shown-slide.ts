import { useMemo } from 'react';
import { type AnySlide, isLater } from '../../model/deck.ts';
import { type DeckStore, useEditor } from '../store/deck-store.ts';

/** The slide on the screen, with the places that its objects have while they are dragged. */
export function useShownSlide(store: DeckStore, slide: AnySlide | undefined): AnySlide | undefined {
  const dragged = useEditor(store, (state) => state.dragged);
  return useMemo(
    () => (dragged && slide && !isLater(slide) ? { ...slide, objects: [...dragged] } : slide),
    [dragged, slide],
  );
}

/** A press beside the objects drops their selection. */
export function dropSelection(store: DeckStore, target: EventTarget): void {
  const isOnObject = target instanceof Element && target.closest('[data-objects]') !== null;
  const { objects, writing } = store.get();
  if (!isOnObject && writing === null && objects.size > 0) store.set({ objects: new Set() });
}
