import { ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
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

/** A title without what models write differently in a link to it: `#раздел-2` is «Раздел 2». */
const nameOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Scrolls to the heading of the answer that a link names, without changing the page's address. */
function jumpToHeading(event: MouseEvent<HTMLAnchorElement>, address: string): void {
  event.preventDefault();
  const name = nameOf(address);
  const headings = event.currentTarget
    .closest('[data-text]')
    ?.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6');
  const heading = [...(headings ?? [])].find(({ textContent }) => nameOf(textContent) === name);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A link of an answer, to allowed addresses only. A link to another site is marked and names the host. */
export function SafeLink({ address, title, externalLabel, children }: SafeLinkProps) {
  if (address.startsWith('#')) {
    return (
      <a
        className={textLinkClass}
        href={address}
        title={title ?? undefined}
        onClick={(event) => jumpToHeading(event, decoded(address))}
      >
        {children}
      </a>
    );
  }
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
