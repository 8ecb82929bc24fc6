import { exampleOf } from '#mocks/contract/contract.ts';

/** A list of the contract's examples; empty where there is none. */
export function examplesOf<T>(operationId: string, example: string): T[] {
  const value = exampleOf(operationId, example);
  return Array.isArray(value) ? value : [];
}
