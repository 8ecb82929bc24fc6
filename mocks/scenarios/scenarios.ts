/** Failures arranged in advance: "the next call fails", "all calls fail for N seconds". */
import type { Operation } from '../contract/contract.ts';
import type { FailureName } from '../contract/failures.ts';

export interface Scenario {
  readonly name: FailureName;
  /** The operation that fails. @default every operation that declares the failure */
  readonly operation?: string;
  /** Remaining number of failing calls; null for no limit. */
  readonly times: number | null;
  /** End time, ms; null for none. */
  readonly until: number | null;
}

export class Scenarios {
  readonly #now: () => Date;
  #list: Scenario[] = [];

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The active failures, in the order of their arrangement. */
  list(): readonly Scenario[] {
    const now = this.#now().getTime();
    this.#list = this.#list.filter(({ times, until }) => times !== 0 && (until === null || until > now));
    return this.#list;
  }

  add(scenario: Scenario): void {
    this.#list = [...this.list(), scenario];
  }

  clear(): void {
    this.#list = [];
  }

  /** The failure for this call, and counts the call; undefined for none. Failures that the operation does not declare are skipped. */
  next(operation: Operation): FailureName | undefined {
    const found = this.list().find(
      (one) =>
        (one.operation === undefined || one.operation === operation.id) && operation.failures.has(one.name),
    );
    if (!found) return undefined;
    const left = found.times === null ? null : found.times - 1;
    this.#list = this.#list.map((one) => (one === found ? { ...one, times: left } : one));
    return found.name;
  }
}
