import type { DeckStore } from '../store/deck-store.ts';

interface SlidePart {
  readonly slideId: string;
  /** A place of the layout; anything else when there is none. */
  readonly slot?: string | null;
  readonly object?: string | undefined;
}

/** Shows a slide and puts the focus on its object or its place, if that is on the screen. */
export function goTo(store: DeckStore, { slideId, slot, object }: SlidePart): void {
  store.select(slideId);
  store.set({ isEntered: true });
  const target = object === undefined ? `[data-place="${slot}"]` : `[data-object="${object}"]`;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(target)?.focus());
}
