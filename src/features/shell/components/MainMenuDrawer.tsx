import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#ui/index.ts';
import type { NavigationItem } from '../model/navigation.ts';
import { drawerLink, drawerNav, onlyNarrow } from './MainMenuDrawer.css.ts';
import { MenuLink } from './MenuLink.tsx';

const Drawer = lazy(async () => ({ default: (await import('#ui/components/Drawer/Drawer.tsx')).Drawer }));

/** The main menu on narrow screens, behind a button. */
export function MainMenuDrawer({ items }: { items: readonly NavigationItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className={onlyNarrow}>
      <IconButton label="Меню" icon={<Menu />} aria-expanded={isOpen} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <Drawer isOpen title="Меню" onClose={close}>
            <nav className={drawerNav} aria-label="Главное меню">
              {items.map((item) => (
                <MenuLink key={item.to} item={item} look={drawerLink} onClick={close} />
              ))}
            </nav>
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
