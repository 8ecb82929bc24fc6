import type { ReactNode } from 'react';
import { EmptyState, Failure, Preloader } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';
import { main } from './AdminArea.css.ts';
import { JobBar } from './JobBar.tsx';

/** An area of the administration: its pages. Its menu is in the panel of the portal (`AdminMenu`). */
export function AdminLayout({ area, children }: { area: AdminArea; children: ReactNode }) {
  const { data: tiles, isError, refetch } = useAdminTiles(area);
  // If the menu cannot be reloaded, the old one and the page with its typed text stay.
  if (isError && !tiles) return <Failure level={1} title="Не удалось загрузить разделы" onRetry={refetch} />;
  if (!tiles) return <Preloader />;
  if (tiles.length === 0)
    return <EmptyState level={1} title="Вам пока не назначены разделы администрирования" />;
  return (
    <div className={main}>
      <JobBar />
      {children}
    </div>
  );
}
