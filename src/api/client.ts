import createClient, { type Middleware } from 'openapi-fetch';
import { apiPath, pathOf, patternOf } from './address.ts';
import { sessionType } from './area.ts';
import { answersChecked, preferFromAddress } from './development.ts';
import { ApiError, lostKind, readHttpError } from './error.ts';
import type { paths } from './generated/gateway.d.ts';
import { type OperationId, operations } from './generated/operations.ts';

/** Origin of the portal; in node (unit tests) there is no page, and MSW answers any host. */
const originNow = (): string => (typeof location === 'undefined' ? 'http://127.0.0.1' : location.origin);

/** Completes an address with the origin of the page at the time of the call. */
class PortalRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, originNow()) : input, init);
  }
}

const routes = Object.entries(operations).map(([key, operation]) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, pattern: patternOf(path), operation };
});

/** Operation of the contract that a request belongs to. */
export function operationOf(
  method: string,
  url: string,
): (typeof operations)[keyof typeof operations] | null {
  const path = pathOf(new URL(url, originNow()));
  return routes.find((route) => route.method === method && route.pattern.test(path))?.operation ?? null;
}

function noAnswer(error: unknown, request: Request): ApiError {
  const kind = lostKind(error, request.signal);
  const operationId: OperationId | null = operationOf(request.method, request.url)?.id ?? null;
  return new ApiError({ kind, operationId, url: request.url, cause: error });
}

/** Turns every failure into an ApiError, so that nobody above has to look at statuses (APP-19: success is 200-299). */
const errors: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) return;
    throw await readHttpError(response, operationOf(request.method, request.url)?.id ?? null, request.url);
  },
  onError: ({ error, request }) => (error instanceof ApiError ? error : noAnswer(error, request)),
};

/**
 * The one transport: origin of the page + /api/1.0, cookies, undefined query values omitted, no timeout (APP-19).
 * Generated hooks reach it through `http.ts`; streams and downloads call it directly.
 *
 * `fetch` is looked up at each call, since MSW replaces it after this module was loaded.
 */
export const client = createClient<paths>({
  baseUrl: apiPath,
  Request: PortalRequest,
  credentials: 'same-origin',
  fetch: (request) => globalThis.fetch(request),
});
client.use(errors, sessionType);
if (import.meta.env.DEV && import.meta.env.MODE !== 'test') {
  client.use(preferFromAddress, answersChecked);
}
