/** Requests that the schema of an operation does not allow. */
import { type Operation, type Parameter, resolved, type Schema } from '../contract.ts';
import { saysNothing } from '../findings.ts';
import type { Draft } from '../request.ts';
import type { Call, Run } from '../run.ts';
import { fits, partsOf, propertiesOf } from '../schema.ts';

/** One invalid request. */
interface Invalid {
  /** Where it is invalid: `body /draft/name`, `query size`. */
  readonly place: string;
  /** What is wrong with it. */
  readonly what: string;
  readonly change: Partial<Draft>;
  /** Statuses that refuse it. */
  readonly statuses: readonly number[];
  /** Sent with the key of the valid call that follows: what is refused is not kept under its key. */
  readonly isUnderItsKey?: boolean;
}

const many = 2_000;

/** Values that a schema refuses, with what is wrong with each. */
export function unfitValues(schema: Schema): { what: string; value: unknown }[] {
  const parts = partsOf(schema);
  const of = (key: string): unknown => parts.map((part) => part[key]).find((value) => value !== undefined);
  const found: { what: string; value: unknown }[] = [];
  const types = [of('type')].flat();
  const add = (what: string, value: unknown) => found.push({ what, value });
  if (types.includes('string')) {
    add('a number in place of a text', 7);
    const [least, most] = [Number(of('minLength') ?? 0), Number(of('maxLength') ?? Number.POSITIVE_INFINITY)];
    if (least > 0) add('an empty text', '');
    if (of('pattern') !== undefined || of('format') !== undefined)
      add('a text of another form', '\u0001 другое');
    if (of('enum') !== undefined) add('an unknown value', 'no-such-value');
    else if (most <= 20_000) add('a text that is too long', 'я'.repeat(most + 1));
  } else if (types.includes('integer') || types.includes('number')) {
    add('a text in place of a number', 'семь');
    if (of('minimum') !== undefined) add('a number that is too small', Number(of('minimum')) - 1);
    if (of('maximum') !== undefined) add('a number that is too large', Number(of('maximum')) + 1);
    if (types.includes('integer')) add('a fraction', 1.5);
  } else if (types.includes('boolean')) add('a text in place of true or false', 'yes');
  else if (types.includes('array')) {
    add('a text in place of a list', 'список');
    const [most, items] = [Number(of('maxItems') ?? many + 1), of('items')];
    const [one] = items !== null && typeof items === 'object' ? samples(items as Schema) : [];
    if (most <= many && one !== undefined)
      add(
        'a list that is too long',
        Array.from({ length: most + 1 }, () => one),
      );
    if (Number(of('minItems') ?? 0) > 0) add('an empty list', []);
  } else add('a text in place of an object', 'объект');
  if (!types.includes('null')) add('null', null);
  return found.filter(({ value }) => !fits(schema, value));
}

/** Some value that fits a simple schema; none for others. */
function samples(schema: Schema): unknown[] {
  const own = resolved(schema);
  const listed = own['enum'];
  const tries = [
    ...(Array.isArray(listed) ? listed : []),
    'a',
    crypto.randomUUID(),
    1,
    'a@neuro.example',
    '2026-11-20',
  ];
  const fitting = tries.filter((value) => fits(schema, value));
  return fitting.slice(0, 1);
}

/** Copies a value with another one, or none, at a place. */
function replaced(value: unknown, path: readonly string[], by: { value: unknown } | null): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return by?.value;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === name ? replaced(one, rest, by) : one));
  const { [name]: inner, ...others } = Object(value) as Record<string, unknown>;
  if (rest.length === 0 && by === null) return others;
  return { ...(value as object), [name]: replaced(inner, rest, by) };
}

/** Invalid variants of a valid JSON value, at most four levels deep. */
function* unfitBodies(
  root: Schema,
  valid: unknown,
  schema = root,
  path: readonly string[] = [],
): Generator<{ place: string; what: string; value: unknown }> {
  const here = path.reduce<unknown>((node, name) => Object(node)[name], valid);
  const at = (what: string, value: unknown) => ({ place: `/${path.join('/')}`, what, value });
  if (path.length > 0)
    for (const { what, value } of unfitValues(schema)) yield at(what, replaced(valid, path, { value }));
  if (path.length >= 4 || here === null || typeof here !== 'object') return;
  if (Array.isArray(here)) {
    const items = partsOf(schema, here)
      .map((part) => part['items'])
      .find((one) => one !== undefined);
    if (here.length > 0 && items !== null && typeof items === 'object')
      yield* unfitBodies(root, valid, items as Schema, [...path, '0']);
    return;
  }
  const parts = partsOf(schema, here);
  for (const name of new Set(parts.flatMap((part) => (part['required'] as string[] | undefined) ?? [])))
    yield {
      place: `/${[...path, name].join('/')}`,
      what: 'a missing field',
      value: replaced(valid, [...path, name], null),
    };
  if (parts.some((part) => part['additionalProperties'] === false))
    yield at('an unknown field', replaced(valid, [...path, 'unknownField'], { value: 1 }));
  for (const [name, one] of Object.entries(propertiesOf(schema, here))) {
    if (name in here) yield* unfitBodies(root, valid, one, [...path, name]);
    // A field that the example leaves out is refused with the same values.
    else
      for (const { what, value } of unfitValues(one))
        yield {
          place: `/${[...path, name].join('/')}`,
          what,
          value: replaced(valid, [...path, name], { value }),
        };
  }
}

