import { type RefObject, useEffect, useRef } from 'react';
import type { DeckStore, PanelPart } from '../store/deck-store.ts';
import { useEditor } from '../store/deck-store.ts';

/**
 * Gives the focus to a control of a part of the panel when it is asked for.
 *
 * @param control the selector of the control @default the first one
 * @returns the ref of the part
 */
export function usePanelPart(
  store: DeckStore,
  part: PanelPart,
  control = 'select, button:enabled',
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const isAsked = useEditor(store, ({ panelPart }) => panelPart === part);
  useEffect(() => {
    if (!isAsked || !box.current) return;
    store.set({ panelPart: null });
    box.current.querySelector<HTMLElement>(control)?.focus();
  }, [isAsked, store, control]);
  return box;
}
