import { useEffect, useState } from 'react';
import { useTileList, useTileRecentList } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { rankServices } from './model/rank-services.ts';
import type { Ranking, RouterRequest } from './model/types.ts';

/** How long typing must pause before the request is ranked, ms. */
const PAUSE_MS = 150;

const namesOf = (tiles: readonly Tile[]): string[] => tiles.map(({ value }) => value);
const none: readonly string[] = [];

/** The services of the person, undefined while they load, and the names of those that they used last. */
export function useRouterTiles(): { tiles: readonly Tile[] | undefined; recent: readonly string[] } {
  const { data: tiles } = useTileList();
  const { data: recent = none } = useTileRecentList({ query: { select: namesOf } });
  return { tiles, recent };
}

export const isEmptyRequest = ({ text, files }: Pick<RouterRequest, 'text' | 'files'>): boolean =>
  text.trim() === '' && files.length === 0;

/**
 * Ranks a request after a pause of typing, in the browser (HOME-10).
 *
 * @param request must be the same object while its parts are the same
 * @returns null for an empty request and while the services load; during a pause the ranking before
 */
export function useRanking(request: RouterRequest, tiles: readonly Tile[] | undefined): Ranking | null {
  const [ranking, setRanking] = useState<Ranking | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRanking(tiles ? rankServices(request, tiles) : null), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [request, tiles]);
  return isEmptyRequest(request) ? null : ranking;
}
