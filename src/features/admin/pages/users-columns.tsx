import type { AdminUser } from '#api/generated/model/adminUser.ts';
import type { UserStatus } from '#api/generated/model/userStatus.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { Badge, type BadgeProps } from '#ui/index.ts';
import type { AdminColumn } from '../define-admin-page.ts';
import { Email } from '../Email.tsx';
import { Moment } from '../Moment.tsx';

const numbers = new Intl.NumberFormat('ru-RU');

const statuses = {
  active: { label: 'Действует', tone: 'positive' },
  invited: { label: 'Приглашён', tone: 'info' },
  unconfirmed: { label: 'Не подтверждён', tone: 'warning' },
  blocked: { label: 'Заблокирован', tone: 'negative' },
} as const satisfies Record<UserStatus, { label: string; tone: BadgeProps['tone'] }>;
/** Shown for an unknown role or status (PRE-13). */
const unknownText = 'Неизвестно';
const unknownStatus = { label: unknownText, tone: 'neutral' } as const;
const roles = { USER: 'Пользователь', ADMIN: 'Администратор', Chat_Bot: 'Гость чат-бота' };

export const roleOptions = Object.entries(roles).map(([id, label]) => ({ id, label }));
export const statusOptions = Object.entries(statuses).map(([id, { label }]) => ({ id, label }));

/** The columns of the list of accounts. */
export const userColumns: readonly AdminColumn<AdminUser>[] = [
  {
    id: 'email',
    title: 'E-mail',
    isSortable: true,
    minWidth: 190,
    render: ({ email }) => <Email text={email} />,
  },
  {
    id: 'name',
    title: 'Имя',
    isSortable: true,
    minWidth: 125,
    render: ({ name }) => withVisibleMarks(name) || '—',
  },
  {
    id: 'company',
    title: 'Компания',
    area: 'admin',
    isSortable: true,
    minWidth: 118,
    render: ({ companyName }) => companyName ?? '—',
  },
  {
    id: 'department',
    title: 'Отдел',
    isSortable: true,
    minWidth: 150,
    render: ({ department }) => department || '—',
  },
  {
    id: 'role',
    title: 'Роль',
    area: 'admin',
    minWidth: 115,
    render: ({ role }) => (role ? roles[role] : unknownText),
  },
  {
    id: 'groups',
    title: 'Группы',
    minWidth: 135,
    render: ({ groups }) => groups.map(({ title }) => title).join(', ') || '—',
  },
  { id: 'tariff', title: 'Тариф', minWidth: 115, render: ({ tariffTitle }) => tariffTitle ?? '—' },
  {
    id: 'status',
    title: 'Статус',
    isSortable: true,
    minWidth: 125,
    render({ status }) {
      const { label, tone } = status ? statuses[status] : unknownStatus;
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: 'lastVisit',
    title: 'Последний вход',
    isSortable: true,
    minWidth: 122,
    render: ({ lastVisit }) => <Moment value={lastVisit} none="Не входил" />,
  },
  {
    id: 'requests30',
    title: 'Запросы за 30 дней',
    isSortable: true,
    align: 'end',
    minWidth: 118,
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
];
