import { Link } from '@tanstack/react-router';
import { CircleQuestionMark, FlaskConical, House, Monitor, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PageLink } from '#platform/pages.ts';
import { Icon, LazyTooltip, sideMenuIconClass, sideMenuLinkClass } from '#ui/index.ts';
import { links } from './MenuLinks.css.ts';

/** The areas of administration have one icon. */
const icons: Readonly<Record<string, ReactNode>> = {
  '/': <House />,
  '/lab': <FlaskConical />,
  '/presentations': <Monitor />,
  '/help': <CircleQuestionMark />,
};

interface MenuLinksProps {
  pages: readonly PageLink[];
  /** Icons with tooltips instead of words beside the icons. */
  isCompact?: boolean;
  onPress?: () => void;
}

/** The links of the main menu. */
export function MenuLinks({ pages, isCompact, onPress }: MenuLinksProps) {
  return (
    <div className={links}>
      {pages.map(({ to, title }) => {
        const page = { to, activeOptions: { exact: to === '/', includeSearch: false }, onClick: onPress };
        const icon = icons[to.replace(/\/$/, '') || '/'] ?? <ShieldCheck />;
        return isCompact ? (
          <LazyTooltip key={to} text={title}>
            <Link {...page} className={sideMenuIconClass} aria-label={title}>
              <Icon>{icon}</Icon>
            </Link>
          </LazyTooltip>
        ) : (
          <Link key={to} {...page} className={sideMenuLinkClass}>
            <Icon>{icon}</Icon>
            {title}
          </Link>
        );
      })}
    </div>
  );
}
