import type { AdminUser } from '#api/generated/model/adminUser.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { Badge } from '#ui/index.ts';
import type { AdminColumn } from '../kit/define-admin-page.ts';
import { Email } from '../kit/Email.tsx';
import { Moment } from '../kit/Moment.tsx';
import { unknownStatus, unknownText } from '../kit/words.ts';
import { roles, statuses } from '../words/user-words.ts';

const numbers = new Intl.NumberFormat('ru-RU');

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
