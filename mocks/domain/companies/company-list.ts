/** The list of companies: filters and order, and its table for downloads. */
import type { paths } from '#api/generated/gateway.d.ts';
import {
  among,
  amongAny,
  between,
  containing,
  narrowed,
  type SortKeys,
  sorted,
  withinDays,
} from '#mocks/domain/lists/list.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { type Company, toCompany } from './company.ts';

type Query = NonNullable<paths['/admin/company/getListCompany']['get']['parameters']['query']>;

const sortKeys: SortKeys<Company> = {
  name: ({ name }) => folded(name),
  users: ({ users }) => users,
  used: ({ used }) => used,
  storage: ({ storage }) => storage,
  created: ({ created }) => created,
};

/** The companies that the query finds, in its order. */
export function listCompanies({ database, now }: Rows & Clock, query: Query): Company[] {
  const all = [...database.companies.values()].map(toCompany(database, now()));
  const found = narrowed(all, [
    containing(query.searchText, ({ name, domains }) => folded([name, ...domains].join('\n'))),
    among(query.status, ({ status }) => status),
    amongAny(query.tariff, ({ tariffs }) => tariffs.map(({ value }) => Number(value))),
    between(query.usedMin, query.usedMax, ({ used }) => used),
    withinDays(query.createdFrom, query.createdTo, ({ created }) => created),
  ]);
  return sorted(found, query.sort ?? 'name,asc', sortKeys, ({ uuid }) => uuid);
}

export const companyColumns: TableColumns<Company> = {
  name: { title: 'Название', cell: ({ name }) => name },
  domains: { title: 'Домены', cell: ({ domains }) => domains.join(', ') },
  users: { title: 'Пользователи', cell: ({ users }) => users },
  admins: { title: 'Администраторы', cell: ({ admins }) => admins.map(({ label }) => label).join('; ') },
  tariffIds: { title: 'Тарифы', cell: ({ tariffs }) => tariffs.map(({ label }) => label).join('; ') },
  used: { title: 'Запросы за месяц', cell: ({ used }) => used },
  monthLimit: { title: 'Лимит в месяц', cell: ({ monthLimit }) => monthLimit ?? '' },
  storage: { title: 'Занято, байт', cell: ({ storage }) => storage },
  storageMb: { title: 'Место для файлов, МБ', cell: ({ storageMb }) => storageMb ?? '' },
  status: { title: 'Статус', cell: ({ status }) => (status === 'active' ? 'действует' : 'заблокирована') },
  created: { title: 'Создана', cell: ({ created }) => momentCell(created) },
};
