import { Link, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { PanelLeft } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { ActivityPlace } from '#features/activity/index.ts';
import { FeedbackButton } from '#features/feedback/index.ts';
import { useStore } from '#lib/store.ts';
import { config } from '#platform/config.ts';
import { pagesFor } from '#platform/pages.ts';
import { canMailToSupport } from '#platform/session/permissions.ts';
import { session } from '#platform/session/session.ts';
import { onShortcut, withMod } from '#platform/shortcuts.ts';
import { IconButton, LazyTooltip, Logo } from '#ui/index.ts';
import { useRail } from '../model/useRail.ts';
import {
  content,
  foot,
  head,
  home,
  middle,
  nav,
  onlyBeside,
  onlyNarrow,
  page,
  panel,
  top,
} from './MainLayout.css.ts';
import { MenuButton } from './MenuButton.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { NotificationsButton } from './NotificationsButton.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** Focuses the search box of the screen, or of the panel, if there is one. */
function focusSearch(): void {
  const boxes = ['main', 'aside'].flatMap((part) => [
    ...document.querySelectorAll<HTMLElement>(`${part} input[type="search"]`),
  ]);
  boxes.find((box) => box.checkVisibility())?.focus();
}

interface MainLayoutProps {
  /** The button of the command palette. */
  commands: ReactNode;
  /** What is between the menu and the foot of the panel: the chats, or the area's own menu. */
  middle: (place: 'panel' | 'drawer', isOwn: boolean) => ReactNode;
}

/**
 * The client layout: the panel with navigation, chats, notifications, theme and profile, and the routed screen beside it; below
 * 1024 px a bar above the screen, and the panel as a drawer.
 */
export function MainLayout({ commands, middle: renderMiddle }: MainLayoutProps) {
  const { profile } = useStore(session);
  const router = useRouter();
  const wish = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.panel).findLast(Boolean),
  });
  const [isRail, toggleRail] = useRail(profile?.id ?? 0, wish === 'rail');
  useLayoutEffect(() => onShortcut('search', focusSearch), []);
  useLayoutEffect(() => onShortcut('panel', toggleRail), [toggleRail]);
  if (!profile) return null;
  const pages = pagesFor(router, profile).filter(({ group }) => group === 'main');
  const label = isRail ? 'Широкая панель' : 'Узкая панель';
  return (
    // When another user signs in, the state of the first user's page is dropped (AUTH-12).
    <div key={profile.id} className={page} data-rail={isRail || undefined} data-menu={wish}>
      <div className={panel}>
        <header className={head}>
          <SkipLinks />
          <div className={top}>
            <div className={onlyNarrow}>
              <MenuButton
                profile={profile}
                pages={pages}
                middle={() => renderMiddle('drawer', wish === 'own')}
              />
            </div>
            <Link to="/" className={home} aria-label={`${config.gatewayName}, на главную`}>
              <Logo name={config.gatewayName} />
            </Link>
            <div className={onlyBeside}>
              <LazyTooltip text={`${label} (${withMod('B')})`}>
                <IconButton size="sm" label={label} icon={<PanelLeft />} onPress={toggleRail} />
              </LazyTooltip>
            </div>
          </div>
          <nav className={nav} aria-label="Главное меню">
            <MenuLinks pages={pages} isCompact={isRail || wish === 'own'} />
          </nav>
          <div className={foot}>
            <ActivityPlace />
            <div className={onlyBeside}>
              {commands}
              {canMailToSupport(profile) && <FeedbackButton />}
              <ThemeButton />
            </div>
            <NotificationsButton area="ai" />
            <ProfileMenu profile={profile} />
          </div>
        </header>
        <div className={middle}>{renderMiddle('panel', wish === 'own')}</div>
      </div>
      <main id="main" tabIndex={-1} className={content}>
        <Outlet />
      </main>
    </div>
  );
}
