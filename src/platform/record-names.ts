/** Apart from `records.ts`: a sign-out is in the first load of all pages. */

/** Name of the database with the records of a person. */
export const recordsName = (userId: number): string => `neuro-portal:${userId}`;

/** Removes all records of a person, for a sign-out. Pages that have the database open close it. */
export function wipeRecords(userId: number): void {
  try {
    indexedDB.deleteDatabase(recordsName(userId));
  } catch {
    // There are none.
  }
}
