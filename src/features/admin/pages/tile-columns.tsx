import type { AdminService } from '#api/generated/model/adminService.ts';
import { Badge } from '#ui/index.ts';
import { sectionText } from '../forms/tile-form.ts';
import type { AdminColumn } from '../kit/define-admin-page.ts';

const numbers = new Intl.NumberFormat('ru-RU');
const yesNo = (is: boolean): string => (is ? 'Да' : 'Нет');
const labels = (options: AdminService['groups'], none: string): string =>
  options.map(({ label }) => label).join(', ') || none;

/** The columns of the list of services. */
export const serviceColumns: readonly AdminColumn<AdminService>[] = [
  { id: 'title', title: 'Название', isSortable: true, minWidth: 180, render: ({ title }) => title },
  { id: 'position', title: 'Место', isSortable: true, minWidth: 100, render: ({ position }) => position + 1 },
  { id: 'name', title: 'Имя', isHidden: true, minWidth: 130, render: ({ name }) => name },
  { id: 'section', title: 'Раздел', minWidth: 125, render: ({ group }) => sectionText(group) },
  {
    id: 'external',
    title: 'Данные',
    minWidth: 120,
    render: ({ external }) => (
      <Badge tone={external ? 'warning' : 'positive'}>{external ? 'Внешний' : 'В контуре'}</Badge>
    ),
  },
  { id: 'isPopular', title: 'Популярный', minWidth: 115, render: ({ isPopular }) => yesNo(isPopular) },
  {
    id: 'disabled',
    title: 'Выключен',
    minWidth: 130,
    render: ({ disabled, disabledReason }) => (disabled ? <span title={disabledReason}>Да</span> : 'Нет'),
  },
  { id: 'groups', title: 'Группы', minWidth: 150, render: ({ groups }) => labels(groups, 'Все') },
  {
    id: 'companies',
    title: 'Компании',
    isHidden: true,
    minWidth: 150,
    render: ({ companies }) => labels(companies, 'Все'),
  },
  {
    id: 'connection',
    title: 'Подключение',
    minWidth: 150,
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
    minWidth: 130,
    render: ({ requests30 }) => numbers.format(requests30),
  },
];
