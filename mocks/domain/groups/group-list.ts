/** The list of groups: filters and order, and its table for downloads. */
import type { paths } from '#api/generated/gateway.d.ts';
import { among, containing, equal, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { type AdminGroup, toAdminGroup } from './group.ts';

type Query = NonNullable<paths['/admin/groups/getListGroup']['get']['parameters']['query']>;

const sortKeys: SortKeys<AdminGroup> = {
  title: ({ title }) => folded(title),
  name: ({ name }) => folded(name),
  members: ({ members }) => members,
};

/** The groups that the query finds, in its order. */
export function listGroups(database: Database, query: Query): AdminGroup[] {
  const all = [...database.groups.values()].map(toAdminGroup(database));
  const found = narrowed(all, [
    containing(query.searchText, ({ title, name }) => folded(`${title}\n${name}`)),
    among(query.groupType, ({ groupType }) => groupType),
    equal(query.isDefault, ({ isDefault }) => isDefault),
    equal(query.isSystem, ({ isSystem }) => isSystem),
  ]);
  return sorted(found, query.sort ?? 'title,asc', sortKeys, ({ name }) => name);
}

const yesNo = (is: boolean): string => (is ? 'да' : 'нет');

export const groupColumns: TableColumns<AdminGroup> = {
  title: { title: 'Название', cell: ({ title }) => title },
  name: { title: 'Имя', cell: ({ name }) => name },
  groupType: { title: 'Вид', cell: ({ groupType }) => groupType },
  members: { title: 'Участники', cell: ({ members }) => members },
  tiles: {
    title: 'Сервисы только для групп',
    cell: ({ tiles }) => tiles.map(({ label }) => label).join(', '),
  },
  dayLimit: { title: 'Запросов в день', cell: ({ dayLimit }) => dayLimit ?? '' },
  isDefault: { title: 'При регистрации', cell: ({ isDefault }) => yesNo(isDefault) },
  isGrantable: { title: 'Выдают компании', cell: ({ isGrantable }) => yesNo(isGrantable) },
  isSystem: { title: 'Системная', cell: ({ isSystem }) => yesNo(isSystem) },
};
