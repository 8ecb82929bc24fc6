/** Sends texts that a gateway has to refuse: NUL, half of a surrogate pair, bytes that are not UTF-8 (gateway.yaml, "Values"). */
import type { Operation } from '../contract.ts';
import { saysNothing } from '../findings.ts';
import type { Draft } from '../request.ts';
import type { Call, Run } from '../run.ts';
import { fits } from '../schema.ts';

/** One request with a wrong text. */
interface WrongText {
  /** The field as the gateway must name it. */
  readonly field: string;
  readonly what: string;
  readonly change: Partial<Draft>;
}

const NUL = '\u0000';
const HALF = '\ud83c';

/** Copies of a value, in each of which one text is changed. Of lists only the first item is changed. */
function* changed(
  value: unknown,
  change: (text: string) => string,
  at = '',
): Generator<{ at: string; value: unknown }> {
  if (typeof value === 'string') yield { at, value: change(value) };
  if (value === null || typeof value !== 'object' || value instanceof Blob) return;
  for (const [name, inner] of Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)) {
    const path = Array.isArray(value) ? `${at}[${name}]` : `${at}${at && '.'}${name}`;
    for (const one of changed(inner, change, path))
      yield {
        at: one.at,
        value: Array.isArray(value) ? value.with(Number(name), one.value) : { ...value, [name]: one.value },
      };
  }
}

/** Every request with a wrong text that is otherwise valid, made from the valid one of an operation. */
export function* wrongTextsOf({ body }: Operation, { body: valid }: Draft): Generator<WrongText> {
  if (!body || valid === null || typeof valid !== 'object') return;
  const isJson = body.mediaType === 'application/json';
  // `FormData` replaces halves by U+FFFD, except in the part that is JSON.
  const inJson = (at: string): boolean => isJson || at.startsWith('request.');
  for (const [what, character] of [
    ['NUL', NUL],
    ['half of a surrogate pair', HALF],
  ] as const)
    for (const { at, value } of changed(valid, (text) => `${text.slice(0, -1)}${character}`))
      if ((character === NUL || inJson(at)) && fits(body.schema, value))
        yield { field: at, what, change: { body: value } };
  if (!isJson) return;
  for (const { at, value } of changed(valid, (text) => `${text.slice(0, -1)}${NUL}`)) {
    if (!fits(body.schema, value)) continue;
    const [before = '', after = ''] = JSON.stringify(value).split(String.raw`\u0000`);
    const parts = [new TextEncoder().encode(before), [0xff], new TextEncoder().encode(after)];
    const bytes = Uint8Array.from(parts.flatMap((part) => [...part]));
    const raw = { text: `${before}\ufffd${after}`, type: body.mediaType, bytes };
    yield { field: at, what: 'a byte that is not UTF-8', change: { raw } };
    return;
  }
}

/** Sends every wrong text; each must be refused, and its field be named. */
export async function wrongTexts(run: Run, call: Call): Promise<void> {
  for (const { field, what, change } of wrongTextsOf(call.operation, call.draft)) {
    const isKeyed = call.operation.key !== 'none';
    const headers = isKeyed && { ...call.draft.headers, 'idempotency-key': crypto.randomUUID() };
    const exchange = await run.vary(call, { ...(headers && { headers }), ...change });
    const { status, json } = exchange.got;
    if (saysNothing(exchange)) continue;
    const { code, errors } = Object(json) as { code?: unknown; errors?: unknown };
    const named = Array.isArray(errors) ? errors.map((error) => Object(error).field) : [];
    if (status === 422 && code === 'fields-invalid' && named.includes(field)) continue;
    const told = status === 422 ? `422 ${code} for ${named.join(', ') || 'no field'}` : String(status);
    run.report(exchange, {
      rule: status < 400 ? 'invalid-accepted' : 'invalid-status',
      place: `body ${field}: ${what}`,
      message: `${what} (${field}) is answered by ${told}.`,
      says: '422 `fields-invalid` that names the field: what is no text is not kept',
      pointer: '/requestBody',
      cause: status < 400 ? 'The text is stored as it came, or changed silently.' : '',
    });
  }
}
