/** `/api/ready`: whether this process answers calls, for proxies and monitoring (PILOT-05). Not part of the contract. */
import type { ServerResponse } from 'node:http';
import { StorageError, type Store } from '#mocks/store/store.ts';
import { safetyHeaders } from './safety-headers.ts';

/** A look at the disk counts this long, ms, so that nobody slows the process down by asking. */
const KEPT = 1000;

/** `draining`: the process ends. `unwritable`: what has been stored can be read, nothing can be stored. */
export type Readiness = 'ready' | 'draining' | 'unreadable' | 'unwritable';

/**
 * A function that reads the state from the disk and writes to it, at most once a second.
 *
 * @param now a clock that never goes back, ms
 */
export function stateProbe(
  store: Pick<Store, 'probe'>,
  now: () => number = () => performance.now(),
): () => Exclude<Readiness, 'draining'> {
  let known: Exclude<Readiness, 'draining'> = 'ready';
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() < until) return known;
    try {
      store.probe();
      known = 'ready';
    } catch (error) {
      known = error instanceof StorageError ? 'unwritable' : 'unreadable';
    }
    until = now() + KEPT;
    return known;
  };
}

export const isReadyPath = (url: string): boolean => /^\/api\/ready(?:\?|$)/.test(url);

/** Sends 200 when calls are answered, else 503, with the reason in one word. */
export function serveReady(outgoing: ServerResponse, status: Readiness): void {
  const headers = { ...safetyHeaders, 'content-type': 'application/json', 'cache-control': 'no-store' };
  outgoing.writeHead(status === 'ready' ? 200 : 503, headers).end(JSON.stringify({ status }));
}
