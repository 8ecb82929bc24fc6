/** The table of services for downloads. */

import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { AdminService } from './service.ts';

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
