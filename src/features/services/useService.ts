import type { QueryClient } from '@tanstack/react-query';
import { getTileListQueryOptions, useTileList } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import type { ChatService } from './kinds.ts';
import { serviceOf } from './services.ts';

/** Starts to load the data of `useService`. For route loaders; they need not wait, because the catalogue comes first. */
export const loadService = (queryClient: QueryClient): void =>
  void queryClient.prefetchQuery(getTileListQueryOptions());

/**
 * The service that an address names. It comes from the catalogue until the server's tile has loaded.
 *
 * @returns no service for a name that the portal does not know; no tile while the list loads, after it failed, or when
 *   this user may not use the service
 */
export function useService(name: string): { service: ChatService | undefined; tile: Tile | undefined } {
  // After a failure the loader repeats the request when the page is opened again.
  const { data } = useTileList({ query: { retryOnMount: false } });
  const tile = data?.find(({ value }) => value === name);
  const known = serviceOf(name);
  return { service: known && tile ? serviceOf(tile) : known, tile };
}
