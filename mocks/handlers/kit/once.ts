/**
 * Calls with an `Idempotency-Key` (gateway.yaml, "Repeated requests"): the same key gets the answer of the first call for
 * 24 hours and changes nothing again; another request under it is refused.
 */
import { File } from 'node:buffer';
import { Failure } from '#mocks/contract/failures.ts';
import { keptFile } from '#mocks/contract/spool.ts';
import { digest } from '#mocks/domain/sign-in/session.ts';
import type { AnsweredOnce, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import type { Dependencies } from './dependencies.ts';

/** How long answers are kept, ms. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

interface Call {
  readonly deps: Dependencies;
  readonly operationId: string;
  /** Null in an operation that needs no session. */
  readonly visitor: User | null;
  readonly header: unknown;
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The key of a call within its scope, and a digest of what it asks for. */
export interface KeyedCall {
  readonly id: string;
  readonly fingerprint: string;
}

/** JSON with sorted properties; a file is its name and the digest of its bytes. */
function canonical(value: unknown): string {
  if (value instanceof File) return JSON.stringify([value.name, keptFile(value).hash]);
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? '';
  const parts: string[] = [];
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  for (const [name, one] of isList ? entries : entries.sort(([a], [b]) => (a < b ? -1 : 1)))
    parts.push(isList ? canonical(one) : `${JSON.stringify(name)}:${canonical(one)}`);
  return isList ? `[${parts}]` : `{${parts}}`;
}

/** The key of a call, or undefined if it has none. */
export function keyedCall(call: Call): KeyedCall | undefined {
  const { operationId, visitor, header, path, query, body } = call;
  const { 'Idempotency-Key': key } = header as { readonly 'Idempotency-Key'?: string };
  if (key === undefined) return undefined;
  // The id of the account and not its address, which an administrator can change.
  const id = [visitor?.profile.id ?? '', operationId, key.toLowerCase()].join(' ');
  const fingerprint = digest(canonical([path, query, body]));
  return { id, fingerprint };
}

function checkSame(kept: { readonly fingerprint?: string }, { fingerprint }: KeyedCall): void {
  if (kept.fingerprint !== undefined && kept.fingerprint !== fingerprint)
    throw new Failure('idempotency-mismatch');
}

/** The kept answer to the first call with this key. Throws `idempotency-mismatch` if that was another request. */
export function answeredBefore(
  { database, now }: Dependencies,
  keyed: KeyedCall | undefined,
): AnsweredOnce | undefined {
  const kept = keyed && database.answeredOnce.get(keyed.id);
  if (!kept || kept.expiresAt < now().getTime()) return undefined;
  checkSame(kept, keyed);
  return kept;
}

/** Keeps the answer to the first call with this key, and removes the answers that are too old. */
export function keepAnswer(
  { database, now }: Dependencies,
  transaction: Transaction,
  keyed: KeyedCall,
  answer: Pick<AnsweredOnce, 'status' | 'body'>,
): void {
  const moment = now().getTime();
  for (const { id, expiresAt } of database.answeredOnce.values()) {
    // The oldest come first.
    if (expiresAt >= moment) break;
    transaction.delete(database.answeredOnce, id);
  }
  transaction.put(database.answeredOnce, { ...keyed, ...answer, expiresAt: moment + RETENTION_MS });
}

interface Running {
  readonly fingerprint: string;
  readonly answer: Promise<Response>;
}

const running = new WeakMap<Dependencies, Map<string, Running>>();

async function answerNow(
  deps: Dependencies,
  keyed: KeyedCall,
  make: () => Response | Promise<Response>,
  toKept: (body: string) => string,
) {
  const response = await make();
  if (!response.ok) return response;
  const answer = { status: response.status, body: toKept(await response.clone().text()) };
  deps.database.store.writeOrKeep((transaction) => keepAnswer(deps, transaction, keyed, answer));
  return response;
}

/**
 * Returns the answer of `make`, or the answer to the first call with the same key. A call without a key is always
 * executed. Throws `idempotency-mismatch`.
 *
 * @param toKept the answer to repeated calls, made of the first one's body. @default the same
 */
export async function once(
  call: Call,
  make: () => Response | Promise<Response>,
  toKept: (body: string) => string = (body) => body,
): Promise<Response> {
  const { deps } = call;
  const keyed = keyedCall(call);
  if (!keyed) return make();
  const kept = answeredBefore(deps, keyed);
  if (kept) {
    const headers = { 'content-type': 'application/json' };
    return kept.body === ''
      ? new Response(null, { status: kept.status })
      : new Response(kept.body, { status: kept.status, headers });
  }
  const calls = running.get(deps) ?? new Map<string, Running>();
  running.set(deps, calls);
  const joined = calls.get(keyed.id);
  if (joined) checkSame(joined, keyed);
  const answer = joined?.answer ?? answerNow(deps, keyed, make, toKept).finally(() => calls.delete(keyed.id));
  if (!joined) calls.set(keyed.id, { fingerprint: keyed.fingerprint, answer });
  const response = (await answer).clone();
  if (!joined || !response.ok || response.status === 204) return response;
  return new Response(toKept(await response.text()), response);
}
