/** Error answers of the stand-in, with the headers that the contract declares for their status. */
import { errorBody } from '#mocks/contract/contract.ts';
import { type FailureDetails, type FailureName, failureStatus } from '#mocks/contract/failures.ts';

/** Default `Retry-After`, s. */
const RETRY_AFTER = 60;

/** The parts of a request that its error body contains. */
export interface FailedRequest {
  /** Path with the base path. */
  readonly path: string;
  readonly requestId: string;
  readonly now: Date;
}

/** Greatest `Retry-After` of the contract, s; a limit of a month begins anew later. */
const LONGEST = 86_400;

/** Headers of a 429: `RateLimit-…` where the limit is known. */
function limitHeaders({ retryAfter = RETRY_AFTER, limit }: FailureDetails): Record<string, string> {
  const seconds = String(Math.min(retryAfter, LONGEST));
  if (limit === undefined) return { 'retry-after': seconds };
  return {
    'retry-after': seconds,
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': '0',
    'ratelimit-reset': seconds,
  };
}

/** The answer with a named error. */
export function failed(request: FailedRequest, name: FailureName, details: FailureDetails = {}): Response {
  const status = failureStatus[name];
  const headers = {
    'cache-control': 'no-store',
    ...(status === 429 && limitHeaders(details)),
    ...(status === 503 && details.retryAfter !== undefined && { 'retry-after': String(details.retryAfter) }),
    ...(status === 416 && { 'content-range': `bytes */${details.size ?? 0}` }),
  };
  const body = { ...errorBody(name, request.path, request.now, details), requestId: request.requestId };
  return Response.json(body, { status, headers });
}

/** The answer to a method that a known path does not have (gateway.yaml, "Every answer"). */
export function methodNotAllowed({ path, requestId, now }: FailedRequest, allowed: string[]): Response {
  const body = {
    timestamp: now.toISOString(),
    status: 405,
    error: 'Method Not Allowed',
    code: 'method-not-allowed',
    requestId,
    message: 'Этот адрес не принимает такой запрос',
    path: path.slice(0, 2000),
  };
  const headers = { 'cache-control': 'no-store', allow: allowed.join(', ') };
  return Response.json(body, { status: 405, headers });
}
