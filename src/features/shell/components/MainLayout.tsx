import { Link, Outlet } from '@tanstack/react-router';
import { useStore } from '#lib/store.ts';
import { config } from '#platform/config.ts';
import { session } from '#platform/session/session.ts';
import { Logo } from '#ui/index.ts';
import { navigationFor } from '../model/navigation.ts';
import { actions, bar, content, home, nav, navLink, page, skipLink } from './MainLayout.css.ts';
import { MainMenuDrawer } from './MainMenuDrawer.tsx';
import { NotificationsButton } from './NotificationsButton.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** The client layout: header with navigation, notifications, theme and profile, and the routed screen below. */
export function MainLayout() {
  const { profile } = useStore(session);
  if (!profile) return null;
  const items = navigationFor(profile);
  return (
    <div className={page}>
      <a href="#main" className={skipLink}>
        К содержанию
      </a>
      <header className={bar}>
        <MainMenuDrawer items={items} />
        <Link to="/" className={home} aria-label={`${config.gatewayName}, на главную`}>
          <Logo name={config.gatewayName} />
        </Link>
        <nav className={nav} aria-label="Главное меню">
          {items.map(({ to, title }) => (
            <Link
              key={to}
              to={to}
              className={navLink}
              activeOptions={{ exact: to === '/', includeSearch: false }}
            >
              {title}
            </Link>
          ))}
        </nav>
        <div className={actions}>
          <NotificationsButton />
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
