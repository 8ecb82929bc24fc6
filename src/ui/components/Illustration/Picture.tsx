import type { ReactNode } from 'react';
import { ground, picture } from './Illustration.css.ts';

/**
 * The canvas of every illustration: 200 × 150 with a shadow on the ground. Decorative: the text beside it has the
 * meaning.
 */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className={picture}>
      <ellipse cx="100" cy="138" rx="66" ry="5" className={ground} />
      {children}
    </svg>
  );
}
