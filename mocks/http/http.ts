/** HTTP server: converts between node:http and `Request`, `Response`. Bodies are streamed in both directions. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Failure } from '#mocks/contract/failures.ts';
import { type CallFacts, newFacts } from './calls.ts';
import { isHttps, safetyHeaders } from './safety-headers.ts';
import type { Arrival } from './serve.ts';

/** How long the rest of a refused body is read and discarded, ms. */
const DRAIN_TIMEOUT_MS = 5000;
/**
 * A body of which less than `LEAST` has come in this time of waiting is given up (408), ms. How long the whole body takes is not
 * limited (APP-19).
 */
const IDLE_TIMEOUT_MS = 60_000;
/** Bytes. */
const LEAST = 4096;
/** Time for the headers of a request, ms. */
const HEADERS_TIMEOUT_MS = 15_000;

/** What answers requests. */
interface Answering {
  /** Answers any request; never rejects. */
  handle(request: Request, arrival?: Arrival): Promise<Response>;
}

/** What the operator says about the way to this server. */
export interface Connection {
  /**
   * Whether one proxy stands before it: then `X-Forwarded-Proto` and the last address of `X-Forwarded-For` are the
   * proxy's, otherwise anybody's. @default false
   */
  readonly trustProxy?: boolean;
  /** @default 60,000 ms */
  readonly idleTimeout?: number;
  /** Learns what the request is. @default nobody asks */
  readonly facts?: CallFacts;
}

/** Sets the time limits of a server: a long upload lives, headers that come byte by byte do not. */
export function limitTimes(server: Server): void {
  server.requestTimeout = 0;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  return headers;
}

interface Upload {
  readonly body: ReadableStream<Uint8Array>;
  /** Reads and discards the rest of the body for some seconds, so that the sender receives the response. */
  discard(): void;
}

/** The body as a stream with backpressure. Fails when the connection breaks off, or with `request-timeout`. */
function streamOf(incoming: IncomingMessage, idleTimeout: number): Upload {
  let wanted = true;
  let idle: NodeJS.Timeout | undefined;
  /** Bytes since the waiting time was full, what is left of it, ms, and when the present wait began. */
  let came = 0;
  let left = idleTimeout;
  let since = 0;
  const finish = (end: () => void): void => {
    clearTimeout(idle);
    if (wanted) end();
    wanted = false;
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const fail = () => finish(() => controller.error(new Error('The connection broke off')));
      incoming.on('data', (chunk: Buffer) => {
        clearTimeout(idle);
        if (!wanted) return;
        // The time in which nobody reads the body is not the sender's.
        left -= performance.now() - since;
        came += chunk.byteLength;
        if (came >= LEAST) {
          came = 0;
          left = idleTimeout;
        }
        // No more data until the next `pull`.
        incoming.pause();
        controller.enqueue(new Uint8Array(chunk));
      });
      incoming.once('end', () => finish(() => controller.close()));
      incoming.once('error', fail);
      incoming.once('close', fail);
      incoming.pause();
    },
    pull(controller) {
      clearTimeout(idle);
      const giveUp = () => finish(() => controller.error(new Failure('request-timeout')));
      if (wanted) idle = setTimeout(giveUp, left);
      since = performance.now();
      incoming.resume();
    },
  });
  return {
    body,
    discard() {
      finish(() => undefined);
      if (incoming.complete) return;
      incoming.resume();
      const cutOff = setTimeout(() => incoming.destroy(), DRAIN_TIMEOUT_MS);
      incoming.once('end', () => clearTimeout(cutOff));
      incoming.once('close', () => clearTimeout(cutOff));
    },
  };
}

/** Writes a response with backpressure; closes the connection when the body fails. */
async function write(response: Response, outgoing: ServerResponse, idleTimeout: number): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  outgoing.writeHead(response.status, Object.assign(headers, safetyHeaders));
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
      if (!outgoing.write(part.value)) await drained(outgoing, idleTimeout);
    }
    outgoing.end();
  } catch {
    // Sends what was written; then the connection ends without the end of the body.
    outgoing.socket?.destroySoon();
  } finally {
    outgoing.off('close', gone);
  }
}

/** Waits until the client has read what was written. One that reads nothing for `idleTimeout` ms loses its connection. */
function drained(outgoing: ServerResponse, idleTimeout: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => outgoing.destroy(), idleTimeout);
    const done = () => {
      clearTimeout(timer);
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

/** The address of the caller. */
function addressOf(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? incoming.headers['x-forwarded-for'] : undefined;
  // The proxy adds the address that it sees at the end; what stands before comes from the caller.
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim();
  return last || (incoming.socket.remoteAddress ?? '');
}

/** Answers one HTTP request through the gateway. */
export async function serveApi(
  gateway: Answering,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { trustProxy = false, idleTimeout = IDLE_TIMEOUT_MS, facts = newFacts() }: Connection = {},
): Promise<void> {
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const address = `http://${incoming.headers.host ?? 'localhost'}${incoming.url}`;
  if (
    !host.test(incoming.headers.host ?? 'localhost') ||
    // Two hosts could be told apart differently by a proxy (RFC 9112, 3.2).
    (incoming.headersDistinct['host'] ?? []).length > 1 ||
    !URL.canParse(address) ||
    unsupportedMethods.has(method)
  ) {
    outgoing.writeHead(400).end();
    return;
  }
  const upload = hasBody ? streamOf(incoming, idleTimeout) : undefined;
  const request = new Request(address, {
    method,
    headers: headersOf(incoming),
    ...(upload && { body: upload.body, duplex: 'half' }),
  });
  const response = await gateway.handle(request, {
    address: addressOf(incoming, trustProxy),
    secure: isHttps(incoming, trustProxy),
    facts,
  });
  facts.answered = performance.now();
  facts.isStream = response.headers.get('content-type') === 'text/event-stream';
  upload?.discard();
  await write(response, outgoing, idleTimeout);
}
