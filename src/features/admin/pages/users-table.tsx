import {
  adminOptionList,
  adminUserAdd,
  adminUserBatchChange,
  adminUserChange,
  adminUserList,
  adminUserRead,
} from '#api/generated/hooks/admin/admin.ts';
import type { UserSelection } from '#api/generated/model/userSelection.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { downloadTable } from '#platform/downloads.ts';
import type { AdminScope, Selection } from '../kit/admin-scope.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { groupNamePattern, tariffIdPattern, userIdPattern, uuidPattern } from '../kit/patterns.ts';
import { roleOptions, statusOptions } from '../words/user-words.ts';
import { userActions, userActionValues } from './users-actions.ts';
import { userColumns } from './users-columns.tsx';
import { companyUsers } from './users-company.ts';
import { accessTab, agreementsTab, usageTab, userForm } from './users-form.tsx';
import type { UserTypes } from './users-types.ts';

/** The tariffs, from the gateway. */
const selectionBody = (selection: Selection<UserTypes['query']>): UserSelection =>
  'keys' in selection
    ? { keys: selection.keys.map(Number) }
    : { ...selection, except: selection.except.map(Number) };

const adminUsers: AdminScope<UserTypes> = {
  list: adminUserList,
  read: (id, options) => adminUserRead({ id: Number(id) }, options),
  add: adminUserAdd,
  change: ({ id, version }, { isInvited, ...body }) => adminUserChange({ ...body, id, version }),
  changeMany: (selection, action, options) =>
    adminUserBatchChange({ selection: selectionBody(selection), action }, options),
  options: adminOptionList,
  download: (query) => downloadTable('/admin/users/downloadListUser', query, 'Пользователи'),
};

/** Accounts of the portal, for the administrators of the platform and of companies (administration.md §3, users). */
export const usersTable = defineAdminPage<UserTypes>({
  page: 'users/users-table',
  title: 'Пользователи',
  entity: 'user',
  idOf: ({ id }) => String(id),
  keyPattern: userIdPattern,
  nameOf: ({ name, email }) => withVisibleMarks(name) || email,
  addressOf: ({ email }) => email,
  scopes: { admin: adminUsers, companyAdmin: companyUsers },
  search: { label: 'E-mail, имя или должность', isPersonal: true },
  sort: 'name,asc',
  report: 'users',
  columns: userColumns,
  filters: [
    {
      kind: 'lookup',
      name: 'company',
      title: 'Компания',
      area: 'admin',
      source: 'company',
      pattern: uuidPattern,
    },
    { kind: 'lookup', name: 'department', title: 'Отдел', source: 'department' },
    { kind: 'choice', name: 'role', title: 'Роль', area: 'admin', options: roleOptions },
    { kind: 'lookup', name: 'group', title: 'Группы', source: 'group', pattern: groupNamePattern },
    {
      kind: 'lookup',
      name: 'tariff',
      title: 'Тариф',
      source: 'tariff',
      pattern: tariffIdPattern,
      isNumeric: true,
    },
    { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
    { kind: 'days', from: 'lastVisitFrom', to: 'lastVisitTo', title: 'Последний вход' },
    { kind: 'yesNo', name: 'isVisited', title: 'Входил в портал', yes: 'да', no: 'нет' },
    { kind: 'yesNo', name: 'isVisited30', title: 'Входил за 30 дней', yes: 'да', no: 'нет' },
    { kind: 'range', min: 'requestsMin', max: 'requestsMax', title: 'Запросы за 30 дней' },
    { kind: 'days', from: 'createdFrom', to: 'createdTo', title: 'Создан' },
  ],
  actions: userActions,
  actionValues: userActionValues,
  drawer: {
    form: userForm,
    tabs: [usageTab('admin'), usageTab('companyAdmin'), accessTab, agreementsTab],
    newTitle: 'Новый пользователь',
  },
  empty: {
    title: 'Пользователей пока нет',
    text: 'Добавьте одного или загрузите список.',
    link: { title: 'Загрузить список', pages: ['users/users-add-lists'] },
  },
});
