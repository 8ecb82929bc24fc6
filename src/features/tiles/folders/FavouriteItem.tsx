import { Link } from '@tanstack/react-router';
import { Ellipsis, FolderInput, GripVertical, Star, StarOff } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import type { Tile } from '#api/generated/model/tile.ts';
import { ExternalBadge, ServiceIcon, serviceOf } from '#features/services/index.ts';
import { Icon, IconButton, Menu, MenuItem, Text } from '#ui/index.ts';
import { isKnownTile, tileLink } from '../model/tile-link.ts';
import * as css from './Folders.css.ts';

interface FavouriteItemProps {
  tile: Tile;
  onToggleFavourite: (tile: Tile, star: Element) => void;
  /** «Переместить в папку…» */
  onMove: () => void;
}

/** A favourite in its list: handle, title, badge, star and menu. */
export function FavouriteItem({ tile, onToggleFavourite, onMove }: FavouriteItemProps) {
  const titleId = useId();
  const menuRef = useRef<HTMLButtonElement>(null);
  const isOffered = !tile.disabled && isKnownTile(tile);
  return (
    <GridListItem id={tile.uuid} textValue={tile.title} className={css.item} data-tile={tile.uuid}>
      <Button slot="drag" className={css.handle}>
        <Icon size="sm">
          <GripVertical />
        </Icon>
      </Button>
      <span className={css.picture}>
        <ServiceIcon tile={tile} size="sm" />
      </span>
      <span id={titleId} className={css.itemTitle}>
        {isOffered ? (
          <Link {...tileLink(tile)} className={css.link}>
            {tile.title}
          </Link>
        ) : (
          <>
            {tile.title}{' '}
            <Text as="span" size="xs" tone="hint">
              временно недоступен
            </Text>
          </>
        )}
      </span>
      <ExternalBadge external={serviceOf(tile).external} explained="press" />
      <IconButton
        size="sm"
        label="Убрать из избранного"
        icon={<Star className={css.starOn} />}
        isPressed
        aria-describedby={titleId}
        onPress={({ target }) => onToggleFavourite(tile, target)}
      />
      <Menu
        trigger={
          <IconButton
            ref={menuRef}
            size="sm"
            label="Действия"
            icon={<Ellipsis />}
            aria-describedby={titleId}
          />
        }
      >
        <MenuItem icon={<FolderInput />} onAction={onMove}>
          Переместить в папку…
        </MenuItem>
        <MenuItem
          icon={<StarOff />}
          onAction={() => {
            if (menuRef.current) onToggleFavourite(tile, menuRef.current);
          }}
        >
          Убрать из избранного
        </MenuItem>
      </Menu>
    </GridListItem>
  );
}
