/** The records that belong to an e-mail address, and what happens to them when the address changes or its account is deleted. */

import type { Collection } from '#mocks/store/collection.ts';
import type { Database, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The collections whose records have an owner. */
type OwnedName = {
  [Name in keyof Database]: Database[Name] extends Collection<infer Value>
    ? Value extends { readonly owner: string | null }
      ? Name
      : never
    : never;
}[keyof Database];

/**
 * All collections whose records have an owner; one that is missing here does not compile. When the account is deleted, its
 * records are kept under «удалённый № 1042», for the statistics and the administrators, or removed.
 */
export const owned = {
  chats: 'kept',
  messages: 'kept',
  files: 'kept',
  tracked: 'removed',
  favourites: 'removed',
  folders: 'removed',
  letters: 'kept',
  feedback: 'kept',
  views: 'removed',
  jobs: 'kept',
  imports: 'kept',
  operations: 'removed',
  settings: 'removed',
  exports: 'removed',
  removals: 'removed',
  shares: 'removed',
  attempts: 'removed',
} as const satisfies Readonly<Record<OwnedName, 'kept' | 'removed'>>;

interface Owned {
  readonly owner: string | null;
  /** Where an answer goes. */
  readonly email?: string | null;
}

export const ownedNames = Object.keys(owned) as (keyof typeof owned)[];

/** A collection of the list, by what its records have in common. */
export const ownedOf = (database: Database, name: keyof typeof owned): Collection<Owned> =>
  // Records are only copied with another owner and address, so that each stays of its own type.
  database[name] as unknown as Collection<Owned>;

/** Chats of a deleted account are erased at the next run, because nobody can restore them. */
const removedLongAgo = { hidden: true, hiddenSince: new Date(0).toISOString() };

/** Deletes the zips of a person's exports. */
function removeZips({ exports, files }: Database, transaction: Transaction, owner: string): void {
  for (const { idFile } of exports.group(owner)) {
    if (!idFile) continue;
    transaction.delete(files, idFile);
    transaction.deleteBlob(idFile);
  }
}

/** Gives everything that belongs to an account to `next`, its other address; null when the account is deleted. */
export function moveOwned(
  database: Database,
  transaction: Transaction,
  { email: from, profile }: User,
  next: string | null,
): void {
  const owner = next ?? `удалённый № ${profile.id}`;
  for (const name of ownedNames) {
    const collection = ownedOf(database, name);
    for (const value of [...collection.values()]) {
      if (value.owner !== from) continue;
      transaction.delete(collection, collection.keyOf(value));
      if (next === null && owned[name] === 'removed') continue;
      const moved = {
        ...value,
        owner,
        ...(value.email === from && { email: next }),
        ...(next === null && name === 'chats' && removedLongAgo),
      };
      transaction.put(collection, moved);
    }
  }
  if (next === null) removeZips(database, transaction, from);
}

/** Gives the records of an address to `next`, another address; null deletes them. */
function readdress<T extends { readonly email: string }>(
  transaction: Transaction,
  collection: Collection<T>,
  from: string,
  next: string | null,
): void {
  for (const record of [...collection.values()]) {
    if (record.email !== from) continue;
    transaction.delete(collection, collection.keyOf(record));
    if (next !== null) transaction.put(collection, { ...record, email: next });
  }
}

/**
 * Gives the links of a guest and the time of the last request to `next`, or deletes them with the account. Mailed links and
 * codes are deleted, because they went to the old address. Links that restore the old address are kept.
 */
export function moveAccess(
  { links, emailCodes, guestPasses, guestLinks, visits }: Database,
  transaction: Transaction,
  from: string,
  next: string | null,
): void {
  for (const { tokenHash, operationId } of links.group(from))
    if (next === null || operationId !== 'emailChangeReset') transaction.delete(links, tokenHash);
  transaction.delete(emailCodes, from);
  readdress(transaction, guestPasses, from, next);
  readdress(transaction, guestLinks, from, next);
  readdress(transaction, visits, from, next);
}
