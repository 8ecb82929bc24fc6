/** A departure of one answer from the contract. */
/** A fault breaks the contract; a warning is allowed, but unwise. */
export type Severity = 'fault' | 'warning';

/** Rules about one answer; the kit has more, about several. */
export type AnswerRule =
  | 'body'
  | 'content-type'
  | 'disposition'
  | 'error-code'
  | 'error-shape'
  | 'header'
  | 'leak'
  | 'secret'
  | 'server-error'
  | 'status'
  | 'undeclared-field'
  | 'undeclared-header';

/** An answer as it is compared. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** The body as it came; only its length where no more is known. */
  readonly bytes: Uint8Array | { readonly length: number };
  readonly text: string;
  /** The body as JSON; undefined when it is not JSON. */
  readonly json: unknown;
}

/** A departure before it is known which call it belongs to. */
export interface Departure {
  readonly severity: Severity;
  readonly rule: AnswerRule;
  readonly place: string;
  readonly message: string;
  readonly says: string;
  /** JSON pointer below the operation, or in the bundle when it begins with `#`. */
  readonly pointer: string;
  readonly cause: string;
}

/** A departure that breaks the contract. */
export const fault = (
  rule: AnswerRule,
  place: string,
  message: string,
  says: string,
  pointer: string,
  cause = '',
): Departure => ({ severity: 'fault', rule, place, message, says, pointer, cause });
/** A departure that is allowed, but unwise. */
export const warning = (...parts: Parameters<typeof fault>): Departure => ({
  ...fault(...parts),
  severity: 'warning',
});
