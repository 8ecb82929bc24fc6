import { Link, useLocation } from '@tanstack/react-router';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import { Badge, sideMenuClass, sideMenuLinkClass } from '#ui/index.ts';
import { entryOf, tileAt } from '../kit/menu.ts';

interface AdminMenuProps {
  tiles: readonly AdminTile[];
  onPress?: () => void;
}

/** The menu of an area of the administration. */
export function AdminMenu({ tiles, onPress }: AdminMenuProps) {
  const here = useLocation({ select: ({ pathname }) => tileAt(tiles, pathname) });
  return (
    <nav className={sideMenuClass} aria-label="Администрирование">
      {tiles.map((tile) => (
        <Link
          key={tile.uuid}
          to={entryOf(tile)}
          title={tile.description}
          className={sideMenuLinkClass}
          aria-current={tile.uuid === here?.uuid ? 'page' : undefined}
          onClick={onPress}
        >
          {tile.title}
          {tile.newCount ? <Badge tone="accent">{tile.newCount}</Badge> : null}
        </Link>
      ))}
    </nav>
  );
}
