import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import { Icon, Stack } from '#ui/index.ts';
import { entryOf, tileAt } from '../kit/menu.ts';
import { count, entries, groupTitle, link, linkTitle } from './AdminMenu.css.ts';
import { groupsOf } from './menu-groups.tsx';

interface AdminMenuProps {
  tiles: readonly AdminTile[];
  onPress?: () => void;
}

/** The menu of an area of the administration: its pages in groups. */
export function AdminMenu({ tiles, onPress }: AdminMenuProps) {
  const here = useLocation({ select: ({ pathname }) => tileAt(tiles, pathname) });
  const id = useId();
  return (
    <Stack as="nav" gap={3} aria-label="Администрирование">
      {groupsOf(tiles).map((group) => (
        <div key={group.title}>
          <div id={id + group.title} className={groupTitle}>
            {group.title}
          </div>
          <ul className={entries} aria-labelledby={id + group.title}>
            {group.entries.map(({ tile, icon }) => (
              <li key={tile.uuid}>
                <Link
                  to={entryOf(tile)}
                  title={tile.description}
                  className={link}
                  aria-current={tile.uuid === here?.uuid ? 'page' : undefined}
                  onClick={onPress}
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
    </Stack>
  );
}
