/** The contract's reference page at /api/docs. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { safetyHeaders } from './safety-headers.ts';

const file = new URL('../../src/api/generated/reference.html', import.meta.url);

/**
 * Sends the page that `npm run generate` makes, with the security policy of its `<meta>`. 404 if it is missing.
 *
 * @param isOpen whether the caller may read it; others get 403
 */
export function serveDocs(incoming: IncomingMessage, outgoing: ServerResponse, isOpen = true): void {
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    outgoing.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  if (!isOpen) {
    const text =
      'Описание вызовов видят только администраторы портала. Войдите и откройте страницу ещё раз.\n';
    outgoing.writeHead(403, { ...safetyHeaders, 'content-type': 'text/plain; charset=utf-8' }).end(text);
    return;
  }
  let page: string;
  try {
    page = readFileSync(file, 'utf8');
  } catch {
    outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Run `npm run generate` first.\n');
    return;
  }
  const policy =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "default-src 'none'";
  outgoing
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      ...safetyHeaders,
    })
    .end(page);
}
