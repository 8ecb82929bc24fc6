import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { externalMark, textLinkClass } from './Link.css.ts';

export interface ExternalLinkProps {
  /** An address that is already checked: http, https or mailto. */
  href: string;
  children: ReactNode;
}

/**
 * A link out of the portal: opens a new tab without handing over the opener or the address it came from, and says so.
 * A `mailto:` opens the mail program in place.
 */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  if (href.startsWith('mailto:')) {
    return (
      <a href={href} className={textLinkClass}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
      {children}
      {/* The space does not break, so that the mark never wraps alone. */}
      {'\u00a0'}
      <VisuallyHidden>(откроется в новой вкладке)</VisuallyHidden>
      <ArrowUpRight aria-hidden="true" className={externalMark} />
    </a>
  );
}
