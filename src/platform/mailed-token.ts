import { pathBelow } from '#lib/base-path.ts';

/** What a mailed link brings: its bearer token and, for a confirmation, the address that it confirms. */
export interface MailedLink {
  readonly token: string;
  /** Empty where the link names none. */
  readonly email: string;
}

/** `early` is what the inline script of index.html took out of the address before anything was asked for. */
interface Address {
  readonly href: string;
  readonly early: unknown;
}

interface Reading {
  /** The address without the token and what came with it; null where there is nothing to take out. */
  readonly cleanHref: string | null;
  readonly page: string;
  readonly link: MailedLink | null;
}

declare global {
  interface Window {
    /** Address of the document as it was opened, for this module only, which removes it. */
    mailedLink?: unknown;
  }
}

/** Characters that a bearer token may have (RFC 6750): anything else would break the header, and is no token. */
const bearer = /^[\w.~+/-]{1,4000}=*$/;

/**
 * Reads an opened address (AUTH-11), pure and for any text at all.
 *
 * @returns the link, for the page that it leads to, and the address as it has to stand from now on
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

/** In memory and nowhere else: a reload ends it, and the page then asks to open the letter again. */
let opened: Reading | null = null;
let entrance: string | undefined;

/** Takes the link out of the address that the document was opened by. Called once, before anything else starts. */
export function takeMailedLink(): void {
  opened = readMailedLink({ href: location.href, early: window.mailedLink });
  entrance = opened.page;
  delete window.mailedLink;
  // Where a host's policy has stopped the inline script, the token leaves the address here, before the router starts.
  if (opened.cleanHref !== null) history.replaceState(null, '', opened.cleanHref);
}

/**
 * The link that this document was opened by.
 *
 * @param page path of the page that asks, such as `/resetPassword`: a link is good for its own page only
 */
export function mailedLink(page: string): MailedLink | null {
  return opened?.page === page ? opened.link : null;
}

/**
 * Does the person still need the link that opened this document? A reload would lose it, so nothing reloads by itself
 * as long as it is unspent and they are on its page, or on one below it: `/chatBot` leads to `/chatBot/login`.
 */
export const holdsMailedLink = (): boolean =>
  Boolean(opened?.link && opened.page) && pathBelow(location.pathname).startsWith(opened?.page ?? '');

/** Was the document opened at this page, by a letter, by hand or by a reload, and not come to from another one? */
export const isEntrance = (page: string): boolean => entrance === page;

/** After the link was spent or refused: it is of no use any more. */
export function forgetMailedLink(): void {
  opened = null;
}

/** Headers of a call that the link allows. */
export const bearerOf = (link: MailedLink | null): RequestInit =>
  link ? { headers: { authorization: `Bearer ${link.token}` } } : {};
