import { ApiError } from '#api/error.ts';

/**
 * Logs a failure that is not shown to the browser's console, for the operators. Without addresses and texts, which can be
 * personal.
 */
export function logFailure(what: string, error: unknown): void {
  const reason = error instanceof ApiError ? `${error.kind} ${error.status}` : 'unexpected';
  console.warn(`${what}: ${reason}`);
}
