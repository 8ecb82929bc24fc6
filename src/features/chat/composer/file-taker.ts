import type { Tile } from '#api/generated/model/tile.ts';
import { isService, serviceOf, uploadRuleOf } from '#features/services/index.ts';
import { isAcceptedName, isForeignPicture } from '#lib/upload-rules.ts';

/** A service that takes a file, in the words of its tile. */
export interface FileTaker {
  name: string;
  title: string;
}

/**
 * The service that takes a file which another one refused: the first of the person's tiles. One inside the company comes
 * first for a file of an internal service, which must not leave the company by accident.
 *
 * @returns null when none of the person's services takes it
 */
export function takerOf(fileName: string, from: string, tiles: readonly Tile[]): FileTaker | null {
  const takes = tiles.filter((tile) => {
    if (tile.disabled || tile.value === from || !isService(tile.value)) return false;
    const rule = uploadRuleOf(serviceOf(tile));
    const accept = rule?.accept ?? '';
    return isAcceptedName(fileName, accept) || isForeignPicture(fileName, accept);
  });
  const isInternal = serviceOf(from)?.external === false;
  const inside = takes.find((tile) => !serviceOf(tile).external);
  const taker = isInternal ? inside : takes[0];
  return taker ? { name: taker.value, title: taker.title } : null;
}
