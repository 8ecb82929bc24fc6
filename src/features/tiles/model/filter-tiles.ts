import type { Tile } from '#api/generated/model/tile.ts';
import { type FindByAlias, findTiles, serviceOf } from '#features/services/index.ts';
import type { HomeSearch, Section, Sort } from './home-search.ts';
import { sections, sectionTitle } from './sections.ts';

const titles = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

const orders: Record<Sort, ((a: Tile, b: Tile) => number) | null> = {
  default: null,
  popular: (a, b) => Number(b.isPopular) - Number(a.isPopular),
  title: (a, b) => titles.compare(a.title, b.title),
};

const isIn = (section: Section, tile: Tile): boolean =>
  section === 'all' || (section === 'favourites' ? tile.fromFavorite : tile.group === section);

/** Filter and order, with the search by aliases when its code is there. */
export interface TileFilter extends HomeSearch {
  byAlias?: FindByAlias | null;
}

/**
 * The tiles that match section, text and toggle, in the chosen order. By default those come first that the text names;
 * equal ones keep the server's order (HOME-01).
 */
export function filterTiles(tiles: readonly Tile[], search: TileFilter): Tile[] {
  const { section = 'all', q = '', local = false, sort = 'default', byAlias = null } = search;
  const offered = tiles.filter((tile) => isIn(section, tile) && !(local && serviceOf(tile).external));
  const found = findTiles(offered, q, byAlias, ({ group }) => sectionTitle(group));
  const order = orders[sort];
  if (!order) found.sort((one, other) => other.score - one.score);
  const result = found.map(({ tile }) => tile);
  return order ? result.sort(order) : result;
}

/** The sections to offer as tabs: those with tiles, «Все» and «Избранное», and the chosen one. */
export const offeredSections = (tiles: readonly Tile[], chosen: Section) =>
  sections.filter(
    ({ id }) =>
      id === 'all' || id === 'favourites' || id === chosen || tiles.some(({ group }) => group === id),
  );

export interface TileSection {
  id: Section;
  title: string;
  tiles: Tile[];
}

/** The tiles by section, in the order of the tabs, without empty sections. */
export function groupTiles(tiles: readonly Tile[]): TileSection[] {
  return sections
    .map(({ id, title }) => ({ id, title, tiles: tiles.filter((tile) => tile.group === id) }))
    .filter((section) => section.tiles.length > 0);
}
