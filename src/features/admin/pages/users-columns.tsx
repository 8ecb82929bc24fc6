import type { AdminUser } from '#api/generated/model/adminUser.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { formatFileSize } from '#lib/file-size.ts';
import type { AdminColumn } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { StatusText } from '../kit/StatusText.tsx';
import { unknownStatus, unknownText } from '../kit/words.ts';
import { roles, statuses } from '../words/user-words.ts';

const numbers = new Intl.NumberFormat('ru-RU');

/** The columns of the list of accounts. */
export const userColumns: readonly AdminColumn<AdminUser>[] = [
  {
    id: 'name',
    isFact: true,
    title: 'Имя',
    isSortable: true,
    minWidth: 216,
    render: ({ name }) => withVisibleMarks(name) || '—',
  },
  {
    id: 'email',
    isRowHeader: true,
    under: 'name',
    title: 'E-mail',
    isSortable: true,
    minWidth: 216,
    render: ({ email }) => email,
  },
  {
    id: 'company',
    isFact: true,
    title: 'Компания',
    area: 'admin',
    isSortable: true,
    minWidth: 162,
    render: ({ companyName }) => companyName ?? '—',
  },
  {
    id: 'department',
    isFact: true,
    under: 'company',
    title: 'Отдел',
    isSortable: true,
    minWidth: 162,
    render: ({ department }) => department || '—',
  },
  {
    id: 'role',
    title: 'Роль',
    area: 'admin',
    minWidth: 124,
    render: ({ role }) => (role ? roles[role] : unknownText),
  },
  {
    id: 'groups',
    under: 'role',
    title: 'Группы',
    minWidth: 124,
    render: ({ groups }) => groups.map(({ title }) => title).join(', ') || '—',
  },
  {
    id: 'tariff',
    isHidden: true,
    title: 'Тариф',
    minWidth: 115,
    render: ({ tariffTitle }) => tariffTitle ?? '—',
  },
  {
    id: 'status',
    isFact: true,
    title: 'Статус',
    isSortable: true,
    minWidth: 158,
    render({ status }) {
      const { label, tone } = status ? statuses[status] : unknownStatus;
      return <StatusText tone={tone}>{label}</StatusText>;
    },
  },
  {
    id: 'lastVisit',
    title: 'Последний вход',
    isSortable: true,
    minWidth: 122,
    render: ({ lastVisit }) => <Moment isShort value={lastVisit} none="Не входил" />,
  },
  {
    id: 'requests30',
    title: 'Запросы за 30 дней',
    isSortable: true,
    align: 'end',
    minWidth: 112,
    render: ({ requests30 }) => numbers.format(requests30),
  },
  {
    id: 'storage',
    title: 'Занято файлами',
    isSortable: true,
    isHidden: true,
    align: 'end',
    minWidth: 110,
    render: ({ storage }) => formatFileSize(storage),
  },
  {
    id: 'created',
    title: 'Создан',
    isSortable: true,
    isHidden: true,
    minWidth: 162,
    render: ({ created }) => <Moment isShort value={created} />,
  },
  { id: 'id', title: '№', isHidden: true, align: 'end', minWidth: 90, render: ({ id }) => id },
];
