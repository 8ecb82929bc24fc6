/** Leads each HTTP request of the process to what answers it. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Gateway } from './gateway.ts';
import { type CallFacts, logCall, newFacts, watchCall } from './http/calls.ts';
import { serveDocs } from './http/docs.ts';
import type { Drain } from './http/drain.ts';
import { serveApi } from './http/http.ts';
import { isMetricsPath, type Metrics, serveMetrics } from './http/metrics-path.ts';
import { isReadyPath, serveReady } from './http/ready.ts';
import { setStrictTransport } from './http/safety-headers.ts';
import { isSecurityText, serveSecurityText } from './http/security-txt.ts';
import type { StaticSite } from './http/static.ts';
import { log } from './log/log.ts';
import { isFromAdministrator } from './pilot.ts';
import type { Settings } from './settings.ts';

interface Served {
  readonly settings: Pick<Settings, 'trustProxy' | 'portalUrl' | 'pilot' | 'securityContact' | 'metricsKey'>;
  /** The built portal; undefined where only the gateway answers. */
  readonly site: StaticSite | undefined;
  readonly gateway: Gateway;
  readonly drain: Drain;
  /** Figures for Prometheus; undefined without METRICS_KEY. */
  readonly metrics?: Metrics | undefined;
}

/** Answers a request, or has it answered. Rejects when that has failed. */
async function answer(
  { settings, site, gateway, metrics }: Served,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  facts: CallFacts,
): Promise<void> {
  const { trustProxy, portalUrl, pilot, securityContact } = settings;
  const url = incoming.url ?? '/';
  if (site && isSecurityText(url))
    serveSecurityText(outgoing, { contact: securityContact, portalUrl, now: new Date() });
  else if (isReadyPath(url)) serveReady(outgoing, gateway.readiness());
  else if (isMetricsPath(url)) await serveMetrics(incoming, outgoing, settings.metricsKey, metrics);
  else if (/^\/api\/docs\/?(?:\?|$)/.test(url))
    serveDocs(incoming, outgoing, !pilot || (await isFromAdministrator(gateway, incoming, trustProxy)));
  else if (site && !url.startsWith('/api/')) await site.serve(incoming, outgoing);
  else await serveApi(gateway, incoming, outgoing, { trustProxy, facts });
}

/** Whether a request is logged and measured. Questions of a monitoring system would be most of the lines. */
const isWatched = (url = ''): boolean => url.startsWith('/api/') && !isReadyPath(url) && !isMetricsPath(url);

/** The listener of the server. It measures each request to the API, and in a pilot writes a line about it. */
export function listenerOf(served: Served): RequestListener {
  const { settings, drain, metrics } = served;
  return (incoming, outgoing) => {
    drain.watch(outgoing);
    const facts = newFacts();
    if (isWatched(incoming.url)) {
      metrics?.begin(facts);
      watchCall(facts, incoming, outgoing, (call) => {
        metrics?.end(facts, call);
        if (settings.pilot) logCall(call);
      });
    }
    setStrictTransport(incoming, outgoing, settings.trustProxy);
    answer(served, incoming, outgoing, facts).catch((error: unknown) => {
      log.error('A request failed', error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  };
}
