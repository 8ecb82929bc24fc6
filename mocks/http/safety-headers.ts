/** Headers that protect every answer, of the API, the portal and the reference page. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Browsers keep the rule for a year. Other hosts of the domain are not the portal's. */
const HSTS = 'max-age=31536000';

/** For answers that only pages of the portal may use, and that tell no other site where they were read. */
export const safetyHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Whether the browser uses https, which only the proxy before this server knows. */
export const isHttps = ({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): boolean =>
  trustProxy && headers['x-forwarded-proto'] === 'https';

/** Tells browsers that use https to use nothing else. Over http the header has no effect (RFC 6797, 7.2). */
export function setStrictTransport(
  incoming: Pick<IncomingMessage, 'headers'>,
  outgoing: Pick<ServerResponse, 'setHeader'>,
  trustProxy: boolean,
): void {
  if (isHttps(incoming, trustProxy)) outgoing.setHeader('strict-transport-security', HSTS);
}
