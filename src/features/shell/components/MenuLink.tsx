import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { SoonMark } from '#ui/index.ts';
import type { NavigationItem } from '../model/navigation.ts';
import { plannedPage } from '../model/planned-pages.ts';

interface MenuLinkProps {
  item: NavigationItem;
  look: string;
  onClick?: () => void;
}

/** A place of the main menu, marked where its page is still to come. */
export function MenuLink({ item: { to, title }, look, onClick }: MenuLinkProps) {
  const mark = useId();
  const isPlanned = plannedPage(to) !== undefined;
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
