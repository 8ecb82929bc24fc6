/** `/api/metrics`: figures of the process for Prometheus (PILOT-06). Not part of the contract. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallFacts, EndedCall } from './calls.ts';
import { safetyHeaders } from './safety-headers.ts';
import { isSameSecret } from './same-secret.ts';

export interface Metrics {
  /** Counts a request from its beginning on. */
  begin(facts: CallFacts): void;
  /** Counts a request that has ended. */
  end(facts: CallFacts, call: EndedCall): void;
  /** All figures in the format of Prometheus. */
  text(): Promise<string>;
}

export const isMetricsPath = (url: string): boolean => /^\/api\/metrics(?:\?|$)/.test(url);

/**
 * Sends the figures to a caller with `Authorization: Bearer <key>`, 401 to others.
 *
 * @param key METRICS_KEY; without it there are no figures, and the answer is 404
 */
export async function serveMetrics(
  { headers: { authorization = '' } }: Pick<IncomingMessage, 'headers'>,
  outgoing: ServerResponse,
  key: string | undefined,
  metrics: Metrics | undefined,
): Promise<void> {
  const headers = {
    ...safetyHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  };
  if (key === undefined || !metrics) {
    outgoing.writeHead(404, headers).end('Not found\n');
    return;
  }
  if (!isSameSecret(authorization, `Bearer ${key}`)) {
    outgoing.writeHead(401, { ...headers, 'www-authenticate': 'Bearer' }).end('Needs METRICS_KEY\n');
    return;
  }
  const text = await metrics.text();
  outgoing
    .writeHead(200, { ...headers, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
    .end(text);
}
