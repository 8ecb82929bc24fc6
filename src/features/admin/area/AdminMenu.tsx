import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { Icon, sideMenuLinkClass } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { entryOf, tileAt } from '../kit/menu.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';
import { count, entries, groupTitle, linkTitle, menu } from './AdminMenu.css.ts';
import { groupsOf } from './menu-groups.tsx';

/** The menu of an area of the administration: its pages in groups. It is in the panel of the portal. */
export function AdminMenu({ area }: { area: AdminArea }) {
  const { data: tiles = [] } = useAdminTiles(area);
  const here = useLocation({ select: ({ pathname }) => tileAt(tiles, pathname) });
  const id = useId();
  if (tiles.length === 0) return null;
  return (
    <nav className={menu} aria-label="Администрирование">
      {groupsOf(tiles).map((group) => (
        <div key={group.title}>
          {group.title && (
            <div id={id + group.title} className={groupTitle}>
              {group.title}
            </div>
          )}
          <ul className={entries} aria-labelledby={group.title ? id + group.title : undefined}>
            {group.entries.map(({ tile, icon }) => (
              <li key={tile.uuid}>
                <Link
                  to={entryOf(tile)}
                  title={tile.description ?? tile.title}
                  className={sideMenuLinkClass}
                  aria-current={tile.uuid === here?.uuid ? 'page' : undefined}
                >
                  <Icon size="sm">{icon}</Icon>
                  <span className={linkTitle}>{tile.title}</span>
                  {tile.newCount ? <span className={count}>{tile.newCount}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
