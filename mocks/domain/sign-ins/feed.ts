/** The log of sign-ins for other systems. */
import { putPlace } from '#mocks/domain/feed/feed.ts';
import { companiesOfSignIn } from '#mocks/domain/feed/of-entry.ts';
import type { Database, StoredSignIn } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** Writes an attempt and its place in the log. */
export function putSignIn(deps: Rows & Clock, transaction: Transaction, entry: StoredSignIn): void {
  transaction.put(deps.database.signIns, entry);
  putPlace(deps, transaction, 'signIn', entry, { companies: companiesOfSignIn(deps.database, entry) });
}

/** An attempt as it is shown: that of a deleted account under its number. */
export function shownSignIn({ retiredIds }: Database, entry: StoredSignIn): StoredSignIn {
  const isDeleted = retiredIds.get(String(entry.userId)) !== undefined;
  return isDeleted ? { ...entry, account: `удалённый № ${entry.userId}` } : entry;
}
