import type { Tile } from '#api/generated/model/tile.ts';
import { wordsOf } from '#lib/search.ts';

/** A word without its ending. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2));
const isSame = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
const stemsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap(wordsOf)
    .filter((word) => word.length > 3)
    .map(stemOf);

interface TileStems {
  title: readonly string[];
  tags: readonly string[];
  description: readonly string[];
}
/** Kept because the same tiles are ranked at each pause in typing. */
const kept = new WeakMap<Tile, TileStems>();
function stemsOfTile(tile: Tile): TileStems {
  const before = kept.get(tile);
  if (before) return before;
  const { title, tags, description } = tile;
  const stems = { title: stemsOf([title]), tags: stemsOf(tags), description: stemsOf([description]) };
  kept.set(tile, stems);
  return stems;
}

/** Points for words of the request in title, tags and description. */
export function forWords(tile: Tile, stems: readonly string[]): number {
  const { title, tags, description } = stemsOfTile(tile);
  const has = (own: readonly string[]): boolean =>
    own.some((stem) => stems.some((typed) => isSame(stem, typed)));
  return (has(title) ? 20 : 0) + (has(tags) ? 15 : 0) + (has(description) ? 5 : 0);
}

/** Words of what is asked that are compared with tiles. */
const maxWords = 40;

/** Stems of the words of a request. */
export const stemsOfText = (text: string): readonly string[] => stemsOf([text]).slice(0, maxWords);
