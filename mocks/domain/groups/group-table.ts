/** The table of groups for downloads. */
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { AdminGroup } from './group.ts';

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
