import { ArrowDown, ArrowUp, Ellipsis, Folder, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { FavouriteFolder } from '#api/generated/model/favouriteFolder.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { openDialog } from '#platform/dialogs.ts';
import { Heading, Icon, IconButton, Inline, Menu, MenuItem, Stack, Text } from '#ui/index.ts';
import type { HomeSearch } from '../model/home-search.ts';
import { FavouriteList } from './FavouriteList.tsx';
import FolderNameDialog from './FolderNameDialog.tsx';
import { title } from './Folders.css.ts';
import { keepFocus } from './focus-kept.ts';
import type { Folders } from './useFolders.ts';

interface FolderSectionProps {
  folder: FavouriteFolder;
  /** Its tiles that the search shows. */
  tiles: readonly Tile[];
  /** Index among the folders, from 0. */
  place: number;
  search: HomeSearch;
  /** True when the tiles are in the person's own order, which can then be changed. */
  isOwnOrder: boolean;
  folders: Folders;
  onToggleFavourite: (tile: Tile, star: Element) => void;
}

/** The tab, to which the focus goes when there is no folder left. */
const tab = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');

/** A folder: its name, the number of its services, its menu and its services. */
export function FolderSection(props: FolderSectionProps) {
  const { folder, tiles, place, search, isOwnOrder, folders, onToggleFavourite } = props;
  const { uuid, name } = folder;
  const headingId = useId();

  const rename = (): void =>
    void openDialog(FolderNameDialog, {
      title: 'Название папки',
      initial: name,
      save: (next: string) => folders.save({ kind: 'rename', uuid, name: next }),
    });
  const move = (position: number): void =>
    folders.change(
      { kind: 'move', uuid, position },
      `Папка «${name}», место ${position + 1} из ${folders.folders.length}`,
    );
  const remove = (): void => {
    const own = document.getElementById(headingId)?.closest('section');
    const next = [own?.nextElementSibling, own?.previousElementSibling].find((one) =>
      one?.matches('section'),
    );
    folders.remove(folder);
    keepFocus(() => next?.querySelector<HTMLElement>('[aria-haspopup]') ?? tab());
  };

  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <Inline rowGap={1} wrap>
        <Icon>
          <Folder />
        </Icon>
        <span className={title}>
          <Heading level={3} size="lg" id={headingId}>
            {name}
          </Heading>
          <Text as="span" size="sm" tone="muted" tabular>
            {folder.tiles.length}
          </Text>
        </span>
        <Menu
          trigger={
            <IconButton
              size="sm"
              label="Действия с папкой"
              icon={<Ellipsis />}
              aria-describedby={headingId}
            />
          }
        >
          <MenuItem icon={<Pencil />} onAction={rename}>
            Переименовать
          </MenuItem>
          <MenuItem icon={<ArrowUp />} isDisabled={place === 0} onAction={() => move(place - 1)}>
            Выше
          </MenuItem>
          <MenuItem
            icon={<ArrowDown />}
            isDisabled={place === folders.folders.length - 1}
            onAction={() => move(place + 1)}
          >
            Ниже
          </MenuItem>
          <MenuItem icon={<Trash2 />} isDanger onAction={remove}>
            Удалить
          </MenuItem>
        </Menu>
      </Inline>
      <FavouriteList
        label={name}
        folder={folder}
        tiles={tiles}
        isOwnOrder={isOwnOrder}
        emptyText={
          search.local
            ? 'Здесь нет сервисов в контуре'
            : 'Папка пуста. Перетащите сюда сервис или выберите «Переместить в папку» в его меню'
        }
        folders={folders}
        onToggleFavourite={onToggleFavourite}
      />
    </Stack>
  );
}
