/**
 * Whether another site made the browser send this request. `Sec-Fetch-Site` is the browser's own word and survives
 * a proxy that rewrites `Host`, as Vite's does; without it `Origin` is compared with the address that was asked.
 * Requests without either come from no browser. Reading is safe; the cookie's SameSite=Strict guards it besides.
 */
export function isForeign(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** Whether a host name, as one listens on it or as a URL has it, means this machine and can mean no other. */
export function isLoopback(hostname: string): boolean {
  return /^(127(\.\d{1,3}){3}|localhost|\[?::1\]?)$/.test(hostname);
}
