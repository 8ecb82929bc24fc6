import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ActivityPlace } from '#features/activity/index.ts';
import { FeedbackButton } from '#features/feedback/index.ts';
import { useStore } from '#lib/store.ts';
import { config } from '#platform/config.ts';
import { pagesFor } from '#platform/pages.ts';
import { canMailToSupport } from '#platform/session/permissions.ts';
import { session } from '#platform/session/session.ts';
import { onShortcut } from '#platform/shortcuts.ts';
import { Logo } from '#ui/index.ts';
import { actions, bar, content, home, nav, navLink, page } from './MainLayout.css.ts';
import { MainMenuDrawer } from './MainMenuDrawer.tsx';
import { MenuLink } from './MenuLink.tsx';
import { NotificationsButton } from './NotificationsButton.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** Focuses the search box of the screen, if it has one. */
function focusSearch(): void {
  const boxes = document.querySelectorAll<HTMLElement>('main input[type="search"]');
  [...boxes].find((box) => box.checkVisibility())?.focus();
}

/** The client layout: header with navigation, notifications, theme and profile, and the routed screen below. */
export function MainLayout({ commands }: { commands: ReactNode }) {
  const { profile } = useStore(session);
  const router = useRouter();
  useEffect(() => onShortcut('search', focusSearch), []);
  if (!profile) return null;
  const pages = pagesFor(router, profile).filter(({ group }) => group === 'main');
  return (
    // When another user signs in, the state of the first user's page is dropped (AUTH-12).
    <div key={profile.id} className={page}>
      <header className={bar}>
        <SkipLinks />
        <MainMenuDrawer pages={pages} />
        <Link to="/" className={home} aria-label={`${config.gatewayName}, на главную`}>
          <Logo name={config.gatewayName} />
        </Link>
        <nav className={nav} aria-label="Главное меню">
          {pages.map((link) => (
            <MenuLink key={link.to} page={link} look={navLink} />
          ))}
        </nav>
        <div className={actions}>
          <ActivityPlace />
          {commands}
          {canMailToSupport(profile) && <FeedbackButton />}
          <NotificationsButton area="ai" />
          <ThemeButton />
          <ProfileMenu profile={profile} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={content}>
        <Outlet />
      </main>
    </div>
  );
}
