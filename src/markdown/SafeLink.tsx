import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { textLinkClass, VisuallyHidden } from '#ui/index.ts';
import { externalIcon } from './Markdown.css.ts';
import { checkLink } from './urls.ts';

export interface SafeLinkProps {
  address: string;
  /** What the author says of it, shown as its tooltip. */
  title?: string | null | undefined;
  /** Text for screen readers after a link to another site. */
  externalLabel: string;
  children: ReactNode;
}

/** A link of an answer, to allowed addresses only. A link to another site is marked and names the host. */
export function SafeLink({ address, title, externalLabel, children }: SafeLinkProps) {
  const target = checkLink(address, location.origin);
  if (!target) return children;
  if (target.kind === 'plain') {
    return (
      <a className={textLinkClass} href={target.href} title={title ?? undefined}>
        {children}
      </a>
    );
  }
  return (
    <a
      className={textLinkClass}
      href={target.href}
      title={title ? `${title} — ${target.host}` : target.host}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {children}
      <ExternalLink className={externalIcon} aria-hidden="true" />
      <VisuallyHidden> ({externalLabel})</VisuallyHidden>
    </a>
  );
}
