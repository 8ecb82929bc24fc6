import { isSame } from '#forms/changed.ts';
import type { DeckSection } from '../../model/deck.ts';
import { groupsOf } from '../../model/sections.ts';
import { type DeckStore, type EditorState, useEditor } from './deck-store.ts';

/** A section with the ids of its slides; null for the slides before the first one. */
export interface SlideGroup {
  readonly section: DeckSection | null;
  readonly ids: readonly string[];
}

const known = new WeakMap<DeckStore, readonly SlideGroup[]>();

/** The slides by section: the same object until a section, the order or the number of slides changes. */
function groupsIn(store: DeckStore, { history }: EditorState): readonly SlideGroup[] {
  const groups = groupsOf(history.present).map(({ section, slides }) => ({
    section,
    ids: slides.map(({ id }) => id),
  }));
  const before = known.get(store);
  if (before && isSame(before, groups)) return before;
  known.set(store, groups);
  return groups;
}

/** The slides by section. Typing on a slide changes nothing of it (PRES-30). */
export const useSections = (store: DeckStore): readonly SlideGroup[] =>
  useEditor(store, (state) => groupsIn(store, state));
