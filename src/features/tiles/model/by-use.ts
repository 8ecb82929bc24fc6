import type { Tile } from '#api/generated/model/tile.ts';

/**
 * The tiles in the order: used last, newest first; favourites; others as given.
 *
 * @param recent tiles used last, newest first
 */
export function byUse(tiles: readonly Tile[], recent: readonly Pick<Tile, 'uuid'>[]): Tile[] {
  const places = new Map(recent.map(({ uuid }, place) => [uuid, place]));
  const placeOf = ({ uuid, fromFavorite }: Tile): number =>
    places.get(uuid) ?? recent.length + (fromFavorite ? 0 : 1);
  return tiles.toSorted((one, other) => placeOf(one) - placeOf(other));
}
