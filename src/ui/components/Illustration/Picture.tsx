import type { ReactNode } from 'react';
import { ground, picture } from './Illustration.css.ts';

/** The sheet of every illustration: 200 × 150, a shadow on the ground. Decorative: words beside it say it all. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className={picture}>
      <ellipse cx="100" cy="138" rx="66" ry="5" className={ground} />
      {children}
    </svg>
  );
}
