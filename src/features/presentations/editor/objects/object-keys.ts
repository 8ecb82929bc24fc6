import type { KeyboardEvent } from 'react';
import type { SlideObject } from '../../model/deck.ts';
import { isLine } from '../../model/object-boxes.ts';
import { GRID } from '../../model/object-geometry.ts';
import type { DeckStore } from '../store/deck-store.ts';
import { duplicateChosen, moveChosen, removeChosen, resizeChosen, selectAll } from './object-commands.ts';

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether an object has a text of its own. */
export const hasText = (object: SlideObject): boolean => !isLine(object) && object.kind !== 'picture';

/** Selects an object alone, or adds it to the selection and takes it out of it. */
export function selectObject(store: DeckStore, id: string, isMore = false): void {
  const { objects } = store.get();
  const next = new Set(isMore ? objects : []);
  if (isMore && next.has(id)) next.delete(id);
  else next.add(id);
  store.set({ editing: null, objects: next, writing: null });
}

/** Selects an object unless it is selected already, alone or with others. */
export function keepSelected(store: DeckStore, id: string): void {
  if (!store.get().objects.has(id)) selectObject(store, id);
}

/**
 * The keys of an object: arrows move by a step of the grid and with Shift resize, Alt makes the step 1 px; Enter and F2 edit
 * the text, Delete removes, Ctrl+A selects all, Ctrl+D copies, Escape drops the selection (PRES-83).
 */
export function pressObjectKey(event: KeyboardEvent, store: DeckStore, object: SlideObject): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isMod = ctrlKey || metaKey;
  const action = (): (() => void) | undefined => {
    const arrow = arrows[key];
    if (arrow && !isMod) {
      const step = altKey ? 1 : GRID;
      const [x, y] = [arrow[0] * step, arrow[1] * step];
      return () => (shiftKey ? resizeChosen : moveChosen)(store, x, y);
    }
    if (isMod && code === 'KeyD' && !altKey && !shiftKey) return () => duplicateChosen(store);
    if (isMod && code === 'KeyA' && !altKey && !shiftKey) return () => selectAll(store);
    if (isMod || altKey) return undefined;
    if (key === 'Delete' || key === 'Backspace') return () => removeChosen(store);
    if ((key === 'Enter' || key === 'F2') && hasText(object)) return () => store.set({ writing: object.id });
    return undefined;
  };
  if (key === 'Escape') {
    if (store.get().objects.size === 0) return;
    event.preventDefault();
    store.set({ objects: new Set() });
    return;
  }
  const wanted = action();
  if (!wanted) return;
  event.preventDefault();
  event.stopPropagation();
  keepSelected(store, object.id);
  wanted();
}
