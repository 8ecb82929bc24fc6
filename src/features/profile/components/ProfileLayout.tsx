import { Link, Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { pagesFor } from '#platform/pages.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Select, sideMenuClass, sideMenuLinkClass } from '#ui/index.ts';
import { choice, list, page, root } from './ProfileLayout.css.ts';

/**
 * The profile: its pages in a list beside the page, below 1024 px in a select. A page is listed when its route has a menu
 * entry of the group `profilePages` and the user may open it (PROF-02).
 */
export function ProfileLayout() {
  const router = useRouter();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { profile } = useSession();
  if (!profile) return null;
  const pages = pagesFor(router, profile).filter(({ group }) => group === 'profilePages');
  const here = pages.find(({ to }) => pathname === to);
  return (
    <div className={root}>
      <div className={list}>
        <nav className={sideMenuClass} aria-label="Профиль">
          {pages.map(({ to, title }) => (
            <Link key={to} to={to} className={sideMenuLinkClass}>
              {title}
            </Link>
          ))}
        </nav>
      </div>
      <div className={choice}>
        <Select
          label="Раздел профиля"
          isLabelHidden
          options={pages.map(({ to, title }) => ({ id: to, label: title }))}
          value={here?.to ?? null}
          onChange={(to) => {
            if (to !== null) void navigate({ to });
          }}
        />
      </div>
      <div className={page}>
        <Outlet />
      </div>
    </div>
  );
}
