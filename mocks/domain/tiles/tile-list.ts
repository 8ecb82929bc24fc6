/** The list of services: filters and order, and its table for downloads. */
import type { paths } from '#api/generated/gateway.d.ts';
import {
  among,
  amongAny,
  containing,
  equal,
  narrowed,
  type SortKeys,
  sorted,
} from '#mocks/domain/lists/list.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { type AdminService, allServices } from './service.ts';

type Query = NonNullable<paths['/admin/tile/getListTile']['get']['parameters']['query']>;

const sortKeys: SortKeys<AdminService> = {
  position: ({ position }) => position,
  title: ({ title }) => folded(title),
  requests30: ({ requests30 }) => requests30,
};

/** The services that the query finds, in its order. */
export function listServices({ database, now }: Rows & Clock, query: Query): AdminService[] {
  const found = narrowed(allServices(database, now()), [
    containing(query.searchText, ({ title, name, tags }) => folded([title, name, ...tags].join('\n'))),
    among(query.section, ({ group }) => group),
    equal(query.isExternal, ({ external }) => external),
    equal(query.isPopular, ({ isPopular }) => isPopular),
    equal(query.isDisabled, ({ disabled }) => disabled),
    amongAny(query.group, ({ groups }) => groups.map(({ value }) => value)),
    among(query.connection, ({ connectionUuid }) => connectionUuid),
  ]);
  return sorted(found, query.sort ?? 'position,asc', sortKeys, ({ uuid }) => uuid);
}

const sections: Readonly<Record<Schemas['TileGroup'], string>> = {
  chat: 'Чат',
  images: 'Изображения',
  media: 'Медиа',
  services: 'Сервисы',
  other: 'Другое',
  testing: 'Тестирование',
};
const yesNo = (is: boolean): string => (is ? 'да' : 'нет');
const names = (options: readonly Schemas['Option'][]): string => options.map(({ label }) => label).join(', ');

export const serviceColumns: TableColumns<AdminService> = {
  title: { title: 'Название', cell: ({ title }) => title },
  position: { title: 'Место', cell: ({ position }) => position + 1 },
  name: { title: 'Имя', cell: ({ name }) => name },
  section: { title: 'Раздел', cell: ({ group }) => sections[group] },
  external: { title: 'Внешний', cell: ({ external }) => yesNo(external) },
  isPopular: { title: 'Популярный', cell: ({ isPopular }) => yesNo(isPopular) },
  disabled: { title: 'Выключен', cell: ({ disabled }) => yesNo(disabled) },
  groups: { title: 'Группы', cell: ({ groups }) => names(groups) },
  companies: { title: 'Компании', cell: ({ companies }) => names(companies) },
  connection: { title: 'Подключение', cell: ({ connectionTitle }) => connectionTitle ?? '' },
  dayLimit: { title: 'Запросов в день', cell: ({ dayLimit }) => dayLimit ?? '' },
  requests30: { title: 'Запросы за 30 дней', cell: ({ requests30 }) => requests30 },
};
