/**
 * Whether another site made the browser send this request (gateway.yaml, "Requests from other sites"). `Sec-Fetch-Site` is
 * set by the browser and survives a proxy that rewrites `Host`, as Vite's does; without it `Origin` is compared with the
 * requested address. Requests without either do not come from a browser.
 */
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** Whether a host name, of a listening address or a URL, can only mean this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(127(\.\d{1,3}){3}|localhost|\[?::1\]?)$/.test(hostname);
}
