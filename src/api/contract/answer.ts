/** Compares one answer with what the contract declares for it. */
import type { DeclaredAnswer, Operation, Schema } from './contract.ts';
import { type Answered, type Departure, fault, warning } from './departure.ts';
import { errorOf } from './error.ts';
import { mismatches, undeclared } from './schema.ts';

/** Headers of HTTP and of safe browsing, which need no declaration. */
const ordinary = new Set(
  `accept-ranges allow alt-svc cache-control connection content-encoding content-language content-length
   content-security-policy content-type x-accel-buffering cross-origin-embedder-policy cross-origin-opener-policy
   cross-origin-resource-policy date etag expires keep-alive last-modified origin-agent-cluster permissions-policy pragma
   ratelimit-limit ratelimit-remaining ratelimit-reset referrer-policy strict-transport-security transfer-encoding upgrade
   vary via x-content-type-options x-frame-options x-xss-protection`.split(/\s+/),
);

/** Names of fields and headers that hold what nobody may see. */
const hidden = /passw|secret|hash|salt|token|api_?-?key|private_?-?key|credential/i;

const secretAt = (place: string, pointer: string): Departure =>
  fault(
    ...(['secret', place, `The answer has ${place}, which the contract does not declare.`] as const),
    ...(['Secrets are in no answer, export, log or event', pointer] as const),
    'The stored object is sent whole.',
  );

/** Whether a `Content-Disposition` has an ASCII name, and the whole name in UTF-8. */
function isNamed(line: string): boolean {
  const ascii = /filename="([^"]+)"/.exec(line)?.[1];
  const whole = /filename\*=UTF-8''([^;\s]+)/i.exec(line)?.[1];
  try {
    const isWhole = whole !== undefined && decodeURIComponent(whole).trim() !== '';
    return /^(?:attachment|inline);/i.test(line) && /^[\x20-\x7e]+$/.test(ascii ?? '') && isWhole;
  } catch {
    return false;
  }
}

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
          name === 'X-Request-Id' ? 'Set the header in one place, for every answer, errors too.' : '',
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
  const disposition = headers.get('content-disposition');
  if (disposition !== null && 'Content-Disposition' in declared.headers && !isNamed(disposition))
    yield fault(
      ...(['disposition', 'Content-Disposition', `Content-Disposition is ${disposition}.`] as const),
      'attachment (or inline), filename with an ASCII name and filename* with the whole name in UTF-8',
      '#/components/headers/ContentDisposition',
      'The name is written as it is, or in another encoding: a header takes ASCII only.',
    );
  if (!/\bno-store\b/.test(headers.get('cache-control') ?? ''))
    yield fault(
      ...(['header', 'Cache-Control', `The answer ${status} may be stored by caches.`] as const),
      ...(['Answers are not stored by caches: Cache-Control: no-store', '#/info/description'] as const),
      'Set the header in one place, for every answer, errors too.',
    );
  const known = new Set(Object.keys(declared.headers).map((name) => name.toLowerCase()));
  for (const name of headers.keys()) {
    if (known.has(name) || ordinary.has(name)) continue;
    if (hidden.test(name) && !name.startsWith('access-control-')) yield secretAt(`header ${name}`, pointer);
    if (name.startsWith('access-control-allow'))
      yield fault(
        ...(['header', name, `The answer ${status} has the header ${name}.`] as const),
        ...(['There is no CORS', '#/info/description'] as const),
        'Pages of other sites can read the answers then.',
      );
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

/** JSON is UTF-8; bytes of another encoding are read as other letters. */
function* encodingOf({ status, bytes }: Answered): Generator<Departure> {
  if (!(bytes instanceof Uint8Array)) return;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    yield fault(
      status >= 400 ? 'error-shape' : 'body',
      `${status} encoding`,
      `The JSON of the answer ${status} is not UTF-8.`,
      'JSON is written in UTF-8 (RFC 8259, 8.1)',
      `/responses/${status}/content/application~1json`,
      'The text is written in the encoding of the server, such as windows-1251.',
    );
  }
}

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
  for (const place of new Set(undeclared(schema, json).map(general))) {
    if (hidden.test(place.slice(place.lastIndexOf('/')))) yield secretAt(`field ${place}`, pointer);
    yield warning(
      'undeclared-field',
      `${status} ${place}`,
      `The answer ${status} has ${place}.`,
      'The contract does not declare it; callers ignore it',
      pointer,
    );
  }
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
  } else if (type === 'application/json') found.push(...encodingOf(got), ...jsonOf(schema, got));
  if (status >= 400) found.push(...errorOf(declared, got));
  return found;
}
