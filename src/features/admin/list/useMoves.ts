import { useMutation } from '@tanstack/react-query';
import { announce } from '#platform/announcer.ts';
import { ownRefusals, tellRefusal } from '../edit/refusal.ts';
import type { AdminScope, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';
import { isFiltered, type ListState } from '../state/list-state.ts';

/** The order in which rows can be moved. */
export const placeOrder = 'position,asc';

interface MovesOptions<T extends AdminTypes> {
  definition: AdminPageDefinition<T>;
  scope: AdminScope<T>;
  state: ListState;
  rows: readonly T['row'][];
  /** Number of the page, from 1. */
  page: number;
  total: number;
  canChange: boolean;
  /** Loads the list again. */
  reload: () => void;
}

/** Moving of the rows of one list. */
export interface Moves {
  /** Why rows cannot be moved now; null when they can. */
  refusal: string | null;
  /** Moves a row to an index on the page; −1 and beyond the end are places on the neighbouring pages. */
  move: (id: string, to: number) => void;
  /** False where the row is already at this end of the whole list. */
  canMove: (id: string, step: -1 | 1) => boolean;
}

/** Moving of rows where the page has it: only in the order of places and without filters, so that a place is one. */
export function useMoves<T extends AdminTypes>(options: MovesOptions<T>): Moves | undefined {
  const { definition, scope, state, rows, page, total, canChange, reload } = options;
  const { idOf, nameOf } = definition;
  const first = (page - 1) * state.size;
  const indexOf = (id: string): number => rows.findIndex((row) => idOf(row) === id);
  const moving = useMutation({
    mutationFn: async ({ row, position }: { row: T['row']; position: number }) => {
      await scope.move?.(idOf(row), position);
      return `${nameOf(row)}: место ${position + 1} из ${total}`;
    },
    meta: ownRefusals,
    onSuccess: announce,
    onError: tellRefusal,
    // After a refusal too: the order on the screen was not the gateway's.
    onSettled: reload,
  });
  if (!scope.move || !canChange) return undefined;
  const isInOrder = state.sort === placeOrder && !isFiltered(definition, state);
  return {
    refusal: isInOrder ? null : 'Отсортируйте по месту и сбросьте фильтры',
    canMove(id, step) {
      const next = first + indexOf(id) + step;
      return next >= 0 && next < total;
    },
    move(id, to) {
      const row = rows[indexOf(id)];
      const position = first + to;
      if (!row || !isInOrder || moving.isPending || position < 0 || position >= total) return;
      if (to !== indexOf(id)) moving.mutate({ row, position });
    },
  };
}
