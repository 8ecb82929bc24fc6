/** What the main page offers, with its titles. Its address is in `home-search.ts`. */
import type { Section, Sort } from './home-search.ts';

export const sections: readonly { id: Section; title: string }[] = [
  { id: 'all', title: 'Все' },
  { id: 'favourites', title: 'Избранное' },
  { id: 'chat', title: 'Чаты' },
  { id: 'images', title: 'Изображения' },
  { id: 'media', title: 'Медиа' },
  { id: 'services', title: 'Сервисы' },
  { id: 'other', title: 'Другое' },
  { id: 'testing', title: 'Тестирование' },
];

/** Title of a section; empty for an unknown one. */
export const sectionTitle = (section: string): string =>
  sections.find(({ id }) => id === section)?.title ?? '';

export const sorts: readonly { id: Sort; label: string }[] = [
  { id: 'default', label: 'По умолчанию' },
  { id: 'popular', label: 'Сначала популярные' },
  { id: 'title', label: 'По алфавиту' },
];
