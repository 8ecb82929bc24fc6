import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import { useStore } from '#lib/store.ts';
import type { AdminArea } from './admin-scope.ts';
import { attentionCounts } from './attention-counts.ts';
import { tilesIn, withAttention } from './menu.ts';

/** The calls load when they are needed: everybody loads this file with the command palette (ADM-07). */
async function tilesOf(area: AdminArea, signal: AbortSignal): Promise<AdminTile[]> {
  const { tileCalls } = await import('./tile-calls.ts');
  return tileCalls[area]({ signal });
}

/** Queries of the tiles, at most every 5 minutes. A failed one is not repeated when its screen is mounted. */
export const tilesQuery = (area: AdminArea) =>
  queryOptions({
    queryKey: ['admin tiles', area],
    queryFn: ({ signal }) => tilesOf(area, signal),
    staleTime: 5 * 60_000,
    retryOnMount: false,
  });

/**
 * Reads the menu of an area: «Требует внимания» and the pages that this administrator may open.
 *
 * @param isAllowed false: nothing is requested. Pages of the area leave it out, because their routes check the permission.
 */
export function useAdminTiles(area: AdminArea, isAllowed = true) {
  const count = useStore(attentionCounts)[area];
  return useQuery({
    ...tilesQuery(area),
    select: (tiles) => withAttention(tilesIn(tiles, area), area, count),
    enabled: isAllowed,
  });
}
