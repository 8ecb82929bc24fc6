import type { Tile } from '#api/generated/model/tile.ts';
import { matcher, nearMatcher } from '#lib/search.ts';

/** `findByAlias` of the names of services: scores by the name in the address. */
export type FindByAlias = (query: string) => ReadonlyMap<string, number>;

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
  sectionOf: (tile: Tile) => string,
): (tile: Tile) => number {
  const parts = query.split(/\s+/).filter(Boolean);
  const words = parts.map(match);
  const whole = byAlias?.(query);
  // One word is the whole text.
  const each = parts.length > 1 ? parts.map((part) => byAlias?.(part)) : [];
  return (tile) => {
    const { value, title, description, tags } = tile;
    const alias = whole?.get(value) ?? 0;
    const text = [title, description, ...tags, sectionOf(tile)].join('\n');
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
 * Finds tiles by title, by what people call the service, and by description and tags. Typing mistakes are considered only
 * if nothing matches exactly (HOME-01).
 *
 * @param byAlias null while its code is not loaded
 * @param sectionOf title of a tile's section, if that is searched too
 * @returns those that match, with their scores, in the order of `tiles`; all if the text is empty
 */
export function findTiles(
  tiles: readonly Tile[],
  query: string,
  byAlias: FindByAlias | null,
  sectionOf: (tile: Tile) => string = () => '',
): { tile: Tile; score: number }[] {
  const scored = (score: (tile: Tile) => number): { tile: Tile; score: number }[] =>
    tiles.map((tile) => ({ tile, score: score(tile) })).filter((one) => one.score > 0);
  const exact = scored(scoreTest(query, matcher, byAlias, exactAlias, sectionOf));
  return exact.length > 0 ? exact : scored(scoreTest(query, nearMatcher, byAlias, 0, sectionOf));
}
