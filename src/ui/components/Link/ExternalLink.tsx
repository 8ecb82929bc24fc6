import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { externalMark, textLinkClass } from './Link.css.ts';

export interface ExternalLinkProps {
  /** A validated URL: http, https or mailto. */
  href: string;
  children: ReactNode;
}

/**
 * A link to another site: it opens a new tab without `opener` and referrer, and its name says so. A `mailto:` link
 * opens the mail program.
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
      {/** A non-breaking space, so that the icon never wraps alone. */}
      {'\u00a0'}
      <VisuallyHidden>(откроется в новой вкладке)</VisuallyHidden>
      <ArrowUpRight aria-hidden="true" className={externalMark} />
    </a>
  );
}
