import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'positive' | 'negative' | 'info' | 'warning';
  /** A lucide icon; needed where the tone carries a meaning that the words do not. */
  icon?: ReactNode;
  /** For what the badge describes (`aria-describedby`). */
  id?: string;
}

/** A short mark on something: «внешний», «в контуре», a count, a state. */
export function Badge({ children, tone, icon, id }: BadgeProps) {
  return (
    <span id={id} className={badge({ tone })}>
      {icon && <Icon size="sm">{icon}</Icon>}
      {children}
    </span>
  );
}
