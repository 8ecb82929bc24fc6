import { createFileRoute } from '@tanstack/react-router';
import { profilePage } from './-profile-page.ts';

export const Route = createFileRoute('/_main/profile/storage')({
  staticData: {
    title: 'Хранилище',
    menu: { group: 'profilePages', order: 7 },
    keywords: ['удалить историю', 'выгрузить данные', 'скачать мои данные', 'файлы', 'черновики'],
  },
  codeSplitGroupings: [],
  component: profilePage('StoragePage'),
});
