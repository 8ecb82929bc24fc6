/**
 * Keeps where accounts were before they were moved: a request belongs to the company, the department and the tariff that its
 * person had at its moment, so that closed months do not change (ADM-48).
 */
import type { Database, EarlierPlace, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { companyUuidOf } from './person.ts';

type Place = Omit<EarlierPlace, 'id' | 'until'>;

function placeOf(database: Database, user: User): Place {
  const companyUuid = companyUuidOf(database, user);
  return {
    companyUuid,
    companyName: database.companies.get(companyUuid ?? '')?.name ?? null,
    department: user.department ?? '',
    tariffId: user.tariffId ?? null,
  };
}

const isSame = (one: Place, other: Place): boolean =>
  one.companyUuid === other.companyUuid &&
  one.department === other.department &&
  one.tariffId === other.tariffId;

/** The keys of a collection that a transaction writes. */
const keysIn = ({ changes }: Transaction, name: string): Set<string> =>
  new Set(changes.flatMap(({ collection, key }) => (collection === name ? key : [])));

/** The database with the companies that a transaction leaves, and whether the company of an address may be another one. */
function companiesAfter(database: Database, transaction: Transaction) {
  const companies = database.companies.copy();
  let isOtherDomain = false;
  for (const key of keysIn(transaction, companies.name)) {
    const before = database.companies.get(key);
    const after = transaction.latest(database.companies, key);
    if (after) companies.set(key, after);
    else companies.remove(key);
    isOtherDomain ||= before?.domains.join(' ') !== after?.domains.join(' ');
  }
  return { after: { ...database, companies }, isOtherDomain };
}

/** The accounts whose place a transaction may change, as they are before and after it. */
function* changedAccounts(
  { users }: Database,
  transaction: Transaction,
  isOtherDomain: boolean,
): Generator<{ readonly before: User; readonly after: User | undefined }> {
  const keys = keysIn(transaction, users.name);
  const written = [...keys].flatMap((key) => transaction.latest(users, key) ?? []);
  // An account with another address is deleted and put under another key.
  const byId = new Map(written.map((user) => [user.profile.id, user]));
  for (const key of keys) {
    const before = users.get(key);
    if (before) yield { before, after: byId.get(before.profile.id) };
  }
  if (!isOtherDomain) return;
  for (const user of users.values())
    if (user.companyUuid === undefined && !keys.has(user.email)) yield { before: user, after: user };
}

/** Adds the place that is left to each transaction that moves or deletes an account. Called once, before other writes. */
export function keepEarlierPlaces({ database, now }: Rows & Clock): void {
  const { users, companies, earlierPlaces, store } = database;
  const watched: ReadonlySet<string> = new Set([users.name, companies.name]);
  store.onWriting((transaction) => {
    if (!transaction.changes.some(({ collection }) => watched.has(collection))) return;
    const { after: next, isOtherDomain } = companiesAfter(database, transaction);
    const until = now().getTime();
    for (const { before, after } of changedAccounts(database, transaction, isOtherDomain)) {
      const { id } = before.profile;
      const place = placeOf(database, before);
      if (after && isSame(place, placeOf(next, after))) continue;
      // Two moves in one millisecond have one key; the place before both of them is kept.
      if (!earlierPlaces.get(`${id} ${until}`)) transaction.put(earlierPlaces, { id, until, ...place });
    }
  });
}
