import { useNavigate } from '@tanstack/react-router';
import { useTileList, useTileRecentList } from '#api/generated/hooks/tile/tile.ts';
import { ServiceIcon } from '#features/services/index.ts';
import type { CommandGroup } from '#platform/commands.ts';
import { loaded } from './loadHome.ts';
import { byUse } from './model/by-use.ts';
import { sectionTitle } from './model/sections.ts';
import { isKnownTile, tileLink } from './model/tile-link.ts';
import { useAliases } from './useAliases.ts';
import { useOfferedTiles } from './useOfferedTiles.ts';

/**
 * The user's services for the command palette: used last, favourites, catalogue. Without a text they are shown when the order
 * is known, so that nothing moves under the pointer.
 */
export function useTileCommands(text: string): CommandGroup {
  const navigate = useNavigate();
  const { data, isPending } = useTileList();
  const recent = useTileRecentList(loaded);
  const isAwaited = recent.isPending && recent.failureCount === 0;
  const tiles = useOfferedTiles(isAwaited && text.trim() === '' ? [] : (data ?? []));
  const byAlias = useAliases(true);
  return {
    title: 'Сервисы',
    isLoading: isPending || isAwaited,
    commands: byUse(tiles, recent.data ?? [])
      .filter((tile) => isKnownTile(tile) && !tile.disabled)
      .map((tile) => ({
        id: `service:${tile.value}`,
        title: tile.title,
        keywords: [tile.value, tile.description, ...tile.tags, sectionTitle(tile.group)],
        scoreOf: (text) => byAlias?.(text).get(tile.value) ?? 0,
        icon: <ServiceIcon tile={tile} size="sm" />,
        run: () => void navigate(tileLink(tile)),
      })),
  };
}
