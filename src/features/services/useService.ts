import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import type { ChatService } from './kinds.ts';
import { serviceOf } from './services.ts';

/**
 * The service behind a name in the address. The catalogue answers at once; the server's tile, once it is here, wins.
 *
 * @returns no service for a name that the portal does not know; no tile while the list is on its way, when it failed,
 *   or when this person is not offered the service
 */
export function useService(name: string): { service: ChatService | undefined; tile: Tile | undefined } {
  const { data } = useTileList();
  const tile = data?.find(({ value }) => value === name);
  const known = serviceOf(name);
  return { service: known && tile ? serviceOf(tile) : known, tile };
}
