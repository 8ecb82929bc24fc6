import { useState } from 'react';
import { useStore } from '#lib/store.ts';
import { announce } from '#platform/announcer.ts';
import { DECK_LIMITS, type OutlineItem } from '../../model/deck.ts';
import {
  addOutlineItem,
  changeOutlineItem,
  emptyOutlineItem,
  moveOutlineItem,
  removeOutlineItem,
} from '../../model/outline.ts';
import { mergeOutline } from '../model/outline.ts';
import type { GenerationRun } from '../run/GenerationRun.ts';

/** A change that can be undone: the plan before it and after it. */
interface Change {
  before: readonly OutlineItem[];
  after: readonly OutlineItem[];
  /** Item and field that are typed in: letters without a pause between them are one change. */
  typed: string | null;
  /** When it was made last, ms. */
  at: number;
}

/** Typing with pauses shorter than this is one change, as in the editor, ms. */
const pause = 1000;

/** The person's operations on the plan, with undo and redo. */
export function usePlan(run: GenerationRun) {
  const { outline, deck } = useStore(run.work);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [undone, setUndone] = useState<readonly Change[]>([]);
  const here = { ...deck, outline: [...outline] };

  const apply = (after: readonly OutlineItem[], typed: string | null = null): void => {
    const last = changes.at(-1);
    const at = Date.now();
    const doesJoin = typed !== null && last?.typed === typed && at - last.at < pause;
    const next = { before: doesJoin ? last.before : outline, after, typed, at };
    const others = doesJoin ? changes.slice(0, -1) : changes;
    setChanges([...others, next].slice(-DECK_LIMITS.undo));
    setUndone([]);
    run.plan(after);
  };
  const place = (id: string, to: number): void => {
    const item = outline.find((one) => one.id === id);
    const moved = moveOutlineItem(here, id, to);
    if (!item || moved === here) return;
    apply(moved.outline);
    announce(`Слайд „${item.title}“ теперь ${to + 1} из ${outline.length}`);
  };
  return {
    outline,
    isFull: outline.length >= DECK_LIMITS.outline,
    canUndo: changes.length > 0,
    canRedo: undone.length > 0,
    change: (id: string, values: Partial<OutlineItem>): void =>
      apply(changeOutlineItem(here, id, values).outline, `${id} ${Object.keys(values).join(' ')}`),
    place,
    move: (id: string, step: -1 | 1): void => place(id, outline.findIndex((one) => one.id === id) + step),
    /** @returns the id of the new item, which is the last one */
    add(): string {
      const item = emptyOutlineItem(crypto.randomUUID());
      apply(addOutlineItem(here, item).outline);
      announce(`Добавлен пункт, всего ${outline.length + 1}`);
      return item.id;
    },
    remove(id: string): void {
      const item = outline.find((one) => one.id === id);
      apply(removeOutlineItem(here, id).outline);
      announce(`Удалено: ${item?.title ?? ''}`);
    },
    /** Undoes the last change; items that arrived since stay. */
    undo(): void {
      const last = changes.at(-1);
      if (!last) return;
      setChanges(changes.slice(0, -1));
      // What is typed next is a change of its own.
      setUndone([...undone, { ...last, typed: null }]);
      run.plan(mergeOutline(last.after, last.before, outline));
      announce('Изменение отменено');
    },
    /** Makes the change again that was taken back last. */
    redo(): void {
      const last = undone.at(-1);
      if (!last) return;
      setUndone(undone.slice(0, -1));
      setChanges([...changes, last]);
      run.plan(mergeOutline(last.before, last.after, outline));
      announce('Изменение возвращено');
    },
  };
}
