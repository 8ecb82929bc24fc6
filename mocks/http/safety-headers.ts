/** Headers that protect every answer, of the API, the portal and the reference page. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Browsers keep the rule for a year. Subdomains are not included, because they may belong to other services. */
const HSTS = 'max-age=31536000';

/** Only pages of the portal may use the answers, and links from them do not name the page. */
export const safetyHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Whether the browser uses https, which only the proxy before this server knows. */
export const isHttps = ({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): boolean =>
  trustProxy && headers['x-forwarded-proto'] === 'https';

/** Makes browsers that use https use only https from then on. Over http the header has no effect (RFC 6797, 7.2). */
export function setStrictTransport(
  incoming: Pick<IncomingMessage, 'headers'>,
  outgoing: Pick<ServerResponse, 'setHeader'>,
  trustProxy: boolean,
): void {
  if (isHttps(incoming, trustProxy)) outgoing.setHeader('strict-transport-security', HSTS);
}
