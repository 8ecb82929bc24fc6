/** What is answered where the contract has nothing: an unknown path, and a path with another method. */
import type { Got } from '../http.ts';
import type { Call, Exchange, Run } from '../run.ts';
import { fits } from '../schema.ts';

interface Unknown {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string;
  readonly says: string;
}

const unknownPath: Unknown = {
  method: 'GET',
  path: '/data/noSuchOperation',
  status: 404,
  code: 'not-found',
  says: 'A path that the contract does not have is answered by 404 not-found',
};
const unknownMethod = ({ operation }: Call): Unknown => ({
  method: 'POST',
  path: operation.path,
  status: 405,
  code: 'method-not-allowed',
  says: 'A method that a path does not have is answered by 405 method-not-allowed, with Allow',
});

/**
 * A parameter that nobody declared is ignored. The request id has another form, so that one that is taken over is told as
 * a header of another form.
 */
async function unknownParts(run: Run, call: Call): Promise<void> {
  const headers = { ...call.draft.headers, 'x-request-id': 'short' };
  const named = await run.vary(call, { headers, query: [...call.draft.query, ['noSuchParameter', '1']] });
  if (named.got.status === 400)
    run.report(named, {
      rule: 'valid-refused',
      place: 'unknown query parameter',
      pointer: '#/info/description',
      message: 'An unknown query parameter is refused.',
      says: 'Unknown query parameters are ignored',
      cause: 'Parameters are read strictly; a newer portal may send more of them.',
    });
}

/** What is wrong with an answer; empty where nothing is. */
function differences({ operation }: Call, { status, code }: Unknown, got: Got): string[] {
  const error = operation.answers.get(400)?.content['application/json'];
  const told: unknown = Object(got.json).code;
  return [
    got.status === status ? '' : `it is answered by ${got.status}`,
    error && fits(error, got.json) ? '' : 'the body is no ErrorResponse',
    typeof told === 'string' && told !== code ? `the code is "${told}"` : '',
    got.headers.has('x-request-id') ? '' : 'X-Request-Id is missing',
    status !== 405 || /\bGET\b/.test(got.headers.get('allow') ?? '') ? '' : 'Allow does not name GET',
  ].filter((one) => one !== '');
}

/** After the one operation that needs nothing, because the answer is the same for all. */
export async function unknownAddresses(run: Run, call: Call): Promise<void> {
  if (call.operation.id !== 'availabilityCheck') return;
  await unknownParts(run, call);
  for (const unknown of [unknownPath, unknownMethod(call)]) {
    const { method, path, says } = unknown;
    const headers = { 'x-request-id': `kit-${crypto.randomUUID()}` };
    const got = await run.http.send(path, { method, headers });
    const found = differences(call, unknown, got);
    if (got.status === 429 || found.length === 0) continue;
    const exchange: Exchange = { ...call, sent: { method, headers, url: run.http.base + path }, got };
    run.report(exchange, {
      rule: 'status',
      place: `${method} ${path}`,
      pointer: '#/info/description',
      says,
      message: `${method} ${path}: ${found.join('; ')}.`,
      cause: 'The router or a proxy answers itself, with its own page or with that of the portal.',
    });
  }
}
