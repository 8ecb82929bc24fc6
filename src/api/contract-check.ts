import { apiPath, patternOf } from '#lib/gateway-path.ts';
import { departures } from './contract/answer.ts';
import { type Operation, operations } from './contract/contract.ts';
import type { Departure } from './contract/departure.ts';
import { eventReader, eventRules, eventSchemaOf, unknownType } from './contract/events.ts';

/** The checked parts of a gateway's answer. */
export interface Answer {
  method: string;
  url: string;
  status: number;
  contentType: string | null | undefined;
  /** All headers; without them only the content type is checked. */
  headers?: Headers;
  /** Reads the JSON; called only where the contract declares JSON. */
  json: () => Promise<unknown>;
}

export interface Problem {
  /** Address of the call, if the contract has no such operation. */
  operation: string;
  problem: string;
  details?: unknown;
}

const patterns = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));

function operationAt(method: string, path: string): Operation | undefined {
  return patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
    ?.operation;
}

const isJson = (contentType: string | null | undefined): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';

/** Whether a rule of the kit is one for the person in front of the portal. */
function isProblem({ severity, rule, place }: Departure, operation: Operation, answer: Answer): boolean {
  if (severity !== 'fault') return false;
  // A declared failure of the gateway keeps the contract; the kit alone provokes none.
  if (rule === 'server-error') return !operation.answers.has(answer.status);
  if (rule !== 'header') return true;
  // Scripts of a page cannot read cookies that are set.
  return answer.headers !== undefined && place.toLowerCase() !== 'set-cookie';
}

/**
 * Compares an answer with the contract by the rules of the conformance kit (CON-02). Only for development and tests,
 * because it contains the whole contract.
 *
 * @returns the violation; null for a valid answer, one whose body cannot be read, or one that is not the gateway's
 */
export async function contractProblem(answer: Answer): Promise<Problem | null> {
  const { pathname } = new URL(answer.url);
  if (!pathname.startsWith(`${apiPath}/`)) return null;
  const operation = operationAt(answer.method.toUpperCase(), pathname.slice(apiPath.length));
  if (!operation) return { operation: `${answer.method} ${pathname}`, problem: 'no such operation' };
  const { status, contentType } = answer;
  const headers = new Headers(answer.headers);
  if (contentType) headers.set('content-type', contentType);
  // The body cannot be read when the page was left or when it is not JSON.
  const json = isJson(contentType) ? await answer.json().catch(() => undefined) : undefined;
  const text = json === undefined ? '' : JSON.stringify(json);
  const found = departures(operation, { status, headers, bytes: { length: 0 }, text, json }).filter(
    (one) =>
      isProblem(one, operation, answer) &&
      !(json === undefined && (one.rule === 'body' || one.rule === 'error-shape')),
  );
  const [first] = found;
  if (!first) return null;
  const details = found.map(({ message, says, pointer }) => `${message} Contract: ${says} (${pointer})`);
  return { operation: operation.id, problem: `${first.message} Contract: ${first.says}`, details };
}

const logged = new Set<string>();

function log({ operation, problem, details }: Problem): void {
  if (logged.has(operation)) return;
  logged.add(operation);
  console.error(`Contract broken by ${operation}: ${problem}`, details ?? '');
}

/** The first event of a stream that breaks the contract; null when there is none, or the stream breaks off before. */
async function eventProblem(operation: Operation, body: ReadableStream<Uint8Array>): Promise<Problem | null> {
  const { push } = eventReader();
  // An answer that goes on may begin with any event.
  const rules = eventRules(eventSchemaOf(operation), operation.method === 'POST' ? 0 : null);
  let found: Problem | null = null;
  const reader = body.getReader();
  try {
    // It is read to its end, so that the browser keeps nothing of the copy.
    while (true) {
      const { done, value } = await reader.read();
      if (done) return found;
      for (const piece of push(value)) {
        if (piece === 'comment' || found) continue;
        const [first] = rules.next(piece).filter(({ place }) => place !== unknownType);
        if (!first) continue;
        const problem = `${first.message} Contract: ${first.says}`;
        found = { operation: operation.id, problem, details: piece.data ?? piece.lines };
      }
    }
  } catch {
    return found;
  }
}

/**
 * Development only: logs a violation of the contract, once per operation.
 *
 * @param response a copy, because its body is consumed
 */
export async function checkAnswer(request: Request, response: Response): Promise<void> {
  const contentType = response.headers.get('content-type');
  const { method, url } = request;
  const { status, headers } = response;
  const found = await contractProblem({
    method,
    url,
    status,
    headers,
    contentType,
    json: () => response.json(),
  });
  if (found) log(found);
  const operation = operationAt(method, new URL(url).pathname.slice(apiPath.length));
  if (!operation || !response.body || !contentType?.startsWith('text/event-stream')) return;
  const problem = await eventProblem(operation, response.body);
  if (problem) log(problem);
}
