/** Runs the journeys, and notes what none of them reached. */
import { operations } from './contract.ts';
import { GaveUp } from './http.ts';
import { Blocked, type Journey, Run, type RunOptions } from './run.ts';

/**
 * Runs every journey that covers at least one of the operations to check.
 *
 * @returns the run with its findings; operations that were not reached are among its skips
 */
export async function check(options: RunOptions, journeys: readonly Journey[]): Promise<Run> {
  const run = new Run(options);
  let end = '';
  for (const journey of journeys) {
    const wanted = journey.covers.filter((id) => run.isSelected(id));
    if (wanted.length === 0) continue;
    let reason = end;
    try {
      if (!end) await journey.run(run);
    } catch (error) {
      if (error instanceof GaveUp) end = error.message;
      // A field that an answer lacks is a finding by itself; the rest of the journey cannot go on without it.
      else if (!(error instanceof Blocked || error instanceof TypeError || error instanceof RangeError))
        throw error;
      reason =
        error instanceof TypeError || error instanceof RangeError
          ? `an answer lacks what the journey needs: ${error.message}`
          : error.message;
    }
    for (const id of wanted) {
      const isTold = !reason && run.skips.some(({ operation }) => operation === id);
      if (!run.checked.has(id) && !isTold) run.skip(id, reason || 'no journey reached it');
    }
  }
  try {
    if (!end) await run.lookAgain();
  } catch (error) {
    if (!(error instanceof GaveUp) && !(error instanceof Blocked)) throw error;
  }
  run.http.close();
  const covered = new Set(journeys.flatMap(({ covers }) => covers));
  for (const { id } of operations)
    if (run.isSelected(id) && !covered.has(id)) run.skip(id, 'the kit has no journey for it');
  return run;
}
