/** The table of companies for downloads. */
import { shownMoment } from '#mocks/domain/lists/days.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Company } from './company.ts';

export const companyColumns: TableColumns<Company> = {
  name: { title: 'Название', cell: ({ name }) => name },
  domains: { title: 'Домены', cell: ({ domains }) => domains.join(', ') },
  users: { title: 'Пользователи', cell: ({ users }) => users },
  admins: { title: 'Администраторы', cell: ({ admins }) => admins.map(({ label }) => label).join('; ') },
  tariffIds: { title: 'Тарифы', cell: ({ tariffs }) => tariffs.map(({ label }) => label).join('; ') },
  used: { title: 'Запросы за месяц', cell: ({ used }) => used },
  monthLimit: { title: 'Лимит в месяц', cell: ({ monthLimit }) => monthLimit ?? '' },
  status: { title: 'Статус', cell: ({ status }) => (status === 'active' ? 'действует' : 'заблокирована') },
  created: { title: 'Создана', cell: ({ created }) => shownMoment(created) },
};
