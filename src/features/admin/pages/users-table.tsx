import {
  adminOptionList,
  adminUserAdd,
  adminUserBatchChange,
  adminUserChange,
  adminUserList,
  adminUserRead,
} from '#api/generated/hooks/admin/admin.ts';
import type { UserSelection } from '#api/generated/model/userSelection.ts';
import type { UserStatus } from '#api/generated/model/userStatus.ts';
import { downloadUsers } from '#platform/downloads.ts';
import { Badge, type BadgeProps } from '#ui/index.ts';
import { type AdminScope, defineAdminPage, type Selection } from '../define-admin-page.ts';
import { Moment } from '../Moment.tsx';
import { userActions, userActionValues } from './users-actions.ts';
import { agreementsTab, userForm } from './users-form.tsx';
import type { UserTypes } from './users-types.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const numbers = new Intl.NumberFormat('ru-RU');

const statuses = {
  active: { label: 'Действует', tone: 'positive' },
  invited: { label: 'Приглашён', tone: 'info' },
  unconfirmed: { label: 'Не подтверждён', tone: 'warning' },
  blocked: { label: 'Заблокирован', tone: 'negative' },
} as const satisfies Record<UserStatus, { label: string; tone: BadgeProps['tone'] }>;
/** In place of a role or a status that the portal does not know (PRE-13). */
const unknownText = 'Неизвестно';
const unknownStatus = { label: unknownText, tone: 'neutral' } as const;
const roles = { USER: 'Пользователь', ADMIN: 'Администратор', Chat_Bot: 'Гость чат-бота' };

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));
const statusLabels = Object.fromEntries(
  Object.entries(statuses).map(([status, { label }]) => [status, label]),
);

/** An address that is too long for its column breaks before its domain. */
function emailText(email: string) {
  const [name, domain] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}

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
  download: downloadUsers,
};

/** Accounts of the portal, for the platform's administrators (administration.md §3, users). */
export const usersTable = defineAdminPage<UserTypes>({
  page: 'users/users-table',
  title: 'Пользователи',
  idOf: ({ id }) => String(id),
  nameOf: ({ name, email }) => name || email,
  scopes: { admin: adminUsers },
  search: { label: 'E-mail, имя или должность', isPersonal: true },
  sort: 'email,asc',
  columns: [
    {
      id: 'email',
      title: 'E-mail',
      isSortable: true,
      minWidth: 224,
      render: ({ email }) => emailText(email),
    },
    { id: 'name', title: 'Имя', isSortable: true, minWidth: 150, render: ({ name }) => name || '—' },
    {
      id: 'company',
      title: 'Компания',
      isSortable: true,
      minWidth: 140,
      render: ({ companyName }) => companyName ?? '—',
    },
    {
      id: 'department',
      title: 'Отдел',
      isSortable: true,
      minWidth: 150,
      render: ({ department }) => department || '—',
    },
    { id: 'role', title: 'Роль', minWidth: 125, render: ({ role }) => (role ? roles[role] : unknownText) },
    {
      id: 'groups',
      title: 'Группы',
      minWidth: 120,
      render: ({ groups }) => groups.map(({ name }) => name).join(', ') || '—',
    },
    { id: 'tariff', title: 'Тариф', minWidth: 140, render: ({ tariffTitle }) => tariffTitle ?? '—' },
    {
      id: 'status',
      title: 'Статус',
      isSortable: true,
      minWidth: 135,
      render({ status }) {
        const { label, tone } = status ? statuses[status] : unknownStatus;
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      id: 'lastVisit',
      title: 'Последний вход',
      isSortable: true,
      minWidth: 160,
      render: ({ lastVisit }) => <Moment value={lastVisit} none="Не входил" />,
    },
    {
      id: 'requests30',
      title: 'Запросы за 30 дней',
      isSortable: true,
      align: 'end',
      minWidth: 175,
      render: ({ requests30 }) => numbers.format(requests30),
    },
    {
      id: 'created',
      title: 'Создан',
      isSortable: true,
      isHidden: true,
      minWidth: 170,
      render: ({ created }) => <Moment value={created} />,
    },
    { id: 'id', title: '№', isHidden: true, align: 'end', minWidth: 90, render: ({ id }) => id },
  ],
  filters: [
    { kind: 'lookup', name: 'company', title: 'Компания', source: 'company', pattern: uuid },
    { kind: 'lookup', name: 'department', title: 'Отдел', source: 'department' },
    { kind: 'choice', name: 'role', title: 'Роль', options: optionsOf(roles) },
    { kind: 'lookup', name: 'group', title: 'Группы', source: 'group' },
    {
      kind: 'lookup',
      name: 'tariff',
      title: 'Тариф',
      source: 'tariff',
      pattern: /^1[0-4]$/,
      isNumeric: true,
    },
    { kind: 'choice', name: 'status', title: 'Статус', options: optionsOf(statusLabels) },
    { kind: 'days', from: 'lastVisitFrom', to: 'lastVisitTo', title: 'Последний вход' },
    { kind: 'yesNo', name: 'isVisited', title: 'Входил в портал', yes: 'да', no: 'нет' },
    { kind: 'range', min: 'requestsMin', max: 'requestsMax', title: 'Запросы за 30 дней' },
    { kind: 'days', from: 'createdFrom', to: 'createdTo', title: 'Создан' },
  ],
  actions: userActions,
  actionValues: userActionValues,
  drawer: { form: userForm, tabs: [agreementsTab], addLabel: 'Новый пользователь' },
  empty: 'Пользователей пока нет. Добавьте одного или загрузите список.',
});
