import type { ReactNode } from 'react';
import { dot, statusText, tones } from './StatusText.css.ts';
import type { StatusWords } from './words.ts';

/** A status in a list: a dot of its tone and words. */
export const StatusText = ({
  tone = 'neutral',
  children,
}: {
  tone?: StatusWords['tone'];
  children: ReactNode;
}) => (
  <span className={statusText}>
    <span className={`${dot} ${tones[tone]}`} />
    {children}
  </span>
);
