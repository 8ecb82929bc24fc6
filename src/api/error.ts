import type { Operation } from './operation.ts';

/**
 * - `http`: the gateway answered with an error status;
 * - `network`: no answer came, or it broke off in the middle;
 * - `malformed`: a success whose body is not what the contract says (HTML, empty, broken, another shape);
 * - `aborted`: the portal itself called it off.
 */
export type ApiErrorKind = 'http' | 'network' | 'malformed' | 'aborted';

/** A field that the gateway refuses. */
export interface FieldFault {
  /** Name of the field; inside lists and objects its path: `rows.0.title`. */
  field: string;
  /** Why, for a person. */
  message: string;
}

interface ApiErrorInit {
  kind: ApiErrorKind;
  operation: Operation | null;
  url: string;
  status?: number;
  text?: string;
  retryAfter?: number | null;
  faults?: readonly FieldFault[];
  cause?: unknown;
}

/** The one error that a call to the gateway ends in. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Operation of the contract; null for an address that the contract does not know. */
  readonly operation: Operation | null;
  /** Address of the call. */
  readonly url: string;
  /** HTTP status, 0 where there was no answer. */
  readonly status: number;
  /** Text of the server for a person, empty where it gave none. */
  readonly text: string;
  /** Seconds until another try makes sense, where the server said so. */
  readonly retryAfter: number | null;
  /** Fields that the gateway refuses, none where no field is to blame (ADM-20). */
  readonly faults: readonly FieldFault[];

  constructor({
    kind,
    operation,
    url,
    status = 0,
    text = '',
    retryAfter = null,
    faults = [],
    cause,
  }: ApiErrorInit) {
    super(`${operation?.id ?? url}: ${kind} ${status || ''} ${text}`.trim(), { cause });
    this.kind = kind;
    this.operation = operation;
    this.url = url;
    this.status = status;
    this.text = text;
    this.retryAfter = retryAfter;
    this.faults = faults;
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
    retryAfter: parseRetryAfter(response.headers.get('retry-after')),
  });
}

/** Text and faults of an ErrorResponse; a page of HTML or anything else has none for a person. */
function parseBody(body: string): { text: string; faults: FieldFault[] } {
  const parsed = parseJson(body);
  const message = partOf(parsed, 'message');
  const errors = partOf(parsed, 'errors');
  return {
    text: typeof message === 'string' ? message.slice(0, maxText) : '',
    faults: Array.isArray(errors) ? errors.flatMap(toFault) : [],
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // A proxy's page, most likely.
    return null;
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** A fault with its path as forms write it: Spring's `rows[0].title` is `rows.0.title`. */
function toFault(error: unknown): FieldFault[] {
  const field = partOf(error, 'field');
  const message = partOf(error, 'message');
  if (typeof field !== 'string' || typeof message !== 'string') return [];
  return [{ field: field.replaceAll(/\[(\d+)\]/g, '.$1'), message: message.slice(0, maxText) }];
}
