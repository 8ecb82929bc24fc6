import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Drawer, EmptyState, Failure, Preloader } from '#ui/index.ts';
import type { AdminArea } from '../kit/define-admin-page.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';
import { aside, inDrawer, main, narrowOnly, screen } from './AdminArea.css.ts';
import { AdminMenu } from './AdminMenu.tsx';
import { JobBar } from './JobBar.tsx';

/** An area of the administration: its menu beside the page, on narrow screens behind a button. */
export function AdminLayout({ area, children }: { area: AdminArea; children: ReactNode }) {
  const { data: tiles, isError, refetch } = useAdminTiles(area);
  const [isOpen, setOpen] = useState(false);
  // If the menu cannot be reloaded, the old one and the page with its typed text stay.
  if (isError && !tiles) return <Failure level={1} title="Не удалось загрузить разделы" onRetry={refetch} />;
  if (!tiles) return <Preloader />;
  if (tiles.length === 0)
    return <EmptyState level={1} title="Вам пока не назначены разделы администрирования" />;
  return (
    <div className={screen}>
      <div className={aside}>
        <AdminMenu tiles={tiles} />
      </div>
      <div className={main}>
        <div className={narrowOnly}>
          <Button size="sm" icon={<Menu />} aria-expanded={isOpen} onPress={() => setOpen(true)}>
            Разделы
          </Button>
        </div>
        <Drawer isOpen={isOpen} title="Разделы" onClose={() => setOpen(false)}>
          <div className={inDrawer}>
            <AdminMenu tiles={tiles} onPress={() => setOpen(false)} />
          </div>
        </Drawer>
        <JobBar />
        {children}
      </div>
    </div>
  );
}
