/** The keys of the list of slides. */
import type { KeyboardEvent } from 'react';
import { addAfterCurrent, duplicateSelected, removeSelected, shiftSelected } from '../store/commands.ts';
import type { DeckStore } from '../store/deck-store.ts';
import { deleteSection, renameAsked, shiftSection, toggleSection } from '../store/section-commands.ts';
import type { SlideGroup } from '../store/use-sections.ts';
import { type ListRow, nextStop, type Stop } from './list-rows.ts';

interface List {
  readonly store: DeckStore;
  readonly canEdit: boolean;
  readonly groups: readonly SlideGroup[];
  readonly rows: readonly ListRow[];
  readonly stop: Stop | null;
  readonly look: 'column' | 'strip' | 'grid';
  readonly columns: number;
  /** The person enters the slide. */
  readonly onEnter: () => void;
}

type Way = Parameters<typeof nextStop>[2];

/** Where the arrow keys go: to the next slide or heading, or to the next line. */
const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: { stops: -1 },
  ArrowRight: { stops: 1 },
  ArrowUp: { lines: -1 },
  ArrowDown: { lines: 1 },
  PageUp: { stops: -5 },
  PageDown: { stops: 5 },
  Home: { stops: -Number.MAX_SAFE_INTEGER },
  End: { stops: Number.MAX_SAFE_INTEGER },
};

/** Goes to a heading or a slide. A range goes over a heading to the slide behind it. */
function go({ store, rows, stop }: List, way: Way, isRange: boolean): void {
  if (!stop) return;
  const { stops = 0, lines = 0 } = way;
  const first = nextStop(rows, stop, way);
  const isPassed = isRange && first !== undefined && 'section' in first;
  const next = isPassed ? nextStop(rows, first, { stops: Math.sign(stops + lines) }) : first;
  if (next && 'slide' in next) store.select(next.slide, isRange);
  else if (next && !isRange) store.set({ section: next.section });
}

/** A key on the heading of a section; false for one that is not for it. */
function headingKey(list: List, { key, altKey }: KeyboardEvent): boolean {
  const { store, canEdit, groups, stop, look } = list;
  const own = stop && 'section' in stop ? stop.section : undefined;
  const section = groups.find((group) => group.section?.id === own)?.section;
  if (!section) return false;
  const isArrow = key.startsWith('Arrow');
  const opening = store.get().collapsed.has(section.id) ? 'ArrowRight' : 'ArrowLeft';
  if (altKey && !isArrow) return false;
  if (altKey) {
    if (canEdit) shiftSection(store, section, key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1);
  } else if (key === 'Enter' || key === ' ' || (look === 'column' && key === opening))
    toggleSection(store, section);
  else if (look === 'column' && key === 'ArrowRight') go(list, { stops: 1 }, false);
  else if (look === 'column' && key === 'ArrowLeft') return true;
  else if (canEdit && key === 'F2') void renameAsked(store, section);
  else if (canEdit && (key === 'Delete' || key === 'Backspace')) deleteSection(store, section);
  else return false;
  return true;
}

/**
 * Arrow keys go through headings and slides, Shift selects a range, Alt moves. On a heading Enter shows and hides the slides, F2
 * renames and Delete removes the section; in a column ← goes from a slide to its heading and collapses it, → does the opposite.
 *
 * @returns true for a key that was taken
 */
export function listKey(event: KeyboardEvent, list: List): boolean {
  const { store, canEdit, groups, stop, look, columns, onEnter } = list;
  const { key, code, shiftKey, altKey } = event;
  const isMod = event.ctrlKey !== event.metaKey;
  if (!isMod && headingKey(list, event)) return true;
  const way = ways[key];
  const isArrow = key.startsWith('Arrow');
  const isBeside = look === 'column' && (key === 'ArrowLeft' || key === 'ArrowRight');
  if (altKey && !isMod && way && isArrow && !isBeside) {
    if (canEdit) shiftSelected(store, way.stops ?? (way.lines ?? 0) * columns);
    return true;
  }
  if (altKey) return false;
  if (isBeside && !isMod) {
    const own = groups.find(({ ids }) => ids.includes(store.get().current ?? ''))?.section;
    if (key === 'ArrowRight' || !own) return false;
    store.set({ section: own.id });
  } else if (way && !(isMod && isArrow)) go(list, way, shiftKey);
  else if (key === 'Enter' || key === 'F2') onEnter();
  else if (isMod && code === 'KeyA') store.set({ selected: new Set(groups.flatMap(({ ids }) => ids)) });
  else if (!canEdit || (stop !== null && 'section' in stop)) return false;
  else if (key === 'Delete' || key === 'Backspace') removeSelected(store);
  else if (isMod && code === 'KeyD') duplicateSelected(store);
  else if (isMod && code === 'KeyM') addAfterCurrent(store, 'bullets');
  else return false;
  return true;
}
