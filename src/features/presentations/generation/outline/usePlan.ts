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
  /** Item and field that are typed in: further letters are one change. */
  typed: string | null;
}

/** What a person does with the plan, with its undo. */
export function usePlan(run: GenerationRun) {
  const { outline, deck } = useStore(run.work);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const here = { ...deck, outline: [...outline] };

  const apply = (after: readonly OutlineItem[], typed: string | null = null): void => {
    const last = changes.at(-1);
    const isSameField = typed !== null && last?.typed === typed;
    const next = { before: isSameField ? last.before : outline, after, typed };
    const others = isSameField ? changes.slice(0, -1) : changes;
    setChanges([...others, next].slice(-DECK_LIMITS.undo));
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
    /** Takes the last change back; what has arrived since stays. */
    undo(): void {
      const last = changes.at(-1);
      if (!last) return;
      setChanges(changes.slice(0, -1));
      run.plan(mergeOutline(last.after, last.before, outline));
      announce('Изменение отменено');
    },
  };
}
