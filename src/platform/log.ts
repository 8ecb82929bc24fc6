import { ApiError } from '#api/error.ts';

/**
 * Leaves a failure that nobody is told of where those who look after the portal find it: the browser's console. No
 * addresses and no texts, which may be personal.
 */
export function logFailure(what: string, error: unknown): void {
  const reason = error instanceof ApiError ? `${error.kind} ${error.status}` : 'unexpected';
  console.warn(`${what}: ${reason}`);
}
