import { ApiError, lostKind, requestIdOf } from './error.ts';
import type { Operation } from './operation.ts';
import { read, type Shape } from './read.ts';

/** The call that an answer belongs to. */
export interface Call {
  operation: Operation | null;
  url: string;
  /** Signal with which the portal cancels the call. */
  signal: AbortSignal | null | undefined;
}

/** The error of an answer whose connection breaks while it is read; `aborted` when the portal cancelled the call. */
export const incompleteAnswer = (response: Response, { signal, ...call }: Call, cause: unknown): ApiError =>
  new ApiError({ ...call, kind: lostKind(cause, signal), status: response.status, cause });

/** The error of an answer that does not match the contract (PRE-13). */
export const malformed = (response: Response, { signal, ...call }: Call, cause?: unknown): ApiError =>
  new ApiError({
    ...call,
    kind: signal?.aborted ? 'aborted' : 'malformed',
    status: response.status,
    requestId: requestIdOf(response),
    cause,
  });

/**
 * The body of a success, parsed.
 *
 * @throws ApiError: `network` when the connection breaks, `malformed` when the body is not JSON, `aborted` when the portal
 *   cancelled the call
 */
export async function readJson(response: Response, call: Call): Promise<unknown> {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')) {
    throw malformed(response, call, new TypeError('The answer is not JSON'));
  }
  // Not `response.json()`: its rejection does not distinguish a broken connection from invalid JSON.
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw incompleteAnswer(response, call, cause);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw malformed(response, call, cause);
  }
}

/**
 * Reads an answer by its shape in the contract (PRE-13).
 *
 * @throws ApiError `malformed` when its core is unreadable
 */
export function readAnswer<T>(value: unknown, shape: Shape, response: Response, call: Call): T {
  const answer = read<T>(shape, value);
  if (answer === undefined) {
    throw malformed(response, call, new TypeError('The answer is not what the contract says'));
  }
  return answer;
}
