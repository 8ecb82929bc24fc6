import type { Tile } from '#api/generated/model/tile.ts';
import { isService } from '#features/services/index.ts';
import { agentLink, serviceLink } from '#platform/chat-links.ts';

/** Whether the portal can open what a tile stands for: an agent, or a service that it knows. */
export const isKnownTile = ({ agentId, value }: Tile): boolean => agentId !== undefined || isService(value);

/** Where a tile leads: to a new chat with its agent or its service. */
export const tileLink = ({ agentId, value }: Tile) =>
  agentId === undefined ? serviceLink(value, undefined) : agentLink(agentId, undefined);
