/** Removed objects are hidden first, so that the removal can be undone, and erased later. */

export interface Hideable {
  readonly hidden: boolean;
  /** Time of the removal; absent in states of an earlier version. */
  readonly hiddenSince?: string;
}

/** The object hidden or restored. Hiding it again does not change the time of the removal. */
export function withHidden<T extends Hideable>(one: T, hidden: boolean, now: Date): T {
  if (one.hidden === hidden) return one;
  const { hiddenSince: _since, ...rest } = one;
  // `hiddenSince` is optional, so that the result is still a `T`.
  return { ...rest, hidden, ...(hidden && { hiddenSince: now.toISOString() }) } as T;
}
