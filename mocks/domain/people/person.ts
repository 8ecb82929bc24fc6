/** Accounts in the shape of the administration. */

import { usedBy } from '#mocks/domain/files/space.ts';
import { tariffOf } from '#mocks/domain/tariffs/tariff.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Database, Schemas, StoredBudget, User } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { agreementsInForce } from './agreements.ts';
import { pendingEmailOf } from './email-changes.ts';

/** An account of the contract with known role and status. */
export type AdminUser = Schemas['AdminUser'] & {
  readonly role: Schemas['Role'];
  readonly status: Schemas['UserStatus'];
};

/** Creation time of seeded accounts without one. */
const SEEDED = '2026-02-11T08:30:00.000Z';

/** The company of an account: the one that was set, else the one of its e-mail domain; null if there is none. */
export function companyUuidOf(
  { companies }: Database,
  { companyUuid, email }: Pick<User, 'companyUuid' | 'email'>,
): string | null {
  if (companyUuid !== undefined) return companyUuid;
  const domain = email.split('@').at(-1) ?? '';
  for (const { uuid, domains } of companies.values()) if (domains.includes(domain)) return uuid;
  return null;
}

export function statusOf({ blocked, confirmed, invited }: User): Schemas['UserStatus'] {
  if (blocked) return 'blocked';
  if (confirmed === false) return invited ? 'invited' : 'unconfirmed';
  return 'active';
}

/** Whether somebody may not sign in, or their company may not; administrators of the portal stay, so that they can undo it. */
export function isShutOut(database: Database, user: User): boolean {
  if (user.blocked || user.profile.role === 'ADMIN') return user.blocked === true;
  const company = database.companies.get(companyUuidOf(database, user) ?? '');
  return company !== undefined && company.blockReason !== null;
}

export const createdOf = (user: User): string => user.created ?? SEEDED;

export function companyNameOf(database: Database, user: User): string | null {
  return database.companies.get(companyUuidOf(database, user) ?? '')?.name ?? null;
}

export const tariffTitleOf = (database: Database, user: User): string | null =>
  tariffOf(database, user)?.title ?? null;

/** The title of a group for people; its name when there is no such group. */
export const groupTitle = ({ groups }: Database, name: string): string => groups.get(name)?.title ?? name;

/** The values for filters and order, texts folded. */
interface Facts {
  /** E-mail, name and post, for the search. */
  readonly text: string;
  readonly name: string | null;
  readonly department: string | null;
  readonly status: Schemas['UserStatus'];
}

const known = new WeakMap<User, Facts>();

/** The facts of an account, cached for each version, because a list needs those of all accounts. */
export function factsOf(user: User): Facts {
  const facts = known.get(user) ?? {
    text: folded([user.email, user.profile.name, user.description].join('\n')),
    name: folded(user.profile.name) || null,
    department: folded(user.department ?? '') || null,
    status: statusOf(user),
  };
  known.set(user, facts);
  return facts;
}

/** Returns a function that gives a user's number of requests in the 30 days before `now`; counts on its first call. */
export function countRequests(database: Database, now: Date): (user: User) => number {
  let counts: ReadonlyMap<number, number> | undefined;
  return ({ profile }) => {
    counts ??= usageOf(database).recentCounts(now);
    return counts.get(profile.id) ?? 0;
  };
}

/** Last request of an account, null when there was none. */
export const lastVisitOf = ({ visits }: Database, { email }: User): string | null =>
  visits.get(email)?.date ?? null;

/** Converts accounts to the contract's shape at the time `now`. */
export function toAdminUser(database: Database, now: Date): (user: User) => AdminUser {
  const requestsOf = countRequests(database, now);
  return (user) => {
    const { id, name, role, groups } = user.profile;
    return {
      id,
      name,
      role,
      groups: groups.map((group) => ({ ...group, title: groupTitle(database, group.name) })),
      email: user.email,
      pendingEmail: pendingEmailOf(database, id, now),
      companyUuid: companyUuidOf(database, user),
      companyName: companyNameOf(database, user),
      department: user.department ?? '',
      description: user.description ?? '',
      tariffId: user.tariffId ?? null,
      tariffTitle: tariffTitleOf(database, user),
      status: statusOf(user),
      blockReason: user.blockReason ?? null,
      isBlocked: user.blocked ?? false,
      isConfirmed: user.confirmed ?? true,
      agreements: agreementsInForce(database, user),
      requests30: requestsOf(user),
      storage: usedBy(database, user.email),
      lastVisit: lastVisitOf(database, user),
      version: user.version ?? 1,
      created: createdOf(user),
      changed: user.changed ?? createdOf(user),
      changedBy: user.changedBy ?? null,
    };
  };
}

/** What the audit keeps of an account, by the names of the form. */
export function auditedFields(database: Database, user: User): object {
  const { name, role, groups } = user.profile;
  return {
    email: user.email,
    name,
    role,
    groups: groups.map((group) => groupTitle(database, group.name)),
    companyUuid: companyNameOf(database, user),
    department: user.department,
    description: user.description,
    tariffId: tariffTitleOf(database, user),
    status: statusOf(user),
    blockReason: user.blockReason,
  };
}

/** The account with this id, or undefined. */
export const findPerson = ({ users }: Database, id: number): User | undefined => users.group(String(id))[0];

/** The company whose administrators see a budget: of a person the present one; null for a budget of several companies. */
export function companyOfBudget(
  database: Database,
  { companyUuid, userId }: Pick<StoredBudget, 'companyUuid' | 'userId'>,
): string | null {
  const person = userId === null ? undefined : findPerson(database, userId);
  return person ? companyUuidOf(database, person) : companyUuid;
}

/** The group of the administrators of companies. */
export const ADMINS = 'COMPANY_ADMIN';

export const isCompanyAdmin = ({ profile }: User): boolean =>
  profile.groups.some(({ name }) => name === ADMINS);
