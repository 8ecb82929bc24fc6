/** Sends calls to the gateway, only to the address that was given, and keeps what was sent and what came. */
import { apiPath } from '../../src/lib/gateway-path.ts';
import { heartbeat, type Reading, type ReadStream, readStream } from './reading.ts';

/** Sends a request; `fetch` by default. */
export type Transport = (request: Request) => Promise<Response>;

/** What was sent. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Who calls, such as `companyAdmin`. */
  readonly caller?: string;
  /** The body as it is shown in reports; absent where there is none. */
  readonly shown?: string;
}

/** What came back. */
export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The body as JSON; undefined when it is not JSON. */
  readonly json: unknown;
  /** Milliseconds until the last byte. */
  readonly took: number;
  /** The events of a stream; absent for other bodies. */
  readonly stream?: ReadStream;
}

/** The gateway did not answer. */
export class NoAnswer extends Error {}
/** The gateway did not answer several times in a row, or the time is over; nothing more is sent. */
export class GaveUp extends Error {}

const patience = 5;
const timeIsOver = 'The time for the whole check is over';

export interface HttpOptions {
  /** Address of the gateway, with or without `/api/1.0`. */
  readonly url: string;
  readonly transport?: Transport;
  /** Milliseconds for one call. */
  readonly timeout: number;
  /** Milliseconds for a call that waits for a model; six times those of any call when absent. */
  readonly patience?: number;
  /** Milliseconds for everything. */
  readonly total: number;
  /** Milliseconds after which a silent stream owes a comment. */
  readonly heartbeat?: number;
}

/**
 * A form as its bytes, which leave with the headers: a gateway that refuses a request before it reads the body, and closes,
 * can be heard then. A form that is still being written breaks off with its answer unread.
 */
async function whole(init: RequestInit): Promise<RequestInit> {
  if (!(init.body instanceof FormData)) return init;
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', form.headers.get('content-type') ?? '');
  return { ...init, headers, body: await form.arrayBuffer() };
}

/**
 * The connection to one gateway.
 */
export class Http {
  readonly base: string;
  readonly origin: string;
  /** Number of calls so far. */
  calls = 0;
  readonly #transport: Transport;
  /** Milliseconds for one call. */
  readonly timeout: number;
  /** Milliseconds for a call that waits for a model. */
  patience: number;
  /** Milliseconds after which a silent stream owes a comment. */
  readonly heartbeat: number;
  readonly #end: number;
  #silent = 0;
  readonly #running = new Set<AbortController>();

  /** @throws TypeError when the address is no http or https address */
  constructor({ url, transport = fetch, timeout, patience = 6 * timeout, total, ...more }: HttpOptions) {
    const address = new URL(url);
    if (!/^https?:$/.test(address.protocol)) throw new TypeError(`Not an http address: ${url}`);
    const path = address.pathname.replace(/\/+$/, '');
    this.origin = address.origin;
    this.base = `${address.origin}${path.endsWith(apiPath) ? path : path + apiPath}`;
    this.#transport = transport;
    this.timeout = timeout;
    this.patience = patience;
    this.heartbeat = more.heartbeat ?? heartbeat;
    this.#end = Date.now() + total;
  }

  /** Sends a request. Resolves when the head of its answer is there. */
  async #open(request: Request, time: number): Promise<Response> {
    const left = this.#end - Date.now();
    if (left <= 0) throw new GaveUp(timeIsOver);
    if (this.#silent >= patience) throw new GaveUp(`The gateway did not answer ${patience} times in a row`);
    this.calls++;
    try {
      const response = await within(this.#transport(request), Math.min(time, left));
      this.#silent = 0;
      return response;
    } catch (error) {
      throw this.#failure(error, time);
    }
  }

  /** Counts a call without an answer. */
  #failure(error: unknown, time: number, what = ''): NoAnswer | GaveUp {
    this.#silent++;
    if (isUntrusted(error)) return new GaveUp(untrusted);
    return Date.now() >= this.#end ? new GaveUp(timeIsOver) : new NoAnswer(what + reasonOf(error, time));
  }

