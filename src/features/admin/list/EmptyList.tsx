import { Link } from '@tanstack/react-router';
import { Button, EmptyState, textLinkClass } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import type { EmptyText } from '../kit/define-admin-page.ts';
import { pathOf } from '../kit/menu.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';

interface EmptyListProps {
  empty: EmptyText;
  area: AdminArea;
  /** False for those who only read: nothing is proposed to them. */
  canChange: boolean;
  /** Label of the button that adds a row, and what it does; absent where nothing can be added. */
  add: { title: string; onPress: () => void } | undefined;
}

/** A list without rows and without filters: why it is empty, and what to do. */
export function EmptyList({ empty, area, canChange, add }: EmptyListProps) {
  const { title, text, link } = typeof empty === 'string' ? { title: empty } : empty;
  const { data: tiles = [] } = useAdminTiles(area);
  const path = link && pathOf(tiles, link.pages);
  if (!canChange) return <EmptyState title={title} />;
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <>
          {add && <Button onPress={add.onPress}>{add.title}</Button>}
          {path && (
            <Link to={path} className={textLinkClass}>
              {link.title}
            </Link>
          )}
        </>
      }
    />
  );
}
