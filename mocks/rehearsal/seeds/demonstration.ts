/** The state of the demonstration: invented people and what they have done. */
import type { PasswordCost } from '#mocks/domain/sign-in/session.ts';
import { setPast } from '#mocks/domain/usage/past.ts';
import { checkKind } from '#mocks/initial/pilot.ts';
import { syntheticPast } from '#mocks/rehearsal/people/past.ts';
import type { Database } from '#mocks/store/database.ts';
import { seedErrors } from './errors.ts';
import { seedFeedback } from './feedback.ts';
import { seedPeople } from './people.ts';
import { seedReports } from './reports.ts';
import { seedRequests } from './requests.ts';
import { seed } from './seed.ts';

/**
 * Fills an empty state, and adds to an older one what later versions seed.
 *
 * @param people number of synthetic people beside the accounts of names.md
 * @throws CorruptState for the state of a pilot
 */
export async function seedDemonstration(
  database: Database,
  now: Date,
  { people, cost }: { readonly people: number; readonly cost: PasswordCost },
): Promise<void> {
  checkKind(database, false);
  setPast(database, syntheticPast(database));
  await seed(database, now, cost);
  if (people === 0) return;
  await seedPeople(database, now, people, cost);
  seedFeedback(database, now, people);
  seedErrors(database, now, people);
  seedRequests(database, now, people);
  seedReports(database, now);
}
