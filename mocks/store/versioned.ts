/** Versions of stored objects. */
import type { Schemas } from './entities.ts';

/** The object with the next version and who made it. */
export const changedBy = <T extends Schemas['Change']>(actor: string, now: Date, one: T): T => ({
  ...one,
  version: one.version + 1,
  changed: now.toISOString(),
  changedBy: actor,
});
