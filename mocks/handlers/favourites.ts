import { existing } from '#mocks/contract/failures.ts';
import {
  favouritesIn,
  findFolder,
  foldersOf,
  placeFolder,
  placeInFolder,
  tilesFor,
} from '#mocks/domain/favourites/favourites.ts';
import { type Database, type Folder, itemsOf } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { on } from './kit/on.ts';

const FOLDERS = 50;

const knowsTile = (database: Database, tileUuid: string): boolean =>
  itemsOf(database.tiles).some(({ uuid }) => uuid === tileUuid);

/** Whether another folder of the user has the name; texts are compared as in searches. */
function isTaken(database: Database, owner: string, name: string, self?: string): boolean {
  const wanted = folded(name).trim();
  return database.folders.group(owner).some((one) => one.uuid !== self && folded(one.name).trim() === wanted);
}

export const favouriteRoutes = [
  on('favouriteTileAdd', (c) => {
    const { database } = c.deps;
    const owner = c.user.email;
    const tileUuid = c.body.tileUuid.toLowerCase();
    const folderUuid = c.body.folderUuid?.toLowerCase();
    if (!knowsTile(database, tileUuid)) return c.fail('not-found');
    if (folderUuid !== undefined && !findFolder(database, owner, folderUuid)) return c.fail('not-found');
    const old = database.favourites.get(database.favourites.keyOf({ owner, tileUuid }));
    if (old && (folderUuid === undefined || old.folderUuid === folderUuid)) return c.reply(204);
    database.store.write((transaction) => {
      if (folderUuid === undefined) transaction.put(database.favourites, { owner, tileUuid });
      else placeInFolder(database, transaction, { owner, tileUuid, folderUuid });
    });
    return c.reply(204);
  }),

  on('favouriteTileRemove', (c) => {
    const { database } = c.deps;
    const tileUuid = c.query.tileUuid.toLowerCase();
    if (!knowsTile(database, tileUuid)) return c.fail('not-found');
    const key = database.favourites.keyOf({ owner: c.user.email, tileUuid });
    if (database.favourites.get(key)) {
      database.store.delete(database.favourites, key);
    }
    return c.reply(204);
  }),

  on('favouriteTileMove', (c) => {
    const { database } = c.deps;
    const owner = c.user.email;
    const { position } = c.body;
    const tileUuid = c.body.tileUuid.toLowerCase();
    const folderUuid = c.body.folderUuid?.toLowerCase();
    if (!knowsTile(database, tileUuid)) return c.fail('not-found');
    if (folderUuid !== undefined && !findFolder(database, owner, folderUuid)) return c.fail('not-found');
    database.store.write((transaction) => {
      if (folderUuid === undefined) transaction.put(database.favourites, { owner, tileUuid });
      else
        placeInFolder(database, transaction, {
          owner,
          tileUuid,
          folderUuid,
          ...(position !== undefined && { position }),
        });
    });
    return c.reply(204);
  }),

  on('favouriteFolderList', (c) => {
    const { database } = c.deps;
    const owner = c.user.email;
    const tiles = new Map(tilesFor(database, owner).map((tile) => [tile.uuid, tile]));
    const folders = foldersOf(database, owner).map(({ uuid, name }) => ({
      uuid,
      name,
      tiles: favouritesIn(database, owner, uuid).flatMap(({ tileUuid }) => tiles.get(tileUuid) ?? []),
    }));
    return c.reply(200, folders);
  }),

  on('favouriteFolderAdd', (c) =>
    c.once(() => {
      const { database } = c.deps;
      const owner = c.user.email;
      const name = c.body.name.trim();
      if (isTaken(database, owner, name)) return c.fail('folder-name-taken');
      if (database.folders.group(owner).length >= FOLDERS) {
        return c.fail('limit-reached', { message: `Папок может быть не\u00a0больше ${FOLDERS}` });
      }
      const folder: Folder = { uuid: crypto.randomUUID(), owner, name };
      const wanted = (c.body.tileUuids ?? []).map((uuid) => uuid.toLowerCase());
      const tiles = wanted.flatMap(
        (uuid) => tilesFor(database, owner).find((tile) => tile.uuid === uuid) ?? [],
      );
      database.store.write((transaction) => {
        placeFolder(database, transaction, folder, c.body.position);
        for (const [place, { uuid: tileUuid }] of tiles.entries())
          transaction.put(database.favourites, { owner, tileUuid, folderUuid: folder.uuid, place });
      });
      return c.reply(200, {
        uuid: folder.uuid,
        name,
        tiles: tiles.map((tile) => ({ ...tile, fromFavorite: true })),
      });
    }),
  ),

  on('favouriteFolderRename', (c) => {
    const { database } = c.deps;
    const folder = existing(findFolder(database, c.user.email, c.body.folderUuid));
    const name = c.body.name.trim();
    if (isTaken(database, folder.owner, name, folder.uuid)) return c.fail('folder-name-taken');
    database.store.put(database.folders, { ...folder, name });
    return c.reply(204);
  }),

  on('favouriteFolderMove', (c) => {
    const { database } = c.deps;
    const folder = existing(findFolder(database, c.user.email, c.body.folderUuid));
    database.store.write((transaction) => placeFolder(database, transaction, folder, c.body.position));
    return c.reply(204);
  }),

  on('favouriteFolderRemove', (c) => {
    const { database } = c.deps;
    const folder = existing(findFolder(database, c.user.email, c.query.folderUuid));
    const { owner, uuid } = folder;
    database.store.write((transaction) => {
      transaction.delete(database.folders, uuid);
      for (const { tileUuid } of favouritesIn(database, owner, uuid))
        transaction.put(database.favourites, { owner, tileUuid });
    });
    return c.reply(204);
  }),
] as const;
