/** HTTP server: converts between node:http and `Request`, `Response`. Bodies are streamed in both directions. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Gateway } from './gateway.ts';

/** Maximum size of a form, bytes; a single file may have 50 MB. */
const FORM_LIMIT = 200 * 1024 * 1024;
/** Maximum size of a JSON body, bytes: more than the longest text of the contract. */
const JSON_LIMIT = 1024 * 1024;
/** How long the rest of a refused body is read and discarded, ms. */
const DRAIN_TIMEOUT_MS = 5000;

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  return headers;
}

interface Upload {
  readonly body: ReadableStream<Uint8Array>;
  /** True once the body has exceeded the limit. */
  over(): boolean;
  /** Reads and discards the rest of the body, so that the sender receives the response. */
  discard(): void;
}

/** The body as a stream with backpressure; fails once the limit is exceeded. */
function limited(incoming: IncomingMessage, limit: number): Upload {
  let size = 0;
  let over = Number(incoming.headers['content-length'] ?? 0) > limit;
  let wanted = true;
  const discard = () => {
    wanted = false;
    incoming.resume();
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const fail = (why: string) => {
        if (wanted) controller.error(new Error(why));
        wanted = false;
      };
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        over ||= size > limit;
        if (over) fail('The body is too large');
        if (!wanted) return;
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.once('end', () => {
        if (wanted) controller.close();
        wanted = false;
      });
      incoming.once('error', () => fail('The connection broke off'));
      incoming.once('close', () => fail('The connection broke off'));
      incoming.pause();
    },
    pull: () => void incoming.resume(),
    cancel: discard,
  });
  return { body, over: () => over, discard };
}

/** Closes the connection of a sender that keeps sending after the refusal. */
function cutOff(incoming: IncomingMessage): void {
  const timer = setTimeout(() => incoming.destroy(), DRAIN_TIMEOUT_MS);
  incoming.once('end', () => clearTimeout(timer));
  incoming.once('close', () => clearTimeout(timer));
}

/** Writes a response with backpressure; closes the connection when the body fails. */
async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  headers['x-content-type-options'] = 'nosniff';
  outgoing.writeHead(response.status, headers);
  const reader = response.body?.getReader();
  if (!reader) {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  const gone = () => void reader.cancel().catch(() => undefined);
  outgoing.once('close', gone);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (outgoing.destroyed) return;
      if (!outgoing.write(part.value)) await drained(outgoing);
    }
    outgoing.end();
  } catch {
    // Sends what was written; then the connection ends without the end of the body.
    outgoing.socket?.destroySoon();
  } finally {
    outgoing.off('close', gone);
  }
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done);
      outgoing.off('close', done);
      resolve();
    };
    outgoing.once('drain', done);
    outgoing.once('close', done);
  });
}

/** A host name or address with an optional port, without any other part of a URL. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Methods that a Fetch request cannot carry. */
const unsupportedMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Answers one HTTP request through the gateway. */
export async function serveApi(
  gateway: Gateway,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const secure = incoming.headers['x-forwarded-proto'] === 'https';
  const address = `http://${incoming.headers.host ?? 'localhost'}${incoming.url}`;
  if (
    !host.test(incoming.headers.host ?? 'localhost') ||
    !URL.canParse(address) ||
    unsupportedMethods.has(method)
  ) {
    outgoing.writeHead(400).end();
    return;
  }
  const form = incoming.headers['content-type']?.startsWith('multipart/') ?? false;
  const upload = hasBody ? limited(incoming, form ? FORM_LIMIT : JSON_LIMIT) : undefined;
  const request = new Request(address, {
    method,
    headers: headersOf(incoming),
    ...(upload && { body: upload.body, duplex: 'half' }),
  });
  const response = await gateway.handle(request, { secure, ...(upload && { bodyTooLarge: upload.over }) });
  upload?.discard();
  if (upload?.over()) cutOff(incoming);
  await write(response, outgoing);
}
