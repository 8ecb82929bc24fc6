import type { TileGroup } from '#api/generated/model/tileGroup.ts';

/** A section of the main page: a group of the server's, or one of the portal's own two. */
export type Section = 'all' | 'favourites' | TileGroup;

export const sections: readonly { id: Section; title: string }[] = [
  { id: 'all', title: 'Все' },
  { id: 'favourites', title: 'Избранное' },
  { id: 'chat', title: 'Чаты' },
  { id: 'images', title: 'Изображения' },
  { id: 'media', title: 'Медиа' },
  { id: 'services', title: 'Сервисы' },
  { id: 'other', title: 'Другое' },
  { id: 'testing', title: 'Тестирование' },
];

/** Title of a section; empty for one that the portal does not know. */
export const sectionTitle = (section: string): string =>
  sections.find(({ id }) => id === section)?.title ?? '';

export type Sort = 'default' | 'popular' | 'title';

export const sorts: readonly { id: Sort; label: string }[] = [
  { id: 'default', label: 'По умолчанию' },
  { id: 'popular', label: 'Сначала популярные' },
  { id: 'title', label: 'По алфавиту' },
];

/** What is chosen on the main page, all of it in the address (HOME-01). What is not there has its default. */
export interface HomeSearch {
  section?: Exclude<Section, 'all'>;
  /** Text of the search. */
  q?: string;
  /** True hides what leaves the company's network. */
  local?: true;
  sort?: Exclude<Sort, 'default'>;
}

/** A wish to change the choice: defaults are said by name here, and `parseHomeSearch` leaves them out. */
export interface HomeSearchChange {
  section?: Section;
  q?: string;
  local?: boolean;
  sort?: Sort;
}

const maxQuery = 100;

/**
 * The choice out of an address that anyone may have written: what is unknown or broken counts as not said.
 * Defaults are left out, so that the plain main page has a plain address.
 *
 * @param raw the parsed query; the router has made numbers and booleans out of what looks like them
 */
export function parseHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const search: HomeSearch = {};
  const section = sections.find(({ id }) => id === raw['section'])?.id;
  if (section && section !== 'all') search.section = section;
  const q = raw['q'];
  if (typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean') {
    const text = String(q).slice(0, maxQuery);
    if (text.trim() !== '') search.q = text;
  }
  if (raw['local'] === true) search.local = true;
  const sort = sorts.find(({ id }) => id === raw['sort'])?.id;
  if (sort && sort !== 'default') search.sort = sort;
  return search;
}
