/** Failures and delays arranged in advance: "the next call fails", "all calls fail for N seconds". */
import type { Operation } from '#mocks/contract/contract.ts';
import { type FailureName, isFailureName } from '#mocks/contract/failures.ts';

/** Scenarios in which an operation answers late: its id and the delay, ms. */
export const delays = { 'slow-router': { operation: 'serviceFind', ms: 5000 } } as const;
export type DelayName = keyof typeof delays;

export const isDelayName = (name: string): name is DelayName => Object.hasOwn(delays, name);

export interface Scenario {
  readonly name: FailureName | DelayName;
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
      ({ name, operation: only }) =>
        (only === undefined || only === operation.id) && isFailureName(name) && operation.failures.has(name),
    );
    if (!found) return undefined;
    this.#count(found);
    return isFailureName(found.name) ? found.name : undefined;
  }

  /** The delay for this call, ms, and counts the call; 0 for none. */
  delayOf(operationId: string): number {
    const found = this.list().find(({ name }) => isDelayName(name) && delays[name].operation === operationId);
    if (!found || !isDelayName(found.name)) return 0;
    this.#count(found);
    return delays[found.name].ms;
  }

  #count(used: Scenario): void {
    const left = used.times === null ? null : used.times - 1;
    this.#list = this.#list.map((one) => (one === used ? { ...one, times: left } : one));
  }
}
