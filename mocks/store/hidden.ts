/** What a person removes is hidden first, so that it can be taken back, and erased later. */

export interface Hideable {
  readonly hidden: boolean;
  /** When it was hidden; absent in states of an earlier version. */
  readonly hiddenSince?: string;
}

/** An object as it is hidden, or taken back. Hiding it again does not lengthen its time. */
export function withHidden<T extends Hideable>(one: T, hidden: boolean, now: Date): T {
  if (one.hidden === hidden) return one;
  const { hiddenSince: _since, ...rest } = one;
  // The rest lacks nothing that the type requires.
  return { ...rest, hidden, ...(hidden && { hiddenSince: now.toISOString() }) } as T;
}
