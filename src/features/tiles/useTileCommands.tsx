import { useNavigate } from '@tanstack/react-router';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { ServiceIcon } from '#features/services/index.ts';
import type { CommandGroup } from '#platform/commands.ts';
import { sectionTitle } from './model/sections.ts';
import { isKnownTile, tileLink } from './model/tile-link.ts';
import { useAliases } from './useAliases.ts';
import { useOfferedTiles } from './useOfferedTiles.ts';

/** The user's services, for the command palette. */
export function useTileCommands(): CommandGroup {
  const navigate = useNavigate();
  const { data, isPending } = useTileList();
  const tiles = useOfferedTiles(data ?? []);
  const byAlias = useAliases(true);
  return {
    title: 'Сервисы',
    isLoading: isPending,
    commands: tiles
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
