import type { Tile } from '#api/generated/model/tile.ts';
import { serviceOf } from '#features/services/index.ts';
import { matcher, nearMatcher } from '#lib/search.ts';
import type { FindByAlias } from '../useAliases.ts';
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

/** Scores by which found tiles are ordered, comparable with those of `findByAlias`. */
const titleScore = 90;
const textScore = 40;
/** Aliases below this score have typing mistakes. */
const exactAlias = 60;

/**
 * Says how well a tile matches the text: by its title, by another name, by anything else that it shows; 0 if some word
 * matches nothing.
 *
 * @param match compares one word with what the tile shows
 * @param leastAlias the least score of an alias that counts
 */
function scoreTest(
  query: string,
  match: typeof matcher,
  byAlias: FindByAlias | null,
  leastAlias: number,
): (tile: Tile) => number {
  const parts = query.split(/\s+/).filter(Boolean);
  const words = parts.map(match);
  const whole = byAlias?.(query);
  // One word is the whole text.
  const each = parts.length > 1 ? parts.map((part) => byAlias?.(part)) : [];
  return ({ value, title, description, tags, group }) => {
    const alias = whole?.get(value) ?? 0;
    const text = [title, description, ...tags, sectionTitle(group)].join('\n');
    const isShown = words.every(
      (isFound, index) => isFound(text) || (each[index]?.get(value) ?? 0) >= exactAlias,
    );
    return Math.max(
      words.every((isFound) => isFound(title)) ? titleScore : 0,
      alias >= leastAlias ? alias : 0,
      isShown ? textScore : 0,
    );
  };
}

/**
 * The tiles that match section, text and toggle, in the chosen order. By default those come first that the text names;
 * equal ones keep the server's order (HOME-01).
 */
export function filterTiles(tiles: readonly Tile[], search: TileFilter): Tile[] {
  const { section = 'all', q = '', local = false, sort = 'default', byAlias = null } = search;
  const offered = tiles.filter((tile) => isIn(section, tile) && !(local && serviceOf(tile).external));
  const scored = (score: (tile: Tile) => number): { tile: Tile; score: number }[] =>
    offered.map((tile) => ({ tile, score: score(tile) })).filter((one) => one.score > 0);
  const exact = scored(scoreTest(q, matcher, byAlias, exactAlias));
  // Typing mistakes are considered only if nothing matches exactly.
  const found = exact.length > 0 ? exact : scored(scoreTest(q, nearMatcher, byAlias, 0));
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
