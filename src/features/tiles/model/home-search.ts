import type { TileGroup } from '#api/generated/model/tileGroup.ts';

/** A section of the main page: a group of the server, or one of the portal's own two. */
export type Section = 'all' | 'favourites' | TileGroup;

const sectionIds: readonly Section[] = [
  'all',
  'favourites',
  'chat',
  'images',
  'media',
  'services',
  'other',
  'testing',
];

export type Sort = 'default' | 'popular' | 'title';

const sortIds: readonly Sort[] = ['default', 'popular', 'title'];

/** Filter and order of the main page, kept in the address (HOME-01). Absent values have their defaults. */
export interface HomeSearch {
  section?: Exclude<Section, 'all'>;
  /** Text of the search. */
  q?: string;
  /** True hides external services. */
  local?: true;
  sort?: Exclude<Sort, 'default'>;
}

/** A change of filter or order. It may contain defaults; `parseHomeSearch` leaves them out. */
export interface HomeSearchChange {
  section?: Section;
  q?: string;
  local?: boolean;
  sort?: Sort;
}

const maxQuery = 100;

/**
 * Reads filter and order from an untrusted address; unknown or malformed values count as absent. Defaults are left out,
 * so that the main page without a filter has the address `/`.
 *
 * @param raw the parsed query; the router has converted texts that look like numbers or booleans
 */
export function parseHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const search: HomeSearch = {};
  const section = sectionIds.find((id) => id === raw['section']);
  if (section && section !== 'all') search.section = section;
  const q = raw['q'];
  if (typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean') {
    const text = String(q).slice(0, maxQuery);
    if (text.trim() !== '') search.q = text;
  }
  if (raw['local'] === true) search.local = true;
  const sort = sortIds.find((id) => id === raw['sort']);
  if (sort && sort !== 'default') search.sort = sort;
  return search;
}
