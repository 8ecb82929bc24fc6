/** Shows foreign HTML or SVG in an inner frame, which inherits the policy of this page. */
import type { PageAnswer, PageRequest } from '#markdown/preview/messages.ts';
import { framedDocument } from './framed-document.ts';

const inner = document.createElement('iframe');
inner.setAttribute('sandbox', 'allow-scripts');
inner.title = document.title;

const answer = (message: PageAnswer): void => parent.postMessage(message, location.origin);

function show({ source, kind }: Exclude<PageRequest, 'ping'>): void {
  inner.srcdoc = framedDocument(source, kind);
  document.body.replaceChildren(inner);
}

addEventListener('message', ({ source, origin, data }: MessageEvent<PageRequest | PageAnswer>) => {
  if (source === parent && origin === location.origin) {
    if (data === 'ping') inner.contentWindow?.postMessage(data, '*');
    else if (typeof data === 'object' && 'source' in data) show(data);
  } else if (source !== null && source === inner.contentWindow) {
    if (data === 'pong' || data === 'stopped' || data === 'blocked') answer(data);
    else if (typeof data === 'object' && 'height' in data) answer({ height: Number(data.height) });
  }
});
answer('ready');
