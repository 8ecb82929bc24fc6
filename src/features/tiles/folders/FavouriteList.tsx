import type { KeyboardEvent } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { DropIndicator, type DropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { FavouriteFolder } from '#api/generated/model/favouriteFolder.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { FavouriteItem } from './FavouriteItem.tsx';
import { empty, indicator, list } from './Folders.css.ts';
import { focusRow } from './focus-kept.ts';
import { moveToFolder } from './move-to-folder.ts';
import type { Folders } from './useFolders.ts';

interface FavouriteListProps {
  label: string;
  /** The folder of the list; null for the services outside of any. */
  folder: FavouriteFolder | null;
  tiles: readonly Tile[];
  /** True when the order of the tiles can be changed. */
  isOwnOrder: boolean;
  emptyText?: string;
  folders: Folders;
  onToggleFavourite: (tile: Tile, star: Element) => void;
}

/** What is dragged: the uuid of a tile. Other things that are dragged over the page are refused. */
const dragType = 'application/x-portal-tile';

/** Favourites of a folder. They are moved by the pointer, by Alt+↑ and Alt+↓, and by their menus (HOME-14). */
export function FavouriteList(props: FavouriteListProps) {
  const { label, folder, tiles, isOwnOrder, emptyText, folders, onToggleFavourite } = props;
  const folderUuid = folder?.uuid ?? null;

  const put = (tile: Tile, position?: number): void => {
    folders.place({ kind: 'place', tile, folderUuid, ...(position !== undefined && { position }) });
    focusRow(tile.uuid);
  };
  /** Takes what was dropped from another list. */
  const take = async (items: readonly DropItem[], position?: number): Promise<void> => {
    for (const item of items) {
      if (item.kind !== 'text' || !item.types.has(dragType)) continue;
      const tile = folders.tileOf(await item.getText(dragType));
      if (tile) put(tile, position);
    }
  };
  /** Index of the place before or after a tile, counted without `moved`. */
  const placeAt = (key: unknown, isAfter: boolean, moved?: string): number => {
    const others = tiles.filter(({ uuid }) => uuid !== moved);
    return others.findIndex(({ uuid }) => uuid === key) + (isAfter ? 1 : 0);
  };

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    acceptedDragTypes: [dragType],
    renderDropIndicator: (target) => <DropIndicator target={target} className={indicator} />,
    onRootDrop: ({ items }) => void take(items),
    onInsert: ({ items, target }) =>
      void take(items, isOwnOrder ? placeAt(target.key, target.dropPosition === 'after') : undefined),
    ...(isOwnOrder && {
      onReorder: ({ keys, target }) => {
        const [key] = keys;
        const tile = tiles.find(({ uuid }) => uuid === key);
        if (tile) put(tile, placeAt(target.key, target.dropPosition === 'after', tile.uuid));
      },
    }),
  });

  const moveByKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0 || !isOwnOrder) return;
    const row = (event.target as Element).closest('[data-tile]');
    const at = tiles.findIndex(({ uuid }) => uuid === row?.getAttribute('data-tile'));
    const tile = tiles[at];
    event.preventDefault();
    event.stopPropagation();
    if (tile && at + step >= 0 && at + step < tiles.length) put(tile, at + step);
  };

  return (
    <div onKeyDownCapture={moveByKey}>
      <GridList
        aria-label={label}
        layout="grid"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        className={list}
        renderEmptyState={() => <div className={empty}>{emptyText}</div>}
      >
        {tiles.map((tile) => (
          <FavouriteItem
            key={tile.uuid}
            tile={tile}
            onToggleFavourite={onToggleFavourite}
            onMove={async () => {
              if (await moveToFolder(tile)) focusRow(tile.uuid);
            }}
          />
        ))}
      </GridList>
    </div>
  );
}