/** A text that a header can have. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]+/g, ' x').trim();

/** Values of a parameter that are refused, as texts. */
function unfitParameter({ schema, in: place }: Parameter): { what: string; text: string }[] {
  const own = resolved(schema);
  const items = own['items'];
  const type =
    own['type'] === 'array' && items !== null && typeof items === 'object' ? (items as Schema) : schema;
  return (
    unfitValues(type)
      .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
      .map(({ what, value }) => ({ what, text: String(value) }))
      .filter(({ text }) => !(place === 'path' && (text === '' || /[/\\]/.test(text))))
      .map(({ what, text }) => ({ what, text: place === 'header' ? printable(text) : text }))
      .filter(({ text }) => !(place === 'header' && text === ''))
      // A number is a valid text.
      .filter(({ text }) => !fits(type, text) && !(String(Number(text)) === text && fits(type, Number(text))))
  );
}

function withParameter(draft: Draft, { name, in: place }: Parameter, text: string | null): Partial<Draft> {
  if (place === 'path') return { path: { ...draft.path, [name]: text ?? '' } };
  if (place === 'query') {
    const others = draft.query.filter(([one]) => one !== name);
    return { query: text === null ? others : [...others, [name, text]] };
  }
  const { [name.toLowerCase()]: _value, ...others } = draft.headers;
  return { headers: text === null ? others : { ...others, [name.toLowerCase()]: text } };
}

/** Every invalid request of an operation, made from its valid one. */
export function* invalidOf(operation: Operation, draft: Draft): Generator<Invalid> {
  for (const parameter of operation.parameters) {
    const place = `${parameter.in} ${parameter.name}`;
    if (parameter.required && parameter.in !== 'path')
      yield {
        place,
        what: 'a missing parameter',
        change: withParameter(draft, parameter, null),
        statuses: [400],
      };
    for (const { what, text } of unfitParameter(parameter))
      yield { place, what, change: withParameter(draft, parameter, text), statuses: [400] };
  }
  const { body } = operation;
  if (!body || draft.body === undefined) return;
  const bodyStatuses = [400, 413];
  if (body.mediaType === 'application/json') {
    for (const { place, what, value } of unfitBodies(body.schema, draft.body))
      if (!fits(body.schema, value))
        yield { place: `body ${place}`, what, change: { body: value }, statuses: bodyStatuses };
    const type = body.mediaType;
    for (const [what, text] of [
      ['no JSON', '{'],
      ['an empty body', ''],
      ['a list in place of an object', '[]'],
    ] as const)
      yield { place: 'body', what, change: { raw: { text, type } }, statuses: [400], isUnderItsKey: true };
    yield {
      place: 'body',
      what: 'another content type',
      change: { raw: { text: JSON.stringify(draft.body), type: 'text/plain' } },
      statuses: [415],
    };
    return;
  }
  const request: unknown = Object(draft.body).request;
  const schema = propertiesOf(body.schema)['request'];
  if (schema && request !== null && typeof request === 'object')
    for (const { place, what, value } of unfitBodies(schema, request))
      if (!fits(schema, value))
        yield {
          place: `request ${place}`,
          what,
          change: { body: { ...(draft.body as object), request: value } },
          statuses: bodyStatuses,
        };
  yield {
    place: 'body',
    what: 'another content type',
    change: { raw: { text: '{}', type: 'application/json' } },
    statuses: [415],
  };
}

const atOnce = 6;

/** Sends every invalid request; each must be refused before anything else is looked at. */
export async function invalidRequests(run: Run, call: Call): Promise<void> {
  const queue = [...invalidOf(call.operation, call.draft)];
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) await refuse(run, call, one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function causeOf(status: number): string {
  if (status < 400) return 'The field is not validated.';
  return status === 422
    ? 'The framework answers invalid bodies by 422: set 400 in its handler.'
    : 'Something else is looked at first.';
}

async function refuse(
  run: Run,
  call: Call,
  { place, what, change, statuses, isUnderItsKey }: Invalid,
): Promise<void> {
  const isKeyed = call.operation.key !== 'none' && !('headers' in change) && !isUnderItsKey;
  const headers = isKeyed ? { ...call.draft.headers, 'idempotency-key': crypto.randomUUID() } : undefined;
  const exchange = await run.vary(call, { ...(headers && { headers }), ...change });
  const { status } = exchange.got;
  if (statuses.includes(status) || saysNothing(exchange)) return;
  const isAccepted = status < 400;
  run.report(exchange, {
    rule: isAccepted ? 'invalid-accepted' : 'invalid-status',
    place: `${place}: ${what}`,
    message: `${what} (${place}) is answered by ${status}.`,
    says: `${statuses.join(' or ')}: parameters and body are checked before the operation says anything itself`,
    pointer: place.startsWith('body') || place.startsWith('request') ? '/requestBody' : '/parameters',
    cause: causeOf(status),
  });
}
