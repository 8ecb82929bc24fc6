/** Failures that are arranged beforehand: "the next call fails", "everything fails for N seconds". */
import type { Operation } from '../contract/contract.ts';
import type { FailureName } from '../contract/failures.ts';

export interface Scenario {
  readonly name: FailureName;
  /** Only this operation; any one that declares the failure when absent. */
  readonly operation?: string;
  /** Calls that still fail; without an end when null. */
  readonly times: number | null;
  /** Moment at which it is over, ms; never when null. */
  readonly until: number | null;
}

export class Scenarios {
  readonly #now: () => Date;
  #list: Scenario[] = [];

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Those that are not over yet, in the order in which they were arranged. */
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

  /** The failure of this call, which counts it; undefined when it goes through. An undeclared failure is passed over. */
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
