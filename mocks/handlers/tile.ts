import { chatsOf, type Database, favouriteKey, itemsOf, type Tile } from '../db/database.ts';
import { on, type Route } from '../on.ts';

const RECENT = 8;

function tilesFor(database: Database, owner: string): Tile[] {
  return itemsOf(database.tiles).map((tile) => ({
    ...tile,
    fromFavorite: database.favourites.get(favouriteKey({ owner, tileUuid: tile.uuid })) !== undefined,
  }));
}

export const tileRoutes: readonly Route[] = [
  on('get', '/tile/getTile', (c) => c.reply(200, tilesFor(c.services.database, c.user.email))),

  on('get', '/tile/getResentTile', (c) => {
    const { database } = c.services;
    const used = new Set(chatsOf(database, c.user.email).map(({ serviceType }) => serviceType));
    const byService = new Map(tilesFor(database, c.user.email).map((tile) => [tile.serviceType, tile]));
    return c.reply(200, [...used].flatMap((service) => byService.get(service) ?? []).slice(0, RECENT));
  }),
];
