import { patternOf } from '#lib/gateway-path.ts';
import type { OperationId } from './generated/operation-id.ts';
import type { Shape } from './read.ts';

/** Facts about an operation from the contract. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** Path below the base path, with its parameters in braces. */
  readonly path: string;
  /** Title of the error dialog (ERR-11). */
  readonly title: string;
  /** `mailed`: the operation takes the token of a mailed link instead of a session. */
  readonly session: 'needed' | 'none' | 'mailed';
  /** Shape of its JSON answer, if it has one. */
  readonly answer?: Shape;
  /** Shape of the events of its stream, if it has one. */
  readonly event?: Shape;
}

export type Operations = { readonly [Id in OperationId]?: Operation };

/**
 * Finds the operation of a call; null for an unknown address.
 *
 * @param path below the base path, as in the contract or with parameter values; a query is ignored
 */
export function operationOf(operations: Operations, method: string, path: string): Operation | null {
  const [bare = ''] = path.split('?');
  const isOf = (operation: Operation) => operation.method === method && patternOf(operation.path).test(bare);
  return Object.values(operations).find(isOf) ?? null;
}