  /** Calls a path of the same host that is not part of the contract. @throws NoAnswer */
  async beside(
    path: string,
    query: Readonly<Record<string, string>>,
    init: RequestInit = {},
  ): Promise<Pick<Got, 'status' | 'json'>> {
    const address = new URL(path, this.origin);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const request = new Request(address, { ...init, redirect: 'manual' });
    try {
      const response = await within(this.#transport(request), this.timeout);
      return { status: response.status, json: parsed(await within(response.text(), this.timeout)) };
    } catch (error) {
      throw new NoAnswer(reasonOf(error, this.timeout));
    }
  }

  /**
   * Sends a call without following redirects, and reads its answer to the end, a stream as far as it is worth it.
   *
   * @param path path below `/api/1.0` with its query
   * @param reading how it is read, and for how long
   * @throws NoAnswer, or GaveUp after several calls without an answer; TypeError for a header that cannot be sent
   */
  async send(
    path: string,
    init: RequestInit & { readonly headers: Record<string, string> },
    reading: Reading = {},
  ): Promise<Got> {
    const before = this.#silent;
    const begun = performance.now();
    const controller = new AbortController();
    const { time = this.timeout } = reading;
    const request = new Request(this.base + path, {
      ...(await whole(init)),
      redirect: 'manual',
      signal: controller.signal,
      ...(init.body != null && { duplex: 'half' }),
    } as RequestInit);
    this.#running.add(controller);
    try {
      const response = await this.#open(request, time);
      const got = await this.#read(response, begun, { ...reading, time });
      // One endless stream is enough: the next ones get the time of any call.
      if (got.stream?.cut?.place === 'end') this.patience = this.timeout;
      if (got.stream?.cut) controller.abort();
      return got;
    } catch (error) {
      controller.abort();
      if (error instanceof NoAnswer || error instanceof GaveUp) throw error;
      this.#silent = before;
      throw this.#failure(error, time, 'the answer broke off: ');
    } finally {
      this.#running.delete(controller);
    }
  }

  /** Ends the calls that nobody waits for any more. */
  close(): void {
    for (const controller of this.#running) controller.abort();
  }

  async #read(response: Response, begun: number, reading: Reading & { readonly time: number }): Promise<Got> {
    const { status, headers, body } = response;
    const left = this.#end - Date.now();
    const isStream = headers.get('content-type')?.startsWith('text/event-stream');
    const limits = { ...reading, time: Math.min(reading.time, left), heartbeat: this.heartbeat };
    const stream = isStream && body ? await readStream(body, limits) : undefined;
    // The end of the whole check is no fault of the stream.
    if (stream?.cut && reading.time > left && Date.now() >= this.#end) throw timeoutError();
    const bytes = stream?.bytes ?? new Uint8Array(await within(response.arrayBuffer(), reading.time));
    const text = new TextDecoder().decode(bytes);
    const got = { status, headers, bytes, text, json: parsed(text), took: performance.now() - begun };
    return stream ? { ...got, stream } : got;
  }
}

const timeoutError = () => new DOMException('The time is over', 'TimeoutError');

/** What a promise resolves to, unless it takes longer than the time. */
async function within<Result>(promise: Promise<Result>, time: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), time);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

const untrusted =
  'Node does not trust the certificate of the gateway: name the certificate or its authority in NODE_EXTRA_CA_CERTS';

/** Whether https failed because of who has signed the certificate. */
function isUntrusted(error: unknown): boolean {
  const code: unknown = Object(Object(error).cause).code;
  return /^(?:DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER))/.test(String(code));
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const told = cause instanceof Error ? cause.message || cause.name : String(cause);
  return /EPIPE|ECONNRESET/.test(told)
    ? `${told}; the gateway closed the connection, perhaps before it had read the body`
    : told;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Cookies with placeholders. Their names come from the gateway: a shell must not execute them. */
const cookieOf = (cookies: string, placeholder: string): string =>
  cookies
    .split('; ')
    .map((pair) => pair.split('='))
    .map(
      ([name = '', value]) =>
        `${name.replaceAll(/[^\w-]/g, '')}=${value === 'unknown' ? value : placeholder}`,
    )
    .join('; ');

/** A call as a line for a shell. Cookies and tokens are placeholders. */
export function curlOf({ method, url, headers, caller = '', shown }: Sent): string {
  const who = caller.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
  const lines = Object.entries(headers).map(([name, value]) =>
    name === 'cookie'
      ? `-b "${cookieOf(value, who ? `$${who}_SESSION` : '$SESSION')}"`
      : name === 'authorization'
        ? '-H "authorization: Bearer $TOKEN"'
        : `-H ${quoted(`${name}: ${value}`)}`,
  );
  return [
    'curl',
    '-i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...lines,
    ...(shown === undefined ? [] : [shown.startsWith('-F ') ? shown : `--data-raw ${quoted(shown)}`]),
    quoted(url),
    ...(caller === 'visitor' && headers['cookie'] === undefined ? [' # without a session'] : []),
  ].join(' ');
}

/** Status, content type, code and message of an error; below them the beginning of the body. */
export function shownAnswer({ status, headers, text, bytes, json }: Got): string {
  const type = headers.get('content-type') ?? 'no content-type';
  const { code, message } = Object(json);
  const error =
    status >= 400 && typeof message === 'string' ? ` ${[code, message].filter(Boolean).join(': ')}` : '';
  const isText = /json|text|xml|csv/.test(type);
  const body = isText ? text.slice(0, 1500) : `${bytes.length} bytes`;
  return `${status} ${type}${error}\n${body}`;
}
