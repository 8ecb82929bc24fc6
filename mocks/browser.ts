/** The browser's door: the portal without any server, for a demonstration. Its state lives as long as the page. */
import { setupWorker } from 'msw/browser';
import { createGateway } from './gateway.ts';
import { gatewayHandler } from './msw.ts';

/** Starts answering the page's calls. The cookie is readable there: a worker cannot set an HttpOnly one. */
export async function startBrowserGateway(): Promise<void> {
  const gateway = await createGateway({
    httpOnly: false,
    devDoors: true,
    // The page's own console takes the place of the process's output.
    print: (line) => console.info(line),
  });
  // The Cookie Store API takes no Set-Cookie line, and not every browser has it.
  const setCookie = (cookie: string) => void Reflect.set(document, 'cookie', cookie);
  await setupWorker(gatewayHandler(gateway, setCookie)).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
