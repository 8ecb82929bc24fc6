/** Creating, readdressing and deleting accounts. The e-mail address is the key of an account's data. */

import { moveAccess, moveOwned } from '#mocks/domain/people/owned.ts';
import { noPassword } from '#mocks/domain/sign-in/session.ts';
import type { Running } from '#mocks/domain/sign-in/sign-in.ts';
import { endSessions } from '#mocks/domain/sign-in/sign-in.ts';
import { revokeTokens } from '#mocks/domain/tokens/actions.ts';
import type { Database, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { handOver } from './heirs.ts';
import { removeNames } from './nameless.ts';

/** The id of the next account; ids are never reused. */
export function nextUserId({ users, retiredIds }: Database): number {
  let last = 0;
  for (const { id } of retiredIds.values()) last = Math.max(last, id);
  for (const { profile } of users.values()) last = Math.max(last, profile.id);
  return last + 1;
}

/** An account without access until a mailed link confirms the address and sets the password. */
export function newAccount(database: Database, email: string, now: Date): User {
  return {
    email,
    password: noPassword(),
    profile: { id: nextUserId(database), email, name: '', role: 'USER', groups: [], token: '' },
    agreementsAccepted: false,
    confirmed: false,
    created: now.toISOString(),
  };
}

/** Deletes the registration that waits at an address: nobody has confirmed that it is the owner's. */
export function dropRegistration(
  deps: Rows & Clock & Running,
  transaction: Transaction,
  email: string,
): void {
  const waiting = deps.database.users.get(email);
  if (waiting?.isRegistration) moveAccount(deps, transaction, waiting, undefined);
}

/**
 * Moves all data of an account to `next`, with another address. Without `next` the account is deleted: its usage stays
 * for the statistics under «удалённый № 1042». The next run of the erasure erases its contents.
 *
 * @param successorId the account that gets what a deleted account shared with others; without one it is erased
 */
export function moveAccount(
  deps: Rows & Clock & Running,
  transaction: Transaction,
  user: User,
  next: User | undefined,
  successorId?: number,
): void {
  const { database, runs } = deps;
  const from = user.email;
  const to = next?.email ?? null;
  // Otherwise a running answer would be written to the old address.
  for (const { uuid } of database.chats.group(from)) runs.stop(uuid);
  deps.presentationRuns.stopAll(from);
  endSessions(deps, transaction, from);
  moveOwned(database, transaction, user, to);
  moveAccess(database, transaction, from, to);
  transaction.delete(database.users, from);
  if (next) transaction.put(database.users, next);
  else {
    revokeTokens(deps, transaction, user.profile.id);
    if (!user.isRegistration) removeNames(database, transaction, user, deps.now().toISOString());
    if (successorId !== undefined) handOver(database, transaction, user.profile.id, successorId);
    for (const { uuid } of database.emailChanges.group(String(user.profile.id)))
      transaction.delete(database.emailChanges, uuid);
    transaction.put(database.retiredIds, { id: user.profile.id });
  }
}
