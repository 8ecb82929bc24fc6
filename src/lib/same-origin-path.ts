/**
 * A redirect target that stays on this site, as path + query + hash, or null (AUTH-01, PRE-08).
 * The URL parser judges, not a prefix: `//host`, `/\host`, `/%09/host` with its tab decoded, `javascript:` and
 * whatever else browsers understand differently from a reader all resolve the way the browser would resolve them.
 *
 * @param target what stood in the address, untrusted
 * @param origin this site's origin
 */
export function sameOriginPath(target: unknown, origin: string): string | null {
  if (typeof target !== 'string') return null;
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // A blob: address has its maker's origin, so the scheme is judged as well.
  if (url.origin !== origin || !url.protocol.startsWith('http') || url.username || url.password) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil.example` has the path `//evil.example`, which the next parse would take for a host: it keeps its dot.
  return path.startsWith('//') ? `/.${path}` : path;
}
