/** Companies in the shape of the administration. */

import { notesOf } from '#mocks/domain/audit/audit.ts';
import { tileTitles } from '#mocks/domain/audit/names.ts';
import { usedByAll } from '#mocks/domain/files/space.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import { personOption } from '#mocks/domain/lists/options.ts';
import { noTerms, shownKeep } from '#mocks/domain/people/keep.ts';
import { companyUuidOf, isCompanyAdmin } from '#mocks/domain/people/person.ts';
import { Places } from '#mocks/domain/statistics/places.ts';
import { dayNumber } from '#mocks/domain/usage/calendar.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import {
  type Database,
  itemsOf,
  type Schemas,
  type StoredCompany,
  type User,
} from '#mocks/store/database.ts';
import { countShowLinks } from './show-links.ts';

/** A company of the contract with a known status. */
export type Company = Schemas['Company'] & { readonly status: Schemas['CompanyStatus'] };

/** The company of a person, or undefined. */
export const companyOf = (database: Database, user: User): StoredCompany | undefined =>
  database.companies.get(companyUuidOf(database, user) ?? '');

/** The people of each company by its uuid. */
function peopleByCompany(database: Database): ReadonlyMap<string, User[]> {
  const people = new Map<string, User[]>();
  for (const user of database.users.values()) {
    const uuid = companyUuidOf(database, user);
    if (uuid === null) continue;
    const others = people.get(uuid);
    if (others) others.push(user);
    else people.set(uuid, [user]);
  }
  return people;
}

export const peopleOf = (database: Database, uuid: string): User[] =>
  [...database.users.values()].filter((user) => companyUuidOf(database, user) === uuid);

/** The administrators of a company. */
export const adminsOf = (database: Database, uuid: string): User[] =>
  peopleOf(database, uuid).filter(isCompanyAdmin);

/** Number of requests of each company in the calendar month of `now`. */
export function countMonth(database: Database, now: Date): (uuid: string) => number {
  const today = dayOf(now.getTime());
  const places = new Places(database);
  const counts = new Map<string, number>();
  const days = usageOf(database).days(dayNumber(`${today.slice(0, 8)}01`), dayNumber(today));
  for (const requests of days)
    for (let index = 0; index < requests.size; index++) {
      const uuid = places.all[places.of(requests, index)]?.companyUuid;
      if (uuid) counts.set(uuid, (counts.get(uuid) ?? 0) + 1);
    }
  return (uuid) => counts.get(uuid) ?? 0;
}

const tariffOptions = ({ tariffs }: Database, ids: readonly number[]): Schemas['Option'][] =>
  ids.map((id) => ({ value: String(id), label: tariffs.get(String(id))?.title ?? String(id) }));

/** Converts companies to the contract's shape at the time `now`. */
export function toCompany(database: Database, now: Date): (company: StoredCompany) => Company {
  const people = peopleByCompany(database);
  const used = countMonth(database, now);
  const showLinks = countShowLinks(database, now);
  const titles = new Map(itemsOf(database.tiles).map(({ value, title }) => [value, title]));
  return (stored) => {
    const { tariffIds, keep: _keep, keepBefore: _before, ...company } = stored;
    const own = people.get(company.uuid) ?? [];
    return {
      ...company,
      ...shownKeep(stored, now),
      domains: [...company.domains],
      tariffs: tariffOptions(database, tariffIds),
      isSharingOutside: company.isSharingOutside ?? false,
      isShowingByLink: company.isShowingByLink ?? false,
      showLinks: showLinks(company.uuid),
      sessionHours: company.sessionHours ?? null,
      sessionIdleMinutes: company.sessionIdleMinutes ?? null,
      storageMb: company.storageMb ?? null,
      tiles: company.tiles.map((value) => ({ value, label: titles.get(value) ?? value })),
      admins: own.filter(isCompanyAdmin).map(personOption),
      used: used(company.uuid),
      users: own.length,
      storage: usedByAll(database, own),
      status: company.blockReason === null ? 'active' : 'blocked',
    };
  };
}

/** A note of the audit about a company. */
export const companyNote = notesOf('company', ({ uuid, name }: StoredCompany) => ({
  key: uuid,
  object: name,
}));

/** What the audit keeps of a company, by the names of the form. */
export function auditedFields(database: Database, company: StoredCompany, admins: readonly User[]): object {
  const { name, domains, tariffIds, monthLimit, tiles, isSharingOutside = false, blockReason } = company;
  const { sessionHours = null, sessionIdleMinutes = null, storageMb = null, keep = noTerms } = company;
  const { isShowingByLink = false } = company;
  return {
    name,
    domains,
    monthLimit,
    isSharingOutside,
    isShowingByLink,
    sessionHours,
    sessionIdleMinutes,
    keep,
    storageMb,
    blockReason,
    tariffIds: tariffOptions(database, tariffIds).map(({ label }) => label),
    tiles: tileTitles(database, tiles),
    adminIds: admins.map(({ email }) => email),
  };
}
