/**
 * Returns a redirect target on this site as path + query + hash, or null if it leads elsewhere (AUTH-01, PRE-08). The
 * URL parser decides, not a prefix: `//host`, `/\host`, `/%09/host` with its tab decoded and `javascript:` are resolved
 * as the browser resolves them.
 *
 * @param target the untrusted value from the address
 * @param origin this site's origin
 */
export function sameOriginPath(target: unknown, origin: string): string | null {
  if (typeof target !== 'string') return null;
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // A `blob:` address has the origin of the page that made it, so the scheme is checked as well.
  if (url.origin !== origin || !url.protocol.startsWith('http') || url.username || url.password) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil.example` has the path `//evil.example`, which the next parse would read as a host, so the dot is kept.
  return path.startsWith('//') ? `/.${path}` : path;
}
