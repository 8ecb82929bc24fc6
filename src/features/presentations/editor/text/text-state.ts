import { createStore } from '#lib/store.ts';

export type TextAction = 'bold' | 'italic' | 'bullet' | 'number' | 'link';

/** The text that is being edited, for the toolbar. */
export interface ActiveText {
  /** Which looks the selection has. */
  readonly on: ReadonlySet<TextAction>;
  /** Whether the place may hold lists. */
  readonly hasLists: boolean;
  readonly run: (action: TextAction) => void;
}

/** Null while no text is being edited. A module of its own, because the text engine loads after the slides (PRES-26). */
export const activeText = createStore<ActiveText | null>(null);
