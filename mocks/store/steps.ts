/**
 * Changes of the form of stored records. A state says how many of them it has had; the others happen when it is opened.
 * A new field that may be absent needs no step; a collection that follows from others is filled by its owner at the start
 * (domain/feed/old.ts). Steps are never changed or removed, only added at the end, together with
 * a state of the version before (states/).
 */

/** A record as it was stored. */
export type StoredRecord = Readonly<Record<string, unknown>>;

export interface Step {
  /** The collection whose records it changes. */
  readonly collection: string;
  /** @returns the changed records by key. Throws where one cannot be read. */
  readonly change: (records: ReadonlyMap<string, StoredRecord>) => Map<string, StoredRecord>;
}

/** Feedback of contracts 0.2 and 0.3 has no number. It gets those that are free, in the order of arrival. */
function numberFeedback(records: ReadonlyMap<string, StoredRecord>): Map<string, StoredRecord> {
  const taken = new Set([...records.values()].map(({ number }) => number));
  let free = 0;
  const next = (): number => {
    do free += 1;
    while (taken.has(free));
    return free;
  };
  const without = [...records].filter(([, { number }]) => typeof number !== 'number');
  return new Map(without.map(([key, feedback]) => [key, { ...feedback, number: next() }]));
}

/** Oldest first. */
export const steps: readonly Step[] = [
  { collection: 'feedback', change: numberFeedback },
  // The contents of files leave the database (move-contents.ts). No record changes.
  { collection: 'blob', change: () => new Map() },
];
