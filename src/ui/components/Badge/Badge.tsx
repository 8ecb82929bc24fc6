import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'positive' | 'negative' | 'info' | 'warning';
  /** A lucide icon; required if the tone has a meaning that the text does not express. */
  icon?: ReactNode;
  /** Id for the `aria-describedby` of the element that the badge describes. */
  id?: string;
  /** What the label means, where the pointer is; it must be said elsewhere, too. */
  title?: string;
}

/** A short label: «внешний», «в контуре», a count, a state. */
export function Badge({ children, tone, icon, id, title }: BadgeProps) {
  return (
    <span id={id} title={title} className={badge({ tone })}>
      {icon && <Icon size="sm">{icon}</Icon>}
      {children}
    </span>
  );
}
