/** Parts of a journey that do not need each other, so that one operation that is not built stops its own part only. */
import { GaveUp } from './http.ts';
import { Blocked, reasonOf } from './run.ts';

/**
 * Runs each part, also after one that ended early.
 *
 * @throws Blocked with every reason after the last part, when at least one ended early; GaveUp at once
 */
export async function each(...parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const reasons = new Set<string>();
  for (const part of parts) {
    try {
      await part();
    } catch (error) {
      if (error instanceof GaveUp) throw error;
      reasons.add(reasonOf(error));
    }
  }
  if (reasons.size > 0) throw new Blocked([...reasons].join('; '));
}
