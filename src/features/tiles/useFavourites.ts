import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { paths } from '#api/generated/gateway.d.ts';
import { getTileListQueryKey, getTileRecentListQueryKey } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { createStore, useStore } from '#lib/store.ts';

/** The key of the folders' query, without its hooks, which the first load of the main page does not need. */
const foldersKey = ['/favoritesFolder/getFolders'] satisfies [keyof paths];

/** Adds a tile to the favourites or removes it. The code of the calls is loaded by the first one. */
async function changeFavourite({ uuid, isFavourite }: { uuid: string; isFavourite: boolean }) {
  const { favouriteTileAdd, favouriteTileRemove } = await import(
    '#api/generated/hooks/favourites/favourites.ts'
  );
  await (isFavourite ? favouriteTileAdd({ tileUuid: uuid }) : favouriteTileRemove({ tileUuid: uuid }));
}

interface FavouriteChange {
  uuid: string;
  title: string;
  isFavourite: boolean;
}

/** The last change of each tile that the server has not answered, by uuid. */
const pending = createStore<ReadonlyMap<string, FavouriteChange>>(new Map());

/** The cached tiles with the favourite mark of one tile changed. */
const marked = (
  tiles: readonly Tile[] | undefined,
  { uuid, isFavourite }: FavouriteChange,
): Tile[] | undefined =>
  tiles?.map((tile) => (tile.uuid === uuid ? { ...tile, fromFavorite: isFavourite } : tile));

/**
 * Favourite tiles (HOME-04). A change is shown at once and undone when the server refuses it: until the answer it is
 * applied over the cached tiles and not written into them. Changes are sent one after another.
 */
export function useFavourites() {
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');

  const { mutate } = useMutation({
    scope: { id: 'favouriteTile' },
    mutationFn: (change: FavouriteChange) => changeFavourite(change),
    onMutate: (change) => {
      pending.set(new Map(pending.get()).set(change.uuid, change));
      // A toast tells what was added.
      setMessage(change.isFavourite ? '' : `Убрано из избранного: ${change.title}`);
    },
    onSuccess: (_nothing, change) => {
      for (const queryKey of [getTileListQueryKey(), getTileRecentListQueryKey()]) {
        queryClient.setQueryData<Tile[]>(queryKey, (tiles) => marked(tiles, change));
        void queryClient.invalidateQueries({ queryKey });
      }
      void queryClient.invalidateQueries({ queryKey: foldersKey });
    },
    onError: (_error, { title }) => setMessage(`Избранное не изменилось: ${title}`),
    // A later change of the same tile goes on waiting.
    onSettled: (_nothing, _error, change) =>
      pending.set(new Map([...pending.get()].filter(([, one]) => one !== change))),
  });

  const marks = useStore(pending);

  return {
    /** The tiles with the pending changes. */
    withPending: (tiles: readonly Tile[]): Tile[] =>
      tiles.map((tile) => ({
        ...tile,
        fromFavorite: marks.get(tile.uuid)?.isFavourite ?? tile.fromFavorite,
      })),
    /** `onAdded` is called when the server has made the tile a favourite, so that success is never told beside a refusal. */
    toggle(tile: Tile, onAdded?: (tile: Tile) => void): void {
      const { uuid, title, fromFavorite } = tile;
      const isFavourite = !fromFavorite;
      mutate({ uuid, title, isFavourite }, { onSuccess: () => isFavourite && onAdded?.(tile) });
    },
    /** Text about the last change, for a live region. */
    message,
  };
}
