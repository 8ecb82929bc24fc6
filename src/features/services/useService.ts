import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import type { ChatService } from './kinds.ts';
import { serviceOf } from './services.ts';

/**
 * The service that an address names. It comes from the catalogue until the server's tile has loaded.
 *
 * @returns no service for a name that the portal does not know; no tile while the list loads, after it failed, or when
 *   this person may not use the service
 */
export function useService(name: string): { service: ChatService | undefined; tile: Tile | undefined } {
  const { data } = useTileList();
  const tile = data?.find(({ value }) => value === name);
  const known = serviceOf(name);
  return { service: known && tile ? serviceOf(tile) : known, tile };
}
