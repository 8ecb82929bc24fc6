/** Changes of addresses that administrators have requested. */
import type { Database, Schemas, StoredEmailChange } from '#mocks/store/database.ts';

/** The unconfirmed change of an account's address at the time `now`. */
export const waitingChange = (
  { emailChanges }: Database,
  userId: number,
  now: Date,
): StoredEmailChange | undefined =>
  emailChanges
    .group(String(userId))
    .find(({ state, expires }) => state === 'waiting' && Date.parse(expires) > now.getTime());

export function pendingEmailOf(
  database: Database,
  userId: number,
  now: Date,
): Schemas['PendingEmail'] | null {
  const change = waitingChange(database, userId, now);
  if (!change) return null;
  const { to, requestedBy, requested, expires } = change;
  return { email: to, requestedBy, requested, expires };
}

/**
 * Whether an address is reserved for the account that had it before, whose owner can still use «Это не я».
 *
 * @param own id of the account that requests it
 */
export const isKeptAddress = ({ emailChanges }: Database, email: string, now: Date, own?: number): boolean =>
  [...emailChanges.values()].some(
    ({ from, userId, undoUntil = '' }) =>
      from === email && userId !== own && Date.parse(undoUntil) > now.getTime(),
  );
