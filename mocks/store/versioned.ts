/** Versions of stored objects. */
import type { Schemas } from './entities.ts';

/** The object with the next version and who made it. One without a version has not been changed yet. */
export const changedBy = <T extends { readonly version?: number }>(actor: string, now: Date, one: T): T => ({
  ...one,
  version: (one.version ?? 1) + 1,
  changed: now.toISOString(),
  changedBy: actor,
});

/** The first version of an object, and who made it. */
export function createdBy(actor: string, now: Date): Schemas['Change'] {
  const date = now.toISOString();
  return { version: 1, created: date, changed: date, changedBy: actor };
}
