/** The table of accounts for downloads. */
import { shownMoment } from '#mocks/domain/lists/days.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { AdminUser } from './person.ts';

const statuses: Readonly<Record<AdminUser['status'], string>> = {
  active: 'действует',
  invited: 'приглашён',
  unconfirmed: 'не подтверждён',
  blocked: 'заблокирован',
};
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
  lastVisit: {
    title: 'Последний вход',
    cell: ({ lastVisit }) => (lastVisit ? shownMoment(lastVisit) : 'не входил'),
  },
  requests30: { title: 'Запросы за 30 дней', cell: ({ requests30 }) => requests30 },
  created: { title: 'Создан', cell: ({ created }) => shownMoment(created) },
  id: { title: '№', cell: ({ id }) => id },
};
