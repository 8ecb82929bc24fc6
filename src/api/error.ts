import { parseRetryAfter } from '#lib/retry-after.ts';
import type { Operation } from './operation.ts';

/**
 * - `http`: the gateway answered with an error status;
 * - `network`: no answer, or an incomplete one;
 * - `malformed`: a success whose body does not match the contract (HTML, empty, invalid JSON, another shape);
 * - `aborted`: the portal cancelled the call.
 */
export type ApiErrorKind = 'http' | 'network' | 'malformed' | 'aborted';

/** A field that the gateway refused. */
export interface RefusedField {
  /** Name of the field; inside lists and objects its path: `rows.0.title`. */
  field: string;
  /** The reason, for the user. */
  message: string;
}

interface ApiErrorInit {
  kind: ApiErrorKind;
  operation: Operation | null;
  url: string;
  status?: number;
  text?: string;
  code?: string | null;
  requestId?: string | null;
  retryAfter?: number | null;
  refusedFields?: readonly RefusedField[];
  cause?: unknown;
}

/** The only error with which a call to the gateway fails. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  /** Operation of the contract; null for an unknown address. */
  declare readonly operation: Operation | null;
  /** Address of the call. */
  declare readonly url: string;
  /** HTTP status, 0 without an answer. */
  declare readonly status: number;
  /** The server's text for the user, empty if there is none. */
  declare readonly text: string;
  /** The gateway's name of the error, if it gave one (openapi/responses.yaml); the list is open. */
  declare readonly code: string | null;
  /** The name of the call in the gateway's log, if it gave one. */
  declare readonly requestId: string | null;
  /** Seconds until a retry makes sense, if the server said so. */
  declare readonly retryAfter: number | null;
  /** Refused fields, empty if the failure is not about fields (ADM-20). */
  declare readonly refusedFields: readonly RefusedField[];

  constructor({ cause, ...init }: ApiErrorInit) {
    const { operation, url, kind, status = 0, text = '' } = init;
    super(`${operation?.id ?? url}: ${kind} ${status || ''} ${text}`.trim(), { cause });
    const none = { status, text, code: null, requestId: null, retryAfter: null, refusedFields: [] };
    Object.assign(this, none, init);
  }
}

/** The cause of an incomplete answer: the portal's own signal, or the connection. */
export const lostKind = (cause: unknown, signal: AbortSignal | null | undefined): 'aborted' | 'network' =>
  signal?.aborted || (cause instanceof DOMException && cause.name === 'AbortError') ? 'aborted' : 'network';

const maxText = 2000;

/** Reads an error answer; any body results in an ApiError. */
export async function readHttpError(
  response: Response,
  operation: Operation | null,
  url: string,
): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  return new ApiError({
    kind: 'http',
    operation,
    url,
    status: response.status,
    ...parseBody(body),
    requestId: requestIdOf(response),
    retryAfter: parseRetryAfter(response.headers.get('retry-after')),
  });
}

/** The `X-Request-Id` of an answer, at most 64 characters; null if it has none. */
export const requestIdOf = ({ headers }: Response): string | null =>
  headers.get('x-request-id')?.slice(0, 64) ?? null;

/** What an ErrorResponse says; any other body, such as HTML or Spring's own, has less or nothing (PRE-13). */
function parseBody(body: string) {
  const parsed = parseJson(body);
  const message = partOf(parsed, 'message');
  const code = partOf(parsed, 'code');
  const errors = partOf(parsed, 'errors');
  return {
    text: typeof message === 'string' ? message.slice(0, maxText) : '',
    code: typeof code === 'string' ? code : null,
    refusedFields: Array.isArray(errors) ? errors.flatMap(toRefusedField) : [],
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Probably a proxy's page.
    return null;
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Converts the path of a refused field to the notation of forms: Spring's `rows[0].title` is `rows.0.title`. */
function toRefusedField(error: unknown): RefusedField[] {
  const field = partOf(error, 'field');
  const message = partOf(error, 'message');
  if (typeof field !== 'string' || typeof message !== 'string') return [];
  return [{ field: field.replaceAll(/\[(\d+)\]/g, '.$1'), message: message.slice(0, maxText) }];
}
