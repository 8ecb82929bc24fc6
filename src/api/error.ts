import type { OperationId } from './generated/operations.ts';

/**
 * - `http`: the gateway answered with an error status;
 * - `network`: no answer came, or it broke off in the middle;
 * - `malformed`: a success whose body is not what the contract says (HTML, empty, broken, another shape);
 * - `aborted`: the portal itself called it off.
 */
export type ApiErrorKind = 'http' | 'network' | 'malformed' | 'aborted';

interface ApiErrorInit {
  kind: ApiErrorKind;
  operationId: OperationId | null;
  url: string;
  status?: number;
  text?: string;
  retryAfter?: number | null;
  cause?: unknown;
}

/** The one error that a call to the gateway ends in. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Operation of the contract; null for an address that the contract does not know. */
  readonly operationId: OperationId | null;
  /** Address of the call. */
  readonly url: string;
  /** HTTP status, 0 where there was no answer. */
  readonly status: number;
  /** Text of the server for a person, empty where it gave none. */
  readonly text: string;
  /** Seconds until another try makes sense, where the server said so. */
  readonly retryAfter: number | null;

  constructor({ kind, operationId, url, status = 0, text = '', retryAfter = null, cause }: ApiErrorInit) {
    super(`${operationId ?? url}: ${kind} ${status || ''} ${text}`.trim(), { cause });
    this.kind = kind;
    this.operationId = operationId;
    this.url = url;
    this.status = status;
    this.text = text;
    this.retryAfter = retryAfter;
  }
}

/** What a call without a whole answer died of: the portal's own signal, or the connection. */
export const lostKind = (cause: unknown, signal: AbortSignal | null | undefined): 'aborted' | 'network' =>
  signal?.aborted || (cause instanceof DOMException && cause.name === 'AbortError') ? 'aborted' : 'network';

/** Seconds of a Retry-After header (a number or a date), null when there is none to be read. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now) / 1000));
}

const maxText = 2000;

/** Reads an error answer; whatever its body is, there is an ApiError to show. */
export async function readHttpError(
  response: Response,
  operationId: OperationId | null,
  url: string,
): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  return new ApiError({
    kind: 'http',
    operationId,
    url,
    status: response.status,
    text: serverText(body),
    retryAfter: parseRetryAfter(response.headers.get('retry-after')),
  });
}

/** `message` of an ErrorResponse; a page of HTML or anything else is no text for a person. */
function serverText(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (
      typeof parsed === 'object' &&
      parsed !== null &&
      'message' in parsed &&
      typeof parsed.message === 'string'
    ) {
      return parsed.message.slice(0, maxText);
    }
  } catch {
    // Not JSON: a proxy's page, most likely.
  }
  return '';
}
