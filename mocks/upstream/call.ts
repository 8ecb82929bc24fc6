/** One call of an upstream: its address, its redirects, its time limits. */
import { type Dispatcher, type FormData, fetch, type Response } from 'undici';
import { parseRetryAfter } from '#lib/retry-after.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import type { Refusal } from './refusal.ts';

export interface UpstreamLimits {
  /** Until the first byte of the answer, ms: some servers load the model first. @default 120,000 */
  readonly first: number;
  /** Between two bytes, ms. @default 60,000 */
  readonly between: number;
  /** Between two events, ms, while only comments arrive. @default 300,000 */
  readonly events: number;
  /** From the end of the answer to the end of the stream, ms: usage and `[DONE]` may follow. @default 2,000 */
  readonly afterEnd: number;
  /** Maximum length of an event, or of an answer as JSON, in characters. @default 16 Mi */
  readonly event: number;
  /** Maximum number of bytes of the answer after decompression. @default 256 Mi */
  readonly total: number;
}

export const defaultLimits: UpstreamLimits = {
  first: 120_000,
  between: 60_000,
  events: 300_000,
  afterEnd: 2_000,
  event: 16 * 1024 * 1024,
  total: 256 * 1024 * 1024,
};

/** Number of bytes that are read of the body of an error. */
const MAX_ERROR_BODY = 4096;
const MAX_REDIRECTS = 3;

/**
 * Address of an operation, such as `chat/completions`; the base may be `https://host`, `https://host/v1`, a deployment of
 * Azure or the whole address of the completions. Its query is kept.
 */
export function endpointOf(base: string, operation: string): string {
  const url = new URL(base);
  const path = url.pathname.replace(/\/+$/, '');
  const start = path.replace(/\/chat\/completions$/, '');
  const isVersioned = start !== path || /\/(?:v\d+\w*(?:\/openai)?|deployments\/[^/]+)$/.test(path);
  url.pathname = `${start}${isVersioned ? '' : '/v1'}/${operation}`;
  return url.href;
}

/** Ends a call when the upstream is silent for too long. */
export class Watch {
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  /** Why the call was ended, for the log. */
  reason: string | undefined;

  /** @param signal aborted when the answer is not wanted any more */
  constructor(signal: AbortSignal) {
    this.signal = AbortSignal.any([signal, this.#controller.signal]);
  }

  /** Ends the call in `ms` unless `start` or `stop` is called before. */
  start(ms: number, reason: string): void {
    this.stop();
    const end = () => {
      this.reason = reason;
      this.#controller.abort();
    };
    this.#timer = setTimeout(end, Math.max(0, ms));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Closes the connection. */
  close(): void {
    this.stop();
    this.#controller.abort();
  }
}

/** The header with the key. Azure takes its keys in a header of its own. */
function authorization(url: URL, key: string | undefined): Record<string, string> {
  if (!key) return {};
  return url.hostname.endsWith('.azure.com') ? { 'api-key': key } : { authorization: `Bearer ${key}` };
}

export interface Call {
  readonly key?: string | undefined;
  /** @default none: a GET */
  readonly body?: string | FormData;
  readonly signal: AbortSignal;
  /** Opens the connections. @default any address is called */
  readonly dispatcher?: Dispatcher | undefined;
}

/** Sends a request. Redirects are followed within the origin only, so that no other server gets the key. */
export async function send(address: string, { key, body, signal, dispatcher }: Call): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'text/event-stream, application/json;q=0.9',
        // Uncompressed: compression delays events, and a small compressed body can expand to any size.
        'accept-encoding': 'identity',
        // A form names its own type, with its boundary.
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...authorization(url, key),
      },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal,
      ...(dispatcher && { dispatcher }),
    });
    const location = response.headers.get('location');
    if (![301, 302, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
    if (next?.origin !== url.origin)
      throw new ModelFailure('model-unavailable', {}, 'a redirect to another origin');
    url = next;
  }
  throw new ModelFailure('model-unavailable', {}, 'too many redirects');
}

/** The error of a response, of which only the start of the body is read. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes.subarray(0, MAX_ERROR_BODY), { stream: true });
    if (text.length >= MAX_ERROR_BODY) break;
  }
  const retryAfter = parseRetryAfter(response.headers.get('retry-after')) ?? undefined;
  return { status: response.status, text, retryAfter };
}
