import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { apiPath } from '#lib/gateway-path.ts';
import { sessionType } from './area.ts';
import { readAnswer, readJson } from './body.ts';
import { answersChecked, preferFromAddress } from './development.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { ApiError, lostKind, readHttpError } from './error.ts';
import type { paths } from './generated/gateway.d.ts';
import { type Operations, operationOf } from './operation.ts';

/** Origin of the portal. In Node (unit tests) there is no page, and MSW answers for any host. */
export const originNow = (): string =>
  typeof location === 'undefined' ? 'http://127.0.0.1' : location.origin;

/** Completes an address with the origin of the page at the time of the call. */
class PortalRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, originNow()) : input, init);
  }
}

/** Converts every failure to an ApiError, so that callers need not check statuses (APP-19: success is 200-299). */
const errorsOf = (operations: Operations): Middleware => ({
  async onResponse({ request, response, schemaPath }) {
    if (response.ok) return;
    throw await readHttpError(response, operationOf(operations, request.method, schemaPath), request.url);
  },
  onError({ error, request, schemaPath }) {
    if (error instanceof ApiError) return error;
    const operation = operationOf(operations, request.method, schemaPath);
    return new ApiError({ kind: lostKind(error, request.signal), operation, url: request.url, cause: error });
  },
});

/**
 * The only transport: origin of the page + /api/1.0, cookies, undefined query values omitted, no timeout (APP-19). Each tag of the
 * contract has a client, which knows its operations; generated hooks reach it through `send`, streams and downloads
 * call it directly.
 *
 * `fetch` is looked up at each call, because MSW replaces it after this module was loaded.
 */
export function connect(operations: Operations): Client<paths> {
  const client = createClient<paths>({
    baseUrl: apiPath,
    Request: PortalRequest,
    credentials: 'same-origin',
    fetch: async (request) => (await takeEarlyAnswer(request)) ?? globalThis.fetch(request),
  });
  client.use(errorsOf(operations), sessionType);
  if (import.meta.env.DEV && import.meta.env.MODE !== 'test') {
    client.use(preferFromAddress);
    if (import.meta.env['VITE_CHECK']) client.use(answersChecked);
  }
  return client;
}

/**
 * Sends the call of a generated hook (orval's mutator).
 *
 * @param url path below the base path, query included
 * @param init method, JSON body, signal
 * @returns the answer, read by its shape in the contract; undefined for 204
 * @throws ApiError except for a success with a readable answer
 */
export async function send<T>(
  client: Client<paths>,
  operations: Operations,
  url: string,
  { method = 'GET', ...init }: RequestInit = {},
): Promise<T> {
  // The generated caller already checks the types of path, query and body; the client can do so only for literals.
  const request = client.request as (
    method: string,
    url: string,
    init: object,
  ) => Promise<{ response: Response }>;
  const { response } = await request(method, url, {
    ...init,
    parseAs: 'stream',
    bodySerializer: (body: unknown) => body,
  });
  if (response.status === 204) return undefined as T;
  const operation = operationOf(operations, method, url);
  const call = { operation, url: response.url || url, signal: init.signal };
  const value = await readJson(response, call);
  return operation?.answer ? readAnswer<T>(value, operation.answer, response, call) : (value as T);
}
