import { patternOf } from '#lib/gateway-path.ts';
import type { OperationId } from './generated/operations.ts';
import type { Shape } from './read.ts';

/** What the contract says of an operation. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** Path below the base path, with its parameters in braces. */
  readonly path: string;
  /** Title of the dialog that a failed call ends in (ERR-11). */
  readonly title: string;
  /** `mailed`: it takes the token of a mailed link instead of a session. */
  readonly session: 'needed' | 'none' | 'mailed';
  /** How its JSON is read; absent where it answers none. */
  readonly answer?: Shape;
  /** How an event of its stream is read. */
  readonly event?: Shape;
}

export type Operations = { readonly [Id in OperationId]?: Operation };

/**
 * The operation that a call belongs to; null for an address that is none of theirs.
 *
 * @param path below the base path, as the contract writes it or with its parameters filled in; a query is ignored
 */
export function operationOf(operations: Operations, method: string, path: string): Operation | null {
  const [bare = ''] = path.split('?');
  const isOf = (operation: Operation) => operation.method === method && patternOf(operation.path).test(bare);
  return Object.values(operations).find(isOf) ?? null;
}
