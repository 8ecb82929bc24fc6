import type { ReactNode } from 'react';
import { iconClass } from './Icon.css.ts';

export interface IconProps {
  /** One lucide icon: `<Star />`. */
  children: ReactNode;
  /** 16, 18 (default), 22 or 28 px at the default text size. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** A decorative icon of a fixed size in the text colour: the text beside it has the meaning. */
export function Icon({ children, size }: IconProps) {
  return (
    <span className={iconClass({ size })} aria-hidden="true">
      {children}
    </span>
  );
}
