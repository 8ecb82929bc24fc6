/** The browser's door: the portal without any server, for a demonstration. Its state lives as long as the page. */
import { setupWorker } from 'msw/browser';
import { createGateway } from './gateway.ts';
import { gatewayHandler } from './msw.ts';

/** Starts answering the page's calls. The cookie is readable there: a worker cannot set an HttpOnly one. */
export async function startBrowserGateway(): Promise<void> {
  const gateway = await createGateway({ httpOnly: false });
  await setupWorker(gatewayHandler(gateway)).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
