/** Draws diagrams for the portal, one for each message. */
import type { DrawAnswer, DrawRequest } from '#markdown/preview/messages.ts';
import { draw } from './draw.ts';

addEventListener('message', async ({ source, origin, data }: MessageEvent<DrawRequest>) => {
  // `location.origin` is that of the address, also in a document without an origin.
  if (source !== parent || origin !== location.origin) return;
  answer(await draw(data));
});

const answer = (message: DrawAnswer): void => parent.postMessage(message, location.origin);
answer('ready');
