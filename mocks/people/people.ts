/** The list of accounts: filters, order, and what a selection means. */
import { Failure } from '../contract/failures.ts';
import type { Database, Schemas, User } from '../db/database.ts';
import { isWithin } from '../lists/days.ts';
import { admits, admitsAny, containing, type SortKeys, sorted } from '../lists/list.ts';
import type { Services } from '../services.ts';
import {
  companyNameOf,
  companyUuidOf,
  countRequests,
  createdOf,
  lastVisitOf,
  searchedText,
  statusOf,
} from './person.ts';

type Filter = Schemas['UserFilter'];

/** The accounts that a filter finds, in the order of their ids. */
export function findPeople({ database, now }: Services, filter: Filter): User[] {
  const matches = containing(filter.searchText);
  const requestsOf = countRequests(database, now());
  const { requestsMin = 0, requestsMax = Number.POSITIVE_INFINITY } = filter;
  const found = [...database.users.values()].filter((user) => {
    const lastVisit = lastVisitOf(database, user);
    const requests = requestsOf(user);
    const groups = user.profile.groups.map(({ name }) => name);
    return (
      matches(searchedText(user)) &&
      admits<string | null>(filter.company, companyUuidOf(user)) &&
      admits(filter.department, user.department ?? '') &&
      admits(filter.role, user.profile.role) &&
      admitsAny(filter.group, groups) &&
      admits<number | undefined>(filter.tariff, user.tariffId) &&
      admits(filter.status, statusOf(user)) &&
      isWithin(lastVisit, filter.lastVisitFrom, filter.lastVisitTo) &&
      isWithin(createdOf(user), filter.createdFrom, filter.createdTo) &&
      (filter.isVisited === undefined || filter.isVisited === (lastVisit !== null)) &&
      requests >= requestsMin &&
      requests <= requestsMax
    );
  });
  return found.sort((a, b) => a.profile.id - b.profile.id);
}

const statuses = ['active', 'invited', 'unconfirmed', 'blocked'];

function sortKeys(database: Database, now: Date): SortKeys<User> {
  return {
    email: (user) => user.email,
    name: (user) => user.profile.name || null,
    company: companyNameOf,
    department: (user) => user.department || null,
    status: (user) => statuses.indexOf(statusOf(user)),
    lastVisit: (user) => lastVisitOf(database, user),
    requests30: countRequests(database, now),
    created: createdOf,
  };
}

/** The accounts that a filter finds, in the order of `sort`. */
export function listPeople(services: Services, { sort, ...filter }: Filter & { sort?: string }): User[] {
  const keys = sortKeys(services.database, services.now());
  return sorted(findPeople(services, filter), sort ?? 'email,asc', keys);
}

/** The ids that a selection means. Throws `selection-changed` when a filter finds another number than was told. */
export function selectedIds(services: Services, selection: Schemas['UserSelection']): number[] {
  if ('keys' in selection) return selection.keys;
  const except = new Set(selection.except);
  const ids = findPeople(services, selection.filter)
    .map(({ profile }) => profile.id)
    .filter((id) => !except.has(id));
  if (ids.length !== selection.expectedCount) throw new Failure('selection-changed');
  return ids;
}
