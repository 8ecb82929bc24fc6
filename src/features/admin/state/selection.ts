import type { Selection } from '../kit/admin-scope.ts';

/** The selected rows of a list: single rows of any page, or all rows of the filter with exceptions (ADM-11). */
export interface Chosen {
  /** True: all rows except `keys`. */
  isAll: boolean;
  keys: ReadonlySet<string>;
}

/** Largest number of keys of a batch change, as selected rows or as exceptions. */
export const maxKeys = 1000;

export const nothing: Chosen = { isAll: false, keys: new Set() };
export const everything: Chosen = { isAll: true, keys: new Set() };

/** Number of selected rows; `total` is the number of rows on all pages. */
export const countOf = ({ isAll, keys }: Chosen, total: number): number =>
  isAll ? Math.max(0, total - keys.size) : keys.size;

/** The keys of the page that are selected. */
export const chosenOf = ({ isAll, keys }: Chosen, page: readonly string[]): ReadonlySet<string> =>
  new Set(page.filter((key) => keys.has(key) !== isAll));

/** The selection after exactly these rows of the page were selected; other pages keep theirs. */
export function choose(
  { isAll, keys }: Chosen,
  page: readonly string[],
  chosen: ReadonlySet<string>,
): Chosen {
  const next = new Set(keys);
  for (const key of page) {
    if (chosen.has(key) === isAll) next.delete(key);
    else next.add(key);
  }
  return { isAll, keys: next };
}

/** The selection in the form of a batch change. */
export const selectionOf = <Query>(chosen: Chosen, filter: Query, total: number): Selection<Query> =>
  chosen.isAll
    ? { filter, except: [...chosen.keys], expectedCount: countOf(chosen, total) }
    : { keys: [...chosen.keys] };
