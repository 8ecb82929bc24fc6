import { useEffect, useRef, useState } from 'react';
import { useTileList, useTileRecentList } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { rankServices } from './model/rank-services.ts';
import type { Ranking, RouterRequest } from './model/types.ts';

/** How long typing must pause before the request is ranked, ms. */
const PAUSE_MS = 150;

const namesOf = (tiles: readonly Tile[]): string[] => tiles.map(({ value }) => value);
const none: readonly string[] = [];

/**
 * The services of the person and the names of those that they used last.
 *
 * @param press the last press of «Подобрать сервис»: after a failure it requests the services again
 * @returns `tiles` is undefined while the services load and after a failure
 */
export function useRouterTiles(press: object | null): {
  tiles: readonly Tile[] | undefined;
  recent: readonly string[];
} {
  // The page shows a failure of both: mounting this part afterwards must not show it again.
  const { data: tiles, isError, refetch } = useTileList({ query: { retryOnMount: false } });
  const isMissing = isError && !tiles;
  const answered = useRef<object>(null);
  useEffect(() => {
    if (!isMissing || !press || answered.current === press) return;
    answered.current = press;
    void refetch();
  }, [isMissing, press, refetch]);
  const { data: recent = none } = useTileRecentList({ query: { select: namesOf, retryOnMount: false } });
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
