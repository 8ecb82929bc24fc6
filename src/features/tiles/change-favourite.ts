import type { paths } from '#api/generated/gateway.d.ts';

/** The key of the folders' query, without its hooks, which the first load of the main page does not need. */
export const foldersKey = ['/favoritesFolder/getFolders'] satisfies [keyof paths];

/** Adds a tile to the favourites or removes it. The code of the calls is loaded by the first one. */
export async function changeFavourite({ uuid, isFavourite }: { uuid: string; isFavourite: boolean }) {
  const { favouriteTileAdd, favouriteTileRemove } = await import(
    '#api/generated/hooks/favourites/favourites.ts'
  );
  await (isFavourite ? favouriteTileAdd({ tileUuid: uuid }) : favouriteTileRemove({ tileUuid: uuid }));
}
