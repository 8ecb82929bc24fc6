import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PageLink } from '#platform/pages.ts';
import { IconButton, LazyDrawer, LazyTooltip, Stack } from '#ui/index.ts';
import { drawerLink, onlyNarrow } from './MainMenuDrawer.css.ts';
import { MenuLink } from './MenuLink.tsx';

/** The main menu on narrow screens, behind a button. */
export function MainMenuDrawer({ pages }: { pages: readonly PageLink[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className={onlyNarrow}>
      <LazyTooltip text="Меню">
        <IconButton label="Меню" icon={<Menu />} aria-expanded={isOpen} onPress={() => setOpen(true)} />
      </LazyTooltip>
      {isOpen && (
        <Suspense>
          <LazyDrawer isOpen title="Меню" onClose={close} onMissing={close}>
            <Stack as="nav" gap={1} aria-label="Главное меню">
              {pages.map((page) => (
                <MenuLink key={page.to} page={page} look={drawerLink} onClick={close} />
              ))}
            </Stack>
          </LazyDrawer>
        </Suspense>
      )}
    </div>
  );
}
