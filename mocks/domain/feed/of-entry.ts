/** The companies that an entry is about; it appears in their logs for other systems. */
import { companyOfBudget, companyUuidOf, findPerson } from '#mocks/domain/people/person.ts';
import type { Database, FeedRow, StoredAudit, StoredSignIn, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

const uuidsOf = (...uuids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(uuids.flatMap((uuid) => uuid || [])),
];

/** The company of an administrator of a company or of an employee. The platform's administrators act for no company. */
function actingFor(database: Database, actor: User | undefined): string | null {
  return actor === undefined || actor.profile.role === 'ADMIN' ? null : companyUuidOf(database, actor);
}

/** What the place of an entry of the audit says. An actor who is gone counts as one of the platform. */
export function aboutAudit(
  database: Database,
  transaction: Transaction,
  entry: StoredAudit,
): Pick<FeedRow, 'companies' | 'isByPlatform'> {
  const actor = database.users.get(entry.actor);
  return {
    companies: companiesOfAudit(database, transaction, entry, actingFor(database, actor)),
    isByPlatform: actor === undefined || actor.profile.role === 'ADMIN',
  };
}

/** The companies of an entry of the audit: that of the actor, and that of the object, before and after the change. */
function companiesOfAudit(
  database: Database,
  transaction: Transaction,
  { entity, key, object }: StoredAudit,
  person: string | null,
): string[] {
  const { users } = database;
  if (entity === 'company') return uuidsOf(person, key);
  if (entity === 'budget') {
    const budget = database.budgets.get(key) ?? transaction.latest(database.budgets, key);
    return uuidsOf(person, budget && companyOfBudget(database, budget));
  }
  if (entity !== 'user') return uuidsOf(person);
  const before = findPerson(database, Number(key));
  const after = transaction.latest(users, object);
  const companies = [before, after].map((user) => user && companyUuidOf(database, user));
  return uuidsOf(person, ...companies);
}

/** The company of an attempt to sign in: that of the account, or of the domain of an unknown address. */
export function companiesOfSignIn(database: Database, { account }: Pick<StoredSignIn, 'account'>): string[] {
  const user = database.users.get(account) ?? { email: account };
  return uuidsOf(companyUuidOf(database, user));
}
