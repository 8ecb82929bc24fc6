import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import type { CallMeta } from './errors/decide.ts';
import { reportError } from './errors/report.ts';

/** The last call; null before the first, and while one is on its way. */
interface Failure {
  error: ApiError | null;
  /** When it failed, ms since the epoch. */
  failedAt: number;
}

const none: Failure = { error: null, failedAt: 0 };

/**
 * A call that a person makes, for the login and the dialogs that stand over any page: those do without React Query,
 * which the login does not load. A failure goes to the error policy and is kept for the screen; the call is never
 * repeated by itself (PRE-05).
 *
 * @param call makes the call
 * @param meta what the screen says about its failures
 * @returns `send`, which rejects as the call does, and the last failure
 */
export function useCall<Input, Output>(call: (input: Input) => Promise<Output>, meta?: CallMeta) {
  const [failure, setFailure] = useState(none);
  const send = async (input: Input): Promise<Output> => {
    setFailure(none);
    try {
      return await call(input);
    } catch (error) {
      setFailure({ error: error instanceof ApiError ? error : null, failedAt: Date.now() });
      reportError(error, meta);
      throw error;
    }
  };
  return { send, ...failure };
}
