import type { FavouriteFolder } from '#api/generated/model/favouriteFolder.ts';
import type { Tile } from '#api/generated/model/tile.ts';

/** A change of the favourites folders (HOME-04). */
export type FolderChange =
  /** `uuid` is temporary: the gateway gives the real one. Without a position the folder is the last one. */
  | { kind: 'add'; uuid: string; name: string; tiles: readonly Tile[]; position?: number }
  | { kind: 'rename'; uuid: string; name: string }
  /** `position` is counted without the folder itself. */
  | { kind: 'move'; uuid: string; position: number }
  | { kind: 'remove'; uuid: string }
  /** Puts a tile into a folder, or out of any. `position` is counted without the tile; the end when absent. */
  | { kind: 'place'; tile: Tile; folderUuid: string | null; position?: number };

const without = (tiles: readonly Tile[], gone: readonly Tile[]): Tile[] =>
  tiles.filter(({ uuid }) => !gone.some((tile) => tile.uuid === uuid));

/** The items with `item` at `position`; at the end when it is absent or too large. */
const inserted = <T>(items: readonly T[], item: T, position = items.length): T[] =>
  items.toSpliced(Math.min(position, items.length), 0, item);

/** The folders after a change, as the gateway makes it; an unknown folder changes nothing. */
export function changedFolders(
  folders: readonly FavouriteFolder[],
  change: FolderChange,
): readonly FavouriteFolder[] {
  switch (change.kind) {
    case 'add': {
      const { uuid, name, tiles, position } = change;
      const others = folders.map((folder) => ({ ...folder, tiles: without(folder.tiles, tiles) }));
      return inserted(others, { uuid, name, tiles: [...tiles] }, position);
    }
    case 'rename':
      return folders.map((folder) =>
        folder.uuid === change.uuid ? { ...folder, name: change.name } : folder,
      );
    case 'move': {
      const folder = folders.find(({ uuid }) => uuid === change.uuid);
      if (!folder) return folders;
      return inserted(
        folders.filter((other) => other !== folder),
        folder,
        change.position,
      );
    }
    case 'remove':
      return folders.filter(({ uuid }) => uuid !== change.uuid);
    case 'place': {
      const { tile, folderUuid, position } = change;
      return folders.map((folder) => {
        const others = without(folder.tiles, [tile]);
        return { ...folder, tiles: folder.uuid === folderUuid ? inserted(others, tile, position) : others };
      });
    }
  }
}

/** The place of a tile, as it is announced after a move: «Claude, место 2 из 5, папка «Отчёты»». */
export function placeText(folders: readonly FavouriteFolder[], { uuid, title }: Tile): string {
  const folder = folders.find(({ tiles }) => tiles.some((tile) => tile.uuid === uuid));
  if (!folder) return `${title}, без папки`;
  const place = folder.tiles.findIndex((tile) => tile.uuid === uuid) + 1;
  return `${title}, место ${place} из ${folder.tiles.length}, папка «${folder.name}»`;
}

/** Favourites outside of any folder, in the order of the tiles. */
export const looseTiles = (tiles: readonly Tile[], folders: readonly FavouriteFolder[]): Tile[] =>
  without(
    tiles.filter(({ fromFavorite }) => fromFavorite),
    folders.flatMap((folder) => folder.tiles),
  );

/**
 * Favourites of a folder in its order, as the list of all tiles has them: with the marks that are being changed, without
 * those that the person no longer has.
 */
export const tilesOfFolder = (tiles: readonly Tile[], folder: FavouriteFolder): Tile[] =>
  folder.tiles.flatMap(({ uuid }) => tiles.find((tile) => tile.uuid === uuid && tile.fromFavorite) ?? []);
