/** Parts of a journey that do not need each other, so that one operation that is not built stops its own part only. */
import { Blocked } from './run.ts';

/**
 * Runs each part, also after one that was blocked.
 *
 * @throws Blocked with every reason after the last part, when at least one was blocked
 */
export async function each(...parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const reasons = new Set<string>();
  for (const part of parts) {
    try {
      await part();
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
      reasons.add(error.message);
    }
  }
  if (reasons.size > 0) throw new Blocked([...reasons].join('; '));
}
