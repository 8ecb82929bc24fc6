/** What the operator learns of each request: for the log and the figures (PILOT-04, PILOT-06). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '#mocks/log/log.ts';

/** Status of a request whose connection was gone before its answer, as nginx counts it. */
const CLOSED = 499;

/** What is known of a request; filled in while it is answered. */
export interface CallFacts {
  requestId: string | null;
  /** Id of the operation; null for a path that the contract does not have. */
  operation: string | null;
  /** Number of the caller's account; null without a session. */
  account: number | null;
  /** Whether the answer is a stream of events. */
  isStream: boolean;
  /** When the answer began, as `performance.now()` tells it; null before. */
  answered: number | null;
}

/** A request whose answer has ended. */
export interface EndedCall extends CallFacts {
  readonly method: string;
  readonly status: number;
  /** Time from the request to the end of the answer, ms. */
  readonly ms: number;
  /** Time from the request to the beginning of the answer, ms. */
  readonly firstMs: number;
  /** Bytes sent, with headers. */
  readonly bytes: number;
  /** Whether the connection broke before the end. */
  readonly isCut: boolean;
}

export const newFacts = (): CallFacts => ({
  requestId: null,
  operation: null,
  account: null,
  isStream: false,
  answered: null,
});

/** Calls `onEnd` when the answer is sent or its connection is gone. */
export function watchCall(
  facts: CallFacts,
  { method = '', socket }: Pick<IncomingMessage, 'method' | 'socket'>,
  outgoing: ServerResponse,
  onEnd: (call: EndedCall) => void,
): void {
  const begun = performance.now();
  const before = socket.bytesWritten;
  outgoing.once('close', () => {
    const ended = performance.now();
    onEnd({
      ...facts,
      method,
      status: outgoing.headersSent ? outgoing.statusCode : CLOSED,
      ms: Math.round(ended - begun),
      firstMs: Math.round((facts.answered ?? ended) - begun),
      bytes: socket.bytesWritten - before,
      isCut: !outgoing.writableFinished,
    });
  });
}

/** Writes a line about a request: neither its path nor its query, headers and bodies, which can hold secrets and contents. */
export function logCall({
  requestId,
  operation,
  account,
  method,
  status,
  ms,
  bytes,
  isCut,
}: EndedCall): void {
  const fields = { requestId, operation, account, method, status, ms, bytes };
  log.info('request', isCut ? { ...fields, isCut } : fields);
}
