import { FolderPlus } from 'lucide-react';
import type { Tile } from '#api/generated/model/tile.ts';
import { openDialog } from '#platform/dialogs.ts';
import { Button, Heading, Inline, Stack, Text, VisuallyHidden } from '#ui/index.ts';
import { filterTiles, type TileFilter } from '../model/filter-tiles.ts';
import { FavouriteList } from './FavouriteList.tsx';
import FolderNameDialog from './FolderNameDialog.tsx';
import { FolderSection } from './FolderSection.tsx';
import { last } from './Folders.css.ts';
import { looseTiles, tilesOfFolder } from './folders.ts';
import { useFolders } from './useFolders.ts';

export interface FavouriteFoldersProps {
  /** All tiles, with the stars that are being changed. */
  tiles: readonly Tile[];
  search: TileFilter;
  onToggleFavourite: (tile: Tile, star: Element) => void;
}

/** The tab «Избранное»: services outside of any folder, then the folders in the person's order (HOME-04). */
export default function FavouriteFolders({ tiles, search, onToggleFavourite }: FavouriteFoldersProps) {
  const all = useFolders();
  const { folders, isPending, isMissing, isFetching } = all;
  const { q = '', local = false, sort } = search;
  const { section: _favourites, ...filter } = search;
  const filtered = (some: readonly Tile[]): Tile[] => filterTiles(some, filter);
  const loose = filtered(looseTiles(tiles, folders));
  const shown = folders
    .map((folder) => ({ folder, tiles: filtered(tilesOfFolder(tiles, folder)) }))
    // A search shows what it finds; without one an empty folder is there to be filled.
    .filter((one) => q.trim() === '' || one.tiles.length > 0);
  const isOwnOrder = q.trim() === '' && !local && sort === undefined;

  const create = (): void =>
    void openDialog(FolderNameDialog, {
      title: 'Новая папка',
      initial: '',
      save: (name: string) => all.save({ kind: 'add', uuid: crypto.randomUUID(), name, tiles: [] }),
    });

  return (
    <Stack gap={6} aria-busy={isPending}>
      <Inline rowGap={1} wrap>
        <VisuallyHidden>
          <h2>Избранное</h2>
        </VisuallyHidden>
        <Heading level={3} size="lg">
          Без папки
        </Heading>
        <span className={last}>
          <Button icon={<FolderPlus />} variant="quiet" isDisabled={isPending || isMissing} onPress={create}>
            Новая папка
          </Button>
        </span>
      </Inline>
      {isMissing && (
        <Inline gap={3}>
          <Text>Не удалось загрузить папки: все избранные сервисы показаны без них.</Text>
          <Button isPending={isFetching} onPress={all.refetch}>
            Повторить
          </Button>
        </Inline>
      )}
      <FavouriteList
        label="Без папки"
        folder={null}
        tiles={isPending ? [] : loose}
        isOwnOrder={false}
        emptyText={local ? 'Здесь нет сервисов в контуре' : 'Все избранные сервисы лежат в папках'}
        folders={all}
        onToggleFavourite={onToggleFavourite}
      />
      {shown.map(({ folder, tiles: own }, index) => (
        <FolderSection
          key={folder.uuid}
          folder={folder}
          tiles={own}
          place={index}
          search={search}
          isOwnOrder={isOwnOrder}
          folders={all}
          onToggleFavourite={onToggleFavourite}
        />
      ))}
    </Stack>
  );
}
