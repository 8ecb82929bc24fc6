import { pathBelow } from '#lib/base-path.ts';

/** A mailed link: its bearer token and, for a confirmation, the address to confirm. */
export interface MailedLink {
  readonly token: string;
  /** Empty if the link has none. */
  readonly email: string;
}

/** `early`: the part that the inline script of index.html removed from the address before any request. */
interface Address {
  readonly href: string;
  readonly early: unknown;
}

interface Reading {
  /** The address without the token and its parameters; null if there is nothing to remove. */
  readonly cleanHref: string | null;
  readonly page: string;
  readonly link: MailedLink | null;
}

declare global {
  interface Window {
    /** Address with which the document was opened. Only this module uses it. */
    mailedLink?: unknown;
  }
}

/** Characters of a bearer token (RFC 6750). */
const bearer = /^[\w.~+/-]{1,4000}=*$/;

/**
 * Reads the address of the document (AUTH-11). A pure function for any text.
 *
 * @returns the link with the page that it is for, and the address without it
 */
export function readMailedLink({ href, early }: Address): Reading {
  const opened = typeof early === 'string' && URL.canParse(early) ? new URL(early) : new URL(href);
  const token = opened.searchParams.get('token')?.trim() ?? '';
  const email = opened.searchParams.get('email')?.trim() ?? '';
  const current = new URL(href);
  const isClean = !current.searchParams.has('token');
  if (!isClean) {
    current.searchParams.delete('token');
    current.searchParams.delete('email');
  }
  return {
    cleanHref: isClean ? null : current.href,
    page: pathBelow(opened.pathname).replace(/\/+$/, ''),
    link: bearer.test(token) ? { token, email: email.length <= 254 ? email : '' } : null,
  };
}

/** Only in memory: after a reload the page asks to open the letter again. */
let opened: Reading | null = null;
let entrance: string | undefined;

/** Removes the link from the address of the document. Called once, at the very start. */
export function takeMailedLink(): void {
  opened = readMailedLink({ href: location.href, early: window.mailedLink });
  entrance = opened.page;
  delete window.mailedLink;
  // If a host's policy has blocked the inline script, the token is removed here, before the router starts.
  if (opened.cleanHref !== null) history.replaceState(null, '', opened.cleanHref);
}

/**
 * The link with which the document was opened.
 *
 * @param page path of the calling page, such as `/resetPassword`: a link is valid for its own page only
 */
export function mailedLink(page: string): MailedLink | null {
  return opened?.page === page ? opened.link : null;
}

/**
 * Whether the link is still needed. A reload would lose it, so the portal does not reload while it is unused and the
 * user is on its page or below it (`/chatBot` redirects to `/chatBot/login`).
 */
export const holdsMailedLink = (): boolean =>
  Boolean(opened?.link && opened.page) && pathBelow(location.pathname).startsWith(opened?.page ?? '');

/** Whether the document was opened at this page, not reached from another page. */
export const isEntrance = (page: string): boolean => entrance === page;

/** Removes the link after it was used or refused. */
export function forgetMailedLink(): void {
  opened = null;
}

/** Headers of a call with the link. */
export const bearerOf = (link: MailedLink | null): RequestInit =>
  link ? { headers: { authorization: `Bearer ${link.token}` } } : {};
