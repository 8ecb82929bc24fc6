import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import type { CallMeta } from './errors/decide.ts';
import { reportError } from './errors/report.ts';

/** The last failed call; null before the first call and while one is pending. */
interface Failure {
  error: ApiError | null;
  /** Time of the failure, ms since the epoch. */
  failedAt: number;
}

const none: Failure = { error: null, failedAt: 0 };

/**
 * A call by a user action, for the login and for dialogs over any page: they work without React Query, which the login
 * does not load. A failure goes to the error policy and is returned to the screen; there are no retries (PRE-05).
 *
 * @param call makes the call
 * @param meta how the screen handles its failures
 * @returns `send`, which rejects with the error of the call, the last failure, and `forget`, after which there is none
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
  return { send, forget: () => setFailure(none), ...failure };
}
