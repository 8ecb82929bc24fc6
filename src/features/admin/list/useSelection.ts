import { useState } from 'react';
import { toast } from '#ui/index.ts';
import type { AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';
import { type Chosen, choose, chosenOf, everything, maxKeys, nothing } from '../state/selection.ts';

interface SelectionOptions<T extends AdminTypes> {
  definition: AdminPageDefinition<T>;
  /** Filters and search: a change of them clears the selection. */
  filter: T['query'];
  /** The rows of the page. */
  rows: readonly T['row'][];
  /** True while they are those of the previous filter and cannot be selected. */
  isOld: boolean;
}

/** The selected rows; the selection is kept on a change of page or order (ADM-11). */
export function useSelection<T extends AdminTypes>({
  definition: { idOf },
  filter,
  rows,
  isOld,
}: SelectionOptions<T>) {
  const list = JSON.stringify(filter);
  const none = { list, chosen: nothing, seen: [] };
  const [kept, setKept] = useState<{ list: string; chosen: Chosen; seen: readonly T['row'][] }>(none);
  const { chosen, seen } = kept.list === list ? kept : none;
  const keys = rows.map(idOf);
  const set = (next: Chosen): void => {
    const others = seen.filter((row) => !keys.includes(idOf(row)));
    const isChosen = (row: T['row']): boolean => next.keys.has(idOf(row)) !== next.isAll;
    setKept({ list, chosen: next, seen: [...others, ...rows].filter(isChosen) });
  };
  return {
    chosen,
    /** The selected rows that have been loaded. */
    seen,
    /** Keys of the selected rows of the page. */
    onPage: chosenOf(chosen, keys),
    choose(selected: ReadonlySet<string>): void {
      if (isOld) return;
      const next = choose(chosen, keys, selected);
      if (next.keys.size > maxKeys) tellTooMany(next);
      else set(next);
    },
    chooseAll: () => set(everything),
    clear: () => set(nothing),
  };
}

const tooMany = `Не больше ${new Intl.NumberFormat('ru-RU').format(maxKeys)}\u00a0строк`;

/** Shows why the selection did not change, and what to do instead. */
function tellTooMany({ isAll }: Chosen): void {
  toast.show({
    tone: 'warning',
    title: isAll ? `${tooMany} можно исключить` : `${tooMany} можно выбрать по одной`,
    text: isAll ? 'Уточните фильтр.' : 'Нажмите «Выбрать все по фильтру» или уточните фильтр.',
  });
}
