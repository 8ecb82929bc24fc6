/** Compares one answer with what the contract declares for it. */
import { type DeclaredAnswer, type Operation, operations, type Schema } from './contract.ts';
import { mismatches, undeclared } from './schema.ts';

/** A fault breaks the contract; a warning is allowed, but unwise. */
export type Severity = 'fault' | 'warning';

/** Rules about one answer; the kit has more, about several. */
export type AnswerRule =
  | 'body'
  | 'content-type'
  | 'error-code'
  | 'error-shape'
  | 'header'
  | 'leak'
  | 'server-error'
  | 'status'
  | 'undeclared-field'
  | 'undeclared-header';

/** An answer as it is compared. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: { readonly length: number };
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

/** Headers of HTTP and of safe browsing, which need no declaration. */
const ordinary = new Set(
  `accept-ranges allow alt-svc cache-control connection content-encoding content-language content-length
   content-security-policy content-type x-accel-buffering cross-origin-embedder-policy cross-origin-opener-policy
   cross-origin-resource-policy date etag expires keep-alive last-modified origin-agent-cluster permissions-policy pragma
   ratelimit-limit ratelimit-remaining ratelimit-reset referrer-policy strict-transport-security transfer-encoding upgrade
   vary via x-content-type-options x-frame-options x-xss-protection`.split(/\s+/),
);

/** Signs of a stack trace, a query or a path of the server in a text. */
const inside =
  /\n\s+at .+\(.+:\d+\)|node_modules|Traceback \(most recent|\bat [\w.$]+\([\w]+\.(?:java|kt):\d+\)|\b(?:java|org|jakarta)\.[\w.]+(?:Exception|Error)\b|SQLSTATE|syntax error at or near|\/(?:home|srv|usr|var)\/\w+\/|goroutine \d+ \[/;

const statusesOf = new Map<string, Set<number>>();
for (const operation of operations)
  for (const [status, { names }] of operation.answers)
    for (const name of names) statusesOf.set(name, (statusesOf.get(name) ?? new Set()).add(status));

const fault = (
  rule: AnswerRule,
  place: string,
  message: string,
  says: string,
  pointer: string,
  cause = '',
): Departure => ({
  ...{ severity: 'fault', rule, place, message, says, pointer, cause },
});
const warning = (...parts: Parameters<typeof fault>): Departure => ({
  ...fault(...parts),
  severity: 'warning',
});

function* headersOf(declared: DeclaredAnswer, { status, headers }: Answered): Generator<Departure> {
  const pointer = `/responses/${status}/headers`;
  for (const [name, { required, schema }] of Object.entries(declared.headers)) {
    const value = headers.get(name);
    if (value === null) {
      if (required)
        yield fault(
          'header',
          name,
          `The answer ${status} has no ${name}.`,
          `${name} is required`,
          `${pointer}/${name}`,
        );
      continue;
    }
    const isNumber = schema['type'] === 'integer';
    const read = isNumber ? (/^-?\d+$/.test(value) ? Number(value) : value) : value;
    for (const { says } of mismatches(schema, read))
      yield fault(
        'header',
        name,
        `${name} of the answer ${status} is "${value.slice(0, 100)}".`,
        says,
        `${pointer}/${name}`,
      );
  }
  if (!/\bno-store\b/.test(headers.get('cache-control') ?? ''))
    yield fault(
      ...(['header', 'Cache-Control', `The answer ${status} may be stored by caches.`] as const),
      ...(['Answers are not stored by caches: Cache-Control: no-store', '#/info/description'] as const),
      'Set the header in one place, for every answer, errors too.',
    );
  const known = new Set(Object.keys(declared.headers).map((name) => name.toLowerCase()));
  for (const name of headers.keys()) {
    if (known.has(name) || ordinary.has(name)) continue;
    yield warning(
      'undeclared-header',
      name,
      `The answer ${status} has the header ${name}.`,
      'The contract does not declare it',
      pointer,
    );
  }
}

function causeOf(says: string, value: unknown): string {
  if (value === null)
    return 'The field is written as null where there is no value: leave it out, or send a neutral one.';
  if (says.startsWith('must have required property')) return 'The field is left out or has another name.';
  if (/format "date-time"/.test(says)) return 'Timestamps are UTC with Z, 2026-11-20T09:41:07.250Z.';
  if (/must be (integer|number)/.test(says) && typeof value === 'string')
    return 'The number is written as a text.';
  return '';
}

const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, part) => Object(node)[part.replaceAll('~1', '/').replaceAll('~0', '~')], value);

