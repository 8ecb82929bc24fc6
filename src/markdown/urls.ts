/** The allowed target of a link in an answer. */
export type LinkTarget =
  | { readonly kind: 'external'; readonly href: string; readonly host: string }
  /** A page of the portal, an e-mail address or a telephone number: shown without a note. */
  | { readonly kind: 'plain'; readonly href: string };

/** The allowed source of a picture. */
export type PictureTarget =
  /** A data URL, which is shown without a request. */
  | { readonly kind: 'embedded'; readonly src: string }
  | { readonly kind: 'remote'; readonly src: string; readonly host: string };

const embedded = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i;

function parse(written: string, origin: string): URL | undefined {
  // Browsers treat a backslash as a slash, Markdown as an ordinary character.
  const address = written.replaceAll('\\', '%5C');
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined;
}

/**
 * Checks the address of a link as a browser resolves it, so spaces and control characters cannot hide a scheme. Allowed
 * are http, https, mailto, tel and pages of the portal, but not its API, where a GET may have an effect.
 *
 * @param origin the portal's origin
 * @returns undefined if the link must be shown as text
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
 * @param origin the portal's origin
 * @returns undefined if only the alternative text may be shown
 */
export function checkPicture(address: string, origin: string): PictureTarget | undefined {
  if (embedded.test(address)) return { kind: 'embedded', src: address };
  const url = parse(address, origin);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return undefined;
  if (url.origin === origin && decodesToApi(url.pathname)) return undefined;
  return { kind: 'remote', src: url.href, host: url.host };
}
