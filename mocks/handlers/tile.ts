import { tilesFor } from '#mocks/domain/favourites/favourites.ts';
import { chatsOf } from '#mocks/domain/history/chats.ts';
import { on } from './kit/on.ts';

const RECENT = 8;

export const tileRoutes = [
  on('tileList', (c) => c.reply(200, tilesFor(c.deps.database, c.user.email))),

  on('tileRecentList', (c) => {
    const { database } = c.deps;
    const used = new Set(chatsOf(database, c.user.email).map(({ serviceType }) => serviceType));
    const services = tilesFor(database, c.user.email).filter(({ agentId }) => agentId === undefined);
    const byService = new Map(services.map((tile) => [tile.serviceType, tile]));
    return c.reply(200, [...used].flatMap((service) => byService.get(service) ?? []).slice(0, RECENT));
  }),
] as const;
