/** A seeded state for tests, made once and copied: seeding takes longer than most tests. */
import { seed } from '#mocks/rehearsal/seeds/seed.ts';
import { openDatabase } from '#mocks/store/database.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import type { Change, Persistence } from '#mocks/store/store.ts';

/** How many moments are remembered: a test file has a few clocks. */
const REMEMBERED = 8;
const MINUTE = 60_000;

/** What the seeds write, by the moment for which they are made. */
const seeded = new Map<number, Promise<readonly Change[]>>();

async function changesAt(now: Date): Promise<readonly Change[]> {
  const latest = new Map<string, Change>();
  const memory = memoryPersistence();
  const database = openDatabase({
    ...memory,
    write(changes) {
      memory.write(changes);
      for (const change of changes) latest.set(`${change.collection} ${change.key}`, change);
    },
  });
  await seed(database, now, { iterations: 1 });
  return [...latest.values()];
}

/**
 * A new state in memory with what `seed` adds; passwords have one round. Nothing is shared with other states: values
 * are read from text.
 *
 * @param clock of the gateway; with the real one (by default), a state may be up to a minute old
 */
export async function seededPersistence(clock?: () => Date): Promise<Persistence> {
  const now = clock?.() ?? new Date();
  const key = clock ? now.getTime() : -Math.floor(now.getTime() / MINUTE);
  const made = seeded.get(key) ?? changesAt(now);
  seeded.set(key, made);
  const [oldest] = seeded.keys();
  if (seeded.size > REMEMBERED && oldest !== undefined) seeded.delete(oldest);
  const changes = await made;
  const memory = memoryPersistence();
  memory.write(changes.filter(({ collection }) => collection === 'blob'));
  const records = changes.flatMap(({ collection, key: name, value }) =>
    typeof value === 'string' ? [{ collection, key: name, value }] : [],
  );
  return { ...memory, load: () => records };
}
