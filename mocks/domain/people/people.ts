/** The list of accounts: filters, order and selections, and its table for downloads. */
import { Failure } from '#mocks/contract/failures.ts';
import { usedBy } from '#mocks/domain/files/space.ts';
import { DAY } from '#mocks/domain/lists/days.ts';
import {
  among,
  amongAny,
  between,
  containing,
  equal,
  narrowed,
  type SortKeys,
  sorted,
  withinDays,
} from '#mocks/domain/lists/list.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Schemas, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import {
  type AdminUser,
  companyNameOf,
  companyUuidOf,
  countRequests,
  createdOf,
  factsOf,
  lastVisitOf,
} from './person.ts';

type Filter = Schemas['UserFilter'];

/** The accounts that a filter finds. */
function findPeople({ database, now }: Rows & Clock, filter: Filter): User[] {
  const lastVisit = (user: User) => lastVisitOf(database, user);
  const monthAgo = new Date(now().getTime() - 30 * DAY).toISOString();
  return narrowed(database.users.values(), [
    containing(filter.searchText, (user) => factsOf(user).text),
    among(filter.company, (user) => companyUuidOf(database, user)),
    among(filter.department, ({ department }) => department),
    among(filter.role, ({ profile }) => profile.role),
    amongAny(filter.group, ({ profile }) => profile.groups.map(({ name }) => name)),
    among(filter.tariff, ({ tariffId }) => tariffId),
    among(filter.status, (user) => factsOf(user).status),
    withinDays(filter.lastVisitFrom, filter.lastVisitTo, lastVisit),
    withinDays(filter.createdFrom, filter.createdTo, createdOf),
    equal(filter.isVisited, (user) => lastVisit(user) !== null),
    equal(filter.isVisited30, (user) => (lastVisit(user) ?? '') >= monthAgo),
    between(filter.requestsMin, filter.requestsMax, countRequests(database, now())),
  ]);
}

/** In the order in which a list is sorted by them. */
const statuses: Readonly<Record<AdminUser['status'], string>> = {
  active: 'действует',
  invited: 'приглашён',
  unconfirmed: 'не подтверждён',
  blocked: 'заблокирован',
};
const statusOrder = Object.keys(statuses);

function sortKeys(database: Database, now: Date): SortKeys<User> {
  return {
    email: ({ email }) => email,
    name: (user) => factsOf(user).name,
    company: (user) => folded(companyNameOf(database, user) ?? '') || null,
    department: (user) => factsOf(user).department,
    status: (user) => statusOrder.indexOf(factsOf(user).status),
    lastVisit: (user) => lastVisitOf(database, user),
    requests30: countRequests(database, now),
    storage: ({ email }) => usedBy(database, email),
    created: createdOf,
  };
}

/** The accounts that a filter finds, in the order of `sort`. */
export function listPeople(deps: Rows & Clock, { sort, ...filter }: Filter & { sort?: string }): User[] {
  const keys = sortKeys(deps.database, deps.now());
  return sorted(findPeople(deps, filter), sort ?? 'email,asc', keys, ({ profile }) => profile.id);
}

/** The ids of a selection. Throws `selection-changed` when a filter finds another number than expected. */
export function selectedIds(deps: Rows & Clock, selection: Schemas['UserSelection']): number[] {
  if ('keys' in selection) return selection.keys;
  const except = new Set(selection.except);
  const ids = findPeople(deps, selection.filter)
    .map(({ profile }) => profile.id)
    .filter((id) => !except.has(id));
  if (ids.length !== selection.expectedCount) throw new Failure('selection-changed');
  return ids;
}

const roles: Readonly<Record<AdminUser['role'], string>> = {
  USER: 'пользователь',
  ADMIN: 'администратор',
  Chat_Bot: 'гость чат-бота',
};

export const userColumns: TableColumns<AdminUser> = {
  email: { title: 'E-mail', cell: ({ email }) => email },
  name: { title: 'Имя', cell: ({ name }) => name },
  company: { title: 'Компания', cell: ({ companyName }) => companyName ?? '' },
  department: { title: 'Отдел', cell: ({ department }) => department },
  role: { title: 'Роль', cell: ({ role }) => roles[role] },
  groups: { title: 'Группы', cell: ({ groups }) => groups.map(({ title }) => title).join(', ') },
  tariff: { title: 'Тариф', cell: ({ tariffTitle }) => tariffTitle ?? '' },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  lastVisit: { title: 'Последний вход', cell: ({ lastVisit }) => momentCell(lastVisit, 'не входил') },
  requests30: { title: 'Запросы за 30 дней', cell: ({ requests30 }) => requests30 },
  storage: { title: 'Занято, байт', cell: ({ storage }) => storage },
  created: { title: 'Создан', cell: ({ created }) => momentCell(created) },
  id: { title: '№', cell: ({ id }) => id },
};
