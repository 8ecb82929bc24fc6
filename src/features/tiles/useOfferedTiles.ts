import type { Tile } from '#api/generated/model/tile.ts';
import { useAgentsAllowed } from '#features/agents/index.ts';

/** The tiles that may be shown: those of agents only where agents are (HOME-05, LAB-14). */
export function useOfferedTiles<Tiles extends readonly Tile[] | undefined>(tiles: Tiles): Tiles | Tile[] {
  const hasAgents = useAgentsAllowed();
  return hasAgents || !tiles ? tiles : tiles.filter(({ agentId }) => agentId === undefined);
}
