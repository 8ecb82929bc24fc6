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
export function createdBy(actor: string | null, now: Date): Schemas['Change'] {
  const date = now.toISOString();
  return { version: 1, created: date, changed: date, changedBy: actor };
}

/** When the portal was delivered. */
export const DELIVERED = '2026-02-11T08:30:00.000Z';

/** The version of what the portal is delivered with. */
export const delivered: Schemas['Change'] = {
  version: 1,
  created: DELIVERED,
  changed: DELIVERED,
  changedBy: null,
};
