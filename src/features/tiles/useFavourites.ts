import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { favouriteTileAdd, favouriteTileRemove } from '#api/generated/hooks/favourites/favourites.ts';
import { getTileListQueryKey, getTileRecentListQueryKey } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';

interface Wish {
  uuid: string;
  title: string;
  isFavourite: boolean;
}

const mutationKey = ['favouriteTile'];

/** The cached tiles with the mark of one of them changed. */
const marked = (tiles: readonly Tile[] | undefined, { uuid, isFavourite }: Wish): Tile[] | undefined =>
  tiles?.map((tile) => (tile.uuid === uuid ? { ...tile, fromFavorite: isFavourite } : tile));

/**
 * Favourite tiles (HOME-04). A wish shows at once and is taken back by itself when the server refuses: until it is
 * settled it lies over the cached tiles instead of being written into them. Wishes are sent one after another.
 */
export function useFavourites() {
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'favouriteTile' },
    mutationFn: ({ uuid, isFavourite }: Wish) =>
      isFavourite ? favouriteTileAdd({ tileUuid: uuid }) : favouriteTileRemove({ tileUuid: uuid }),
    onMutate: ({ title, isFavourite }) =>
      setMessage(isFavourite ? `Добавлено в избранное: ${title}` : `Убрано из избранного: ${title}`),
    onSuccess: (_nothing, wish) => {
      for (const queryKey of [getTileListQueryKey(), getTileRecentListQueryKey()]) {
        queryClient.setQueryData<Tile[]>(queryKey, (tiles) => marked(tiles, wish));
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    onError: (_error, { title }) => setMessage(`Избранное не изменилось: ${title}`),
  });

  const wishes = new Map<string, boolean>();
  const pending = useMutationState<Wish | undefined>({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as Wish | undefined,
  });
  for (const wish of pending) if (wish) wishes.set(wish.uuid, wish.isFavourite);

  return {
    /** The tiles as the person wants them. */
    withWishes: (tiles: readonly Tile[]): Tile[] =>
      tiles.map((tile) => ({ ...tile, fromFavorite: wishes.get(tile.uuid) ?? tile.fromFavorite })),
    toggle: ({ uuid, title, fromFavorite }: Tile): void =>
      mutate({ uuid, title, isFavourite: !fromFavorite }),
    /** What happened last, for a live region. */
    message,
  };
}
