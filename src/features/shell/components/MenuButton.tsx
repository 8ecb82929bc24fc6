import { useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { PageLink } from '#platform/pages.ts';
import type { Profile } from '#platform/session/session.ts';
import { IconButton, LazyTooltip, lazyPart } from '#ui/index.ts';

const PanelDrawer = lazyPart(() => import('./PanelDrawer.tsx'));

interface MenuButtonProps {
  profile: Profile;
  pages: readonly PageLink[];
  middle: () => ReactNode;
}

/** Opens the panel as a drawer, on narrow screens. The drawer closes when a page or a chat is opened. */
export function MenuButton(props: MenuButtonProps) {
  const here = useLocation({ select: ({ href }) => href });
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === here;
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpenAt(null);
  return (
    <>
      <LazyTooltip text="Меню">
        <IconButton
          ref={button}
          label="Меню"
          icon={<Menu />}
          aria-expanded={isOpen}
          onPress={() => setOpenAt(here)}
        />
      </LazyTooltip>
      {isOpen && (
        <Suspense>
          <PanelDrawer {...props} button={button} onClose={close} onMissing={close} />
        </Suspense>
      )}
    </>
  );
}