/** A place without the indexes of lists, so that a hundred equal rows are one finding. */
const general = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*') || '/';

function* jsonOf(schema: Schema, { status, json }: Answered): Generator<Departure> {
  const rule = status >= 400 ? 'error-shape' : 'body';
  const pointer = `/responses/${status}/content/application~1json/schema`;
  if (json === undefined) {
    yield fault(rule, '/', `The body of ${status} is not JSON.`, 'application/json', pointer);
    return;
  }
  for (const { at: place, says, schemaAt } of mismatches(schema, json)) {
    const value = at(json, place);
    const whole = JSON.stringify(value) ?? 'absent';
    const shown = whole.length > 80 ? `${whole.slice(0, 80)}…` : whole;
    yield fault(
      ...([
        rule,
        `${status} ${general(place)}`,
        `${general(place)} of the answer ${status} is ${shown}.`,
        says,
      ] as const),
      ...([schemaAt || pointer, causeOf(says, value)] as const),
    );
  }
  // Errors may have further properties everywhere.
  if (status >= 400) return;
  for (const place of new Set(undeclared(schema, json).map(general)))
    yield warning(
      'undeclared-field',
      `${status} ${place}`,
      `The answer ${status} has ${place}.`,
      'The contract does not declare it; callers ignore it',
      pointer,
    );
}

function* errorOf(declared: DeclaredAnswer, { status, json, text }: Answered): Generator<Departure> {
  if (status >= 500)
    yield fault(
      'server-error',
      String(status),
      `The gateway answers ${status}.`,
      'A valid or invalid request is never answered by a failure of the gateway',
      '#/info/description',
      'The log of the gateway under this X-Request-Id tells more.',
    );
  if (inside.test(text))
    yield fault(
      'leak',
      String(status),
      'The answer contains a stack trace, a path or a query of the server.',
      'Texts are for people',
      '#/components/schemas/ErrorResponse',
    );
  const code: unknown = Object(json).code;
  if (Object(json).status !== undefined && Object(json).status !== status)
    yield fault(
      'error-shape',
      `${status} /status`,
      `The body says ${Object(json).status}, the answer is ${status}.`,
      'status repeats the HTTP status',
      '#/components/schemas/ErrorResponse/properties/status',
    );
  if (typeof code !== 'string' || declared.names.includes(code)) return;
  const others = statusesOf.get(code);
  if (others && !others.has(status))
    yield fault(
      'error-code',
      `${status} ${code}`,
      `The code "${code}" comes with ${status}.`,
      `${code} belongs to ${[...others].join(', ')}`,
      `/responses/${status}`,
    );
  else
    yield warning(
      'error-code',
      `${status} ${code}`,
      `The code "${code}" is not among the names of ${status}.`,
      `Named: ${declared.names.join(', ')}`,
      `/responses/${status}`,
    );
}

/**
 * Compares an answer with the contract.
 *
 * @param operation the operation that was called
 * @param got the answer; its body may be empty for a stream, whose events are checked elsewhere
 * @returns every departure; none for an answer as declared
 */
export function departures(operation: Operation, got: Answered): Departure[] {
  const { status } = got;
  const declared = operation.answers.get(status);
  if (!declared) {
    const known = [...operation.answers.keys()].join(', ');
    const cause =
      status === 405
        ? 'The method of the path differs.'
        : status === 302
          ? 'The framework redirects to its sign-in page; answer 401 instead.'
          : '';
    return [
      fault(
        status >= 500 ? 'server-error' : 'status',
        String(status),
        `The answer is ${status}.`,
        `Declared: ${known}`,
        '/responses',
        cause,
      ),
    ];
  }
  const found = [...headersOf(declared, got)];
  const type = got.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const types = Object.keys(declared.content);
  const schema = declared.content[type];
  if (types.length === 0) {
    if (got.bytes.length > 0)
      found.push(
        fault(
          'body',
          `${status} /`,
          `The answer ${status} has a body.`,
          'It has none',
          `/responses/${status}`,
        ),
      );
  } else if (!schema) {
    const cause =
      type === 'text/html' && status >= 400
        ? 'A proxy or the framework answers in place of the gateway: give it a handler that writes ErrorResponse.'
        : '';
    found.push(
      fault(
        'content-type',
        `${status} ${type}`,
        `The answer ${status} is "${type}".`,
        `Declared: ${types.join(', ')}`,
        `/responses/${status}/content`,
        cause,
      ),
    );
  } else if (type === 'application/json') found.push(...jsonOf(schema, got));
  if (status >= 400) found.push(...errorOf(declared, got));
  return found;
}
