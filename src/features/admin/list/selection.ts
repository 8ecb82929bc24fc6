import type { Selection } from '../define-admin-page.ts';

/** The chosen rows of a list: some of any pages, or everything that the filter finds but a few (ADM-11). */
export interface Chosen {
  /** True: all rows but `keys`. */
  isAll: boolean;
  keys: ReadonlySet<string>;
}

/** As many keys as a batch change takes, as chosen rows or as exceptions. */
export const maxKeys = 1000;

export const nothing: Chosen = { isAll: false, keys: new Set() };
export const everything: Chosen = { isAll: true, keys: new Set() };

/** Number of chosen rows; `total` is the number of rows on all pages. */
export const countOf = ({ isAll, keys }: Chosen, total: number): number =>
  isAll ? Math.max(0, total - keys.size) : keys.size;

/** Those keys of the page that are chosen. */
export const chosenOf = ({ isAll, keys }: Chosen, page: readonly string[]): ReadonlySet<string> =>
  new Set(page.filter((key) => keys.has(key) !== isAll));

/** The choice after these rows of the page have been chosen and its other ones have not; other pages keep theirs. */
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

/** The choice as a batch change takes it. */
export const selectionOf = <Query>(chosen: Chosen, filter: Query, total: number): Selection<Query> =>
  chosen.isAll
    ? { filter, except: [...chosen.keys], expectedCount: countOf(chosen, total) }
    : { keys: [...chosen.keys] };
