import type { Tile } from '#api/generated/model/tile.ts';
import { serviceOf } from '#features/services/index.ts';
import { matcher, nearMatcher } from '#lib/search.ts';
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

/** True when title, description, tags and the section's title contain every word of the query. */
function textTest(query: string, match: typeof matcher): (tile: Tile) => boolean {
  const words = query.split(/\s+/).filter(Boolean).map(match);
  return ({ title, description, tags, group }) => {
    const text = [title, description, ...tags, sectionTitle(group)].join('\n');
    return words.every((isFound) => isFound(text));
  };
}

/** The tiles that match section, text and toggle, in the chosen order; equal ones keep the server's order. */
export function filterTiles(tiles: readonly Tile[], search: HomeSearch): Tile[] {
  const { section = 'all', q = '', local = false, sort = 'default' } = search;
  const offered = tiles.filter((tile) => isIn(section, tile) && !(local && serviceOf(tile).external));
  const exact = offered.filter(textTest(q, matcher));
  // Typing mistakes are considered only if nothing matches exactly.
  const found = exact.length > 0 ? exact : offered.filter(textTest(q, nearMatcher));
  const order = orders[sort];
  return order ? found.sort(order) : found;
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
