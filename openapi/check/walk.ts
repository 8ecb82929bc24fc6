/** Runs the journeys, and notes what none of them reached. */
import { checks } from './checks.ts';
import { operations } from './contract.ts';
import { GaveUp } from './http.ts';
import { type Checks, type Journey, Run, type RunOptions, reasonOf } from './run.ts';

/**
 * Runs every journey that covers at least one of the operations to check.
 *
 * @param tried what is tried with each of them; everything when absent
 * @returns the run with its findings; operations that were not reached are among its skips
 */
export async function check(
  options: RunOptions,
  journeys: readonly Journey[],
  tried: Checks = checks,
): Promise<Run> {
  const run = new Run(options, tried);
  const end = await walkAll(
    run,
    journeys.filter(({ isTimed }) => !isTimed),
    '',
  );
  if (!end) await run.lookAgain();
  await walkAll(
    run,
    journeys.filter(({ isTimed }) => isTimed),
    end,
  );
  run.http.close();
  const covered = new Set(journeys.flatMap(({ covers }) => covers));
  for (const { id } of operations)
    if (run.isSelected(id) && !covered.has(id)) run.skip(id, 'the kit has no journey for it');
  return run;
}

/**
 * Walks journeys one after the other.
 *
 * @param begin the reason why no journey can run; empty if they can
 * @returns the reason why no journey can run afterwards; empty if they can
 */
async function walkAll(run: Run, journeys: readonly Journey[], begin: string): Promise<string> {
  let end = begin;
  for (const journey of journeys) {
    const wanted = journey.covers.filter((id) => run.isSelected(id));
    if (wanted.length === 0) continue;
    let reason = end;
    try {
      if (!end) await journey.run(run);
    } catch (error) {
      reason = reasonOf(error);
      if (error instanceof GaveUp) end = reason;
    }
    for (const id of wanted) {
      const isTold = !reason && run.skips.some(({ operation }) => operation === id);
      if (!run.checked.has(id) && !isTold) run.skip(id, reason || 'no journey reached it');
    }
  }
  return end;
}
