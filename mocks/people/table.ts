/** The table of accounts for downloads. */

import type { Cell, Table } from '#lib/office/cell.ts';
import { Failure } from '../contract/failures.ts';
import { shownMoment } from '../lists/days.ts';
import type { AdminUser } from './person.ts';

const ROWS = 100_000;

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

interface Column {
  readonly title: string;
  readonly cell: (user: AdminUser) => Cell;
}

const columns: Readonly<Record<string, Column>> = {
  email: { title: 'E-mail', cell: ({ email }) => email },
  name: { title: 'Имя', cell: ({ name }) => name },
  company: { title: 'Компания', cell: ({ companyName }) => companyName ?? '' },
  department: { title: 'Отдел', cell: ({ department }) => department },
  role: { title: 'Роль', cell: ({ role }) => roles[role] },
  groups: { title: 'Группы', cell: ({ groups }) => groups.map(({ name }) => name).join(', ') },
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

function columnOf(name: string): Column {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column) return column;
  const message = `В таблице нет столбца «${name}»`;
  throw new Failure('fields-invalid', { errors: [{ field: 'columns', code: 'unknown', message }] });
}

/** The table with its heading. Throws `fields-invalid` for an unknown column, `export-too-large` for too many rows. */
export function tableOf(users: readonly AdminUser[], names: readonly string[] = Object.keys(columns)): Table {
  if (users.length > ROWS) throw new Failure('export-too-large');
  const chosen = names.map(columnOf);
  return [chosen.map(({ title }) => title), ...users.map((user) => chosen.map(({ cell }) => cell(user)))];
}
