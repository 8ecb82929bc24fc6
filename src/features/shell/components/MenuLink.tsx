import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { PageLink } from '#platform/pages.ts';
import { SoonMark } from '#ui/index.ts';

interface MenuLinkProps {
  page: PageLink;
  look: string;
  onClick?: () => void;
}

/** A link of the main menu, with a mark if its page is planned. */
export function MenuLink({ page: { to, title, isPlanned }, look, onClick }: MenuLinkProps) {
  const mark = useId();
  return (
    <Link
      to={to}
      className={look}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      aria-describedby={isPlanned ? mark : undefined}
      onClick={onClick}
    >
      {title} {isPlanned && <SoonMark id={mark} />}
    </Link>
  );
}
