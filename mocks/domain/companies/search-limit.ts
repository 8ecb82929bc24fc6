/** Limits how often a person searches for people, so that nobody can list those of other companies by guessing (COMP-06). */

import { findPerson } from '#mocks/domain/people/person.ts';
import { checkLimits, type Limits } from '#mocks/domain/sign-in/attempt-limit.ts';
import type { Database, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { reachOf } from './wall.ts';

export type Limited = Rows & Clock & { readonly limits: Limits };

/** Counts searches of a person. Throws `too-many-requests`. */
export function countSearches({ limits, now }: Limited, { email }: User, amount = 1): void {
  const moment = now().getTime();
  checkLimits(moment, [limits.searches, email], [limits.searchesOfDay, email]);
  limits.searches.note(email, moment, amount);
  limits.searchesOfDay.note(email, moment, amount);
}

const isColleague = (database: Database, person: User, id: number): boolean => {
  const other = findPerson(database, id);
  return other !== undefined && reachOf(database, person, other) === 'colleague';
};

/** Counts each named person who is no colleague as a search. Throws `too-many-requests`. */
export function countNamed(deps: Limited, person: User, ids: readonly number[]): void {
  const others = ids.filter((id) => !isColleague(deps.database, person, id));
  if (others.length > 0) countSearches(deps, person, others.length);
}
