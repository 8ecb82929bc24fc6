import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  favouriteFolderAdd,
  favouriteFolderMove,
  favouriteFolderRemove,
  favouriteFolderRename,
  favouriteTileMove,
  getFavouriteFolderListQueryKey,
  useFavouriteFolderList,
} from '#api/generated/hooks/favourites/favourites.ts';
import { getTileListQueryKey } from '#api/generated/hooks/tile/tile.ts';
import type { FavouriteFolder } from '#api/generated/model/favouriteFolder.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { announce } from '#platform/announcer.ts';
import { toast } from '#ui/index.ts';
import { changedFolders, type FolderChange, placeText } from './folders.ts';

const mutationKey = ['favouriteFolder'];
const none: readonly FavouriteFolder[] = [];

/** Time for «Отменить» after the deletion of a folder, ms (home-profile-help.md §2.3). */
const undoTime = 8000;

/** Calls the gateway; a call that is repeated after an unknown outcome has the same key. */
async function send(change: FolderChange, keys: IdempotencyKeys): Promise<void> {
  switch (change.kind) {
    case 'add': {
      const { name, tiles, position } = change;
      const folder = {
        name,
        tileUuids: tiles.map(({ uuid }) => uuid),
        ...(position !== undefined && { position }),
      };
      await keys.send(JSON.stringify(folder), (headers) => favouriteFolderAdd(folder, { headers }));
      return;
    }
    case 'rename':
      return favouriteFolderRename({ folderUuid: change.uuid, name: change.name });
    case 'move':
      return favouriteFolderMove({ folderUuid: change.uuid, position: change.position });
    case 'remove':
      return favouriteFolderRemove({ folderUuid: change.uuid });
    case 'place': {
      const { tile, folderUuid, position } = change;
      return favouriteTileMove({
        tileUuid: tile.uuid,
        folderUuid,
        ...(position !== undefined && { position }),
      });
    }
  }
}

/**
 * The favourites folders (HOME-04, HOME-14). As with the star, a change is shown at once and sent after the one before it;
 * what the gateway refuses is put back and told. Changes are applied over the last list and not written into it, until
 * the list with them has come.
 */
export function useFolders() {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const { data, isPending, isError, isFetching, refetch } = useFavouriteFolderList();

  const { mutate, mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'favouriteTile' },
    mutationFn: (change: FolderChange) => send(change, keys),
    onSuccess: (_nothing, change) => {
      queryClient.setQueryData<readonly FavouriteFolder[]>(
        getFavouriteFolderListQueryKey(),
        (folders = none) => changedFolders(folders, change),
      );
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 404) return;
      toast.show({ tone: 'negative', title: 'Папки уже нет' });
    },
    onSettled: (_nothing, _error, { kind }) => {
      void queryClient.invalidateQueries({ queryKey: getFavouriteFolderListQueryKey() });
      if (kind === 'place' || kind === 'add')
        void queryClient.invalidateQueries({ queryKey: getTileListQueryKey() });
    },
    meta: { inline: [404, 409] },
  });

  const pending = useMutationState<FolderChange | undefined>({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as FolderChange | undefined,
  });
  let folders = data ?? none;
  for (const change of pending) if (change) folders = changedFolders(folders, change);

  /** Makes a change that is shown at once; `done` is announced. */
  const change = (next: FolderChange, done: string): void => {
    announce(done);
    mutate(next, {
      onError: (error) => {
        announce('Папки не изменились');
        if (error instanceof ApiError && error.status === 409)
          toast.show({ tone: 'negative', title: error.text || 'Папки не изменились' });
      },
    });
  };

  return {
    folders,
    isPending,
    /** True when there is no list, not even an older one. */
    isMissing: isError && data === undefined,
    isFetching,
    refetch: () => void refetch(),
    /** A tile that the person has, by its uuid. */
    tileOf: (uuid: string): Tile | undefined =>
      queryClient.getQueryData<readonly Tile[]>(getTileListQueryKey())?.find((tile) => tile.uuid === uuid),
    change,
    place: (next: Extract<FolderChange, { kind: 'place' }>): void =>
      change(next, placeText(changedFolders(folders, next), next.tile)),
    /** Creates or renames a folder. @throws ApiError 409 when the name is taken or there are too many folders */
    save: (next: Extract<FolderChange, { kind: 'add' | 'rename' }>): Promise<void> => mutateAsync(next),
    /** Deletes a folder; its tiles stay among the favourites. «Отменить» restores name, place and tiles (HOME-15). */
    remove({ uuid, name, tiles }: FavouriteFolder): void {
      const position = folders.findIndex((folder) => folder.uuid === uuid);
      const title = `Папка «${name}» удалена, сервисы остались в избранном`;
      mutate(
        { kind: 'remove', uuid },
        {
          onSuccess: () =>
            void toast.show({
              tone: 'info',
              title,
              timeout: undoTime,
              action: {
                label: 'Отменить',
                onPress: () =>
                  change(
                    { kind: 'add', uuid: crypto.randomUUID(), name, tiles, position },
                    `Папка «${name}» возвращена`,
                  ),
              },
            }),
        },
      );
    },
  };
}

export type Folders = ReturnType<typeof useFolders>;
