import type { AdminService } from '#api/generated/model/adminService.ts';
import { sectionText } from '../forms/tile-form.ts';
import type { AdminColumn } from '../kit/define-admin-page.ts';
import { StatusText } from '../kit/StatusText.tsx';

const numbers = new Intl.NumberFormat('ru-RU');
const yesNo = (is: boolean): string => (is ? 'Да' : 'Нет');
const labels = (options: AdminService['groups'], none: string): string =>
  options.map(({ label }) => label).join(', ') || none;

/** The columns of the list of services. */
export const serviceColumns: readonly AdminColumn<AdminService>[] = [
  { id: 'title', title: 'Название', isSortable: true, minWidth: 180, render: ({ title }) => title },
  {
    id: 'section',
    isFact: true,
    under: 'title',
    title: 'Раздел',
    minWidth: 180,
    render: ({ group }) => sectionText(group),
  },
  { id: 'position', title: 'Место', isSortable: true, minWidth: 95, render: ({ position }) => position + 1 },
  { id: 'name', title: 'Имя', isHidden: true, minWidth: 130, render: ({ name }) => name },
  {
    id: 'external',
    isFact: true,
    title: 'Данные',
    minWidth: 125,
    render: ({ external }) => (
      <StatusText tone={external ? 'warning' : 'positive'}>{external ? 'Внешний' : 'В контуре'}</StatusText>
    ),
  },
  {
    id: 'isPopular',
    isHidden: true,
    title: 'Популярный',
    minWidth: 115,
    render: ({ isPopular }) => yesNo(isPopular),
  },
  {
    id: 'disabled',
    title: 'Выключен',
    minWidth: 108,
    render: ({ disabled, disabledReason }) => (disabled ? <span title={disabledReason}>Да</span> : 'Нет'),
  },
  { id: 'groups', title: 'Группы', minWidth: 130, render: ({ groups }) => labels(groups, 'Все') },
  {
    id: 'companies',
    title: 'Компании',
    isHidden: true,
    minWidth: 150,
    render: ({ companies }) => labels(companies, 'Все'),
  },
  {
    id: 'connection',
    isFact: true,
    title: 'Подключение',
    minWidth: 140,
    render: ({ connectionTitle }) => connectionTitle ?? 'Нет',
  },
  {
    id: 'dayLimit',
    title: 'Запросов в день',
    isHidden: true,
    align: 'end',
    minWidth: 140,
    render: ({ dayLimit }) => (dayLimit === null ? '—' : numbers.format(dayLimit)),
  },
  {
    id: 'requests30',
    title: 'Запросы за 30 дней',
    isSortable: true,
    align: 'end',
    minWidth: 112,
    render: ({ requests30 }) => numbers.format(requests30),
  },
];
