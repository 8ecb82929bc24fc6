/** Favourites and their folders, in the user's order. */
import { isServed } from '#mocks/domain/connections/connection.ts';
import { rightOf } from '#mocks/domain/lab/rights.ts';
import { isOpenTo } from '#mocks/domain/tiles/rules.ts';
import {
  type Database,
  type Favourite,
  type Folder,
  itemsOf,
  type Tile,
  type User,
} from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The level of a notification that hides the agents (HOME-05). */
const HIDES_AGENTS = 666;

/** Whether a person sees the tile of an agent: with a right to it, while agents are not hidden; true for services. */
function isAgentSeen(database: Database, user: User, { agentId }: Tile): boolean {
  if (agentId === undefined) return true;
  const agent = database.agents.get(agentId);
  const isHidden = itemsOf(database.notifications).some(
    ({ levelImportance }) => levelImportance === HIDES_AGENTS,
  );
  return !isHidden && agent !== undefined && !agent.hidden && rightOf(database, user, agent) !== undefined;
}

/** The tiles that are open to this user, with favourite marks; those whose connection is switched off are disabled. */
export function tilesFor(database: Database, owner: string): Tile[] {
  const user = database.users.get(owner);
  const open = itemsOf(database.tiles).filter(
    (tile) => user && isOpenTo(database, tile, user) && isAgentSeen(database, user, tile),
  );
  return open.map((tile) => ({
    ...tile,
    disabled: tile.disabled || !isServed(database, tile.agentId ? tile.serviceType : tile.value),
    fromFavorite:
      database.favourites.get(database.favourites.keyOf({ owner, tileUuid: tile.uuid })) !== undefined,
  }));
}

/** A user's own folder, or undefined. */
export function findFolder(database: Database, owner: string, uuid: string): Folder | undefined {
  const folder = database.folders.get(uuid.toLowerCase());
  return folder?.owner === owner ? folder : undefined;
}

/** A user's folders, in their order. */
export const foldersOf = (database: Database, owner: string): Folder[] =>
  database.folders.group(owner).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));

/** Puts a folder at `position` among the user's folders and renumbers them; at the end when it is absent or too large. */
export function placeFolder(
  database: Database,
  transaction: Transaction,
  folder: Folder,
  position: number | undefined,
): void {
  const others = foldersOf(database, folder.owner).filter(({ uuid }) => uuid !== folder.uuid);
  const at = Math.min(position ?? others.length, others.length);
  for (const [place, one] of others.toSpliced(at, 0, folder).entries())
    transaction.put(database.folders, { ...one, place });
}

/** The favourites of a folder, in their order. */
export function favouritesIn(database: Database, owner: string, folderUuid: string): Favourite[] {
  return database.favourites
    .group(owner)
    .filter((favourite) => favourite.folderUuid === folderUuid)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** Renumbers the folder's favourites with this one at `position`; at the end when it is absent or too large. */
export function placeInFolder(
  database: Database,
  transaction: Transaction,
  {
    owner,
    tileUuid,
    folderUuid,
    position,
  }: { owner: string; tileUuid: string; folderUuid: string; position?: number },
): void {
  const others = favouritesIn(database, owner, folderUuid).filter((one) => one.tileUuid !== tileUuid);
  const at = Math.min(position ?? others.length, others.length);
  const all = [...others.slice(0, at), { owner, tileUuid, folderUuid }, ...others.slice(at)];
  for (const [place, favourite] of all.entries())
    transaction.put(database.favourites, { ...favourite, place });
}
