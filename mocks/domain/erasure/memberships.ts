/** Notes since when people have been in their companies: nothing of a person is erased on the first day in a company (COMP-08). */

import { DELAY } from '#mocks/domain/people/keep.ts';
import { companyUuidOf } from '#mocks/domain/people/person.ts';
import type { Database, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';

/** The company whose terms count for a person, or null. Guests belong to none. */
export const keepingCompany = (database: Database, user: User): string | null =>
  user.profile.role === 'Chat_Bot' ? null : companyUuidOf(database, user);

/** Notes who has come to a company. If the disk is full, the change is kept in memory. */
export function noteMemberships({ database, now }: Rows & Clock): void {
  const { users, memberships, store } = database;
  const since = now().getTime();
  const gone = new Set([...memberships.values()].map(({ id }) => id));
  store.writeOrKeep((transaction) => {
    for (const user of users.values()) {
      const { id } = user.profile;
      const companyUuid = keepingCompany(database, user);
      if (companyUuid === null) continue;
      gone.delete(id);
      const known = memberships.get(String(id));
      // The clock may have been set back.
      if (known?.companyUuid !== companyUuid || known.since > since)
        transaction.put(memberships, { id, companyUuid, since });
    }
    for (const id of gone) transaction.delete(memberships, String(id));
  });
}

/** Whether a person has been in a company for the time after which its terms count. */
export function isSettled(
  { memberships }: Database,
  { profile }: User,
  companyUuid: string,
  now: Date,
): boolean {
  const known = memberships.get(String(profile.id));
  return known?.companyUuid === companyUuid && known.since + DELAY <= now.getTime();
}
