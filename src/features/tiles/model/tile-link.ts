import { linkOptions } from '@tanstack/react-router';
import type { Tile } from '#api/generated/model/tile.ts';
import { isService } from '#features/services/index.ts';

/** Whether the portal can open what a tile stands for: an agent, or a service that it knows. */
export const isKnownTile = ({ agentId, value }: Tile): boolean => agentId !== undefined || isService(value);

/**
 * Where a tile leads: to a new chat with its agent or its service. Written out, because `platform/chat-links.ts` is loaded
 * with the chat.
 */
export const tileLink = ({ agentId, value }: Tile) =>
  agentId === undefined
    ? linkOptions({ to: '/chat/neuron/$name/{-$chatUuid}', params: { name: value, chatUuid: undefined } })
    : linkOptions({ to: '/lab/agent/$idAgent', params: { idAgent: agentId } });
