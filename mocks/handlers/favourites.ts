import { type Favourite, favouriteKey, itemsOf } from '../db/database.ts';
import { on, type Route } from '../on.ts';

export const favouriteRoutes: readonly Route[] = [
  on('post', '/favoritesFolder/tile/addTile', (c) => {
    const { database } = c.services;
    const tileUuid = c.body.tileUuid.toLowerCase();
    if (!itemsOf(database.tiles).some(({ uuid }) => uuid === tileUuid)) return c.fail('not-found');
    const favourite: Favourite = { ...c.body, tileUuid, owner: c.user.email };
    database.store.write((transaction) => transaction.put(database.favourites, favourite));
    return c.reply(204);
  }),

  on('delete', '/favoritesFolder/tile/deleteTile', (c) => {
    const { database } = c.services;
    const tileUuid = c.query.tileUuid.toLowerCase();
    if (!itemsOf(database.tiles).some(({ uuid }) => uuid === tileUuid)) return c.fail('not-found');
    const key = favouriteKey({ owner: c.user.email, tileUuid });
    if (database.favourites.get(key)) {
      database.store.write((transaction) => transaction.delete(database.favourites, key));
    }
    return c.reply(204);
  }),
];
