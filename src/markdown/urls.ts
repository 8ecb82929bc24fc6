/** Where a link of an answer may lead. */
export type LinkTarget =
  | { readonly kind: 'external'; readonly href: string; readonly host: string }
  /** The portal's own pages, mail and telephone: nothing to announce. */
  | { readonly kind: 'plain'; readonly href: string };

/** What may be shown in place of a picture. */
export type PictureTarget =
  /** Carried by the text itself: showing it makes no request. */
  | { readonly kind: 'embedded'; readonly src: string }
  | { readonly kind: 'remote'; readonly src: string; readonly host: string };

const embedded = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i;

function parse(written: string, origin: string): URL | undefined {
  // A browser reads a backslash as a slash; in Markdown it is an ordinary character of an address.
  const address = written.replaceAll('\\', '%5C');
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined;
}

/**
 * Checks the address of a link by what a browser would make of it (spaces and control characters inside a scheme do
 * not deceive it). Allowed: http, https, mailto, tel and pages of the portal; its API is not a page, and a GET there
 * may do something.
 *
 * @param origin the portal's origin.
 * @returns nothing if the link must stay plain text.
 */
export function checkLink(address: string, origin: string): LinkTarget | undefined {
  const url = parse(address, origin);
  if (!url) return undefined;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'plain', href: url.href };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.origin !== origin) return { kind: 'external', href: url.href, host: url.host };
  if (decodesToApi(url.pathname)) return undefined;
  return { kind: 'plain', href: url.pathname + url.search + url.hash };
}

function decodesToApi(path: string): boolean {
  try {
    return /^\/+api(?:\/|$)/i.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/**
 * Checks the address of a picture.
 *
 * @param origin the portal's origin.
 * @returns nothing if only the alternative text may be shown.
 */
export function checkPicture(address: string, origin: string): PictureTarget | undefined {
  if (embedded.test(address)) return { kind: 'embedded', src: address };
  const url = parse(address, origin);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return undefined;
  if (url.origin === origin && decodesToApi(url.pathname)) return undefined;
  return { kind: 'remote', src: url.href, host: url.host };
}
