import { Link } from '@tanstack/react-router';
import type { PageLink } from '#platform/pages.ts';

interface MenuLinkProps {
  page: PageLink;
  look: string;
  onClick?: () => void;
}

/** A link of the main menu. */
export function MenuLink({ page: { to, title }, look, onClick }: MenuLinkProps) {
  return (
    <Link
      to={to}
      className={look}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      onClick={onClick}
    >
      {title}
    </Link>
  );
}
