import { createFileRoute } from '@tanstack/react-router';
import { DataPage } from '#features/profile/index.ts';

export const Route = createFileRoute('/_main/profile/data')({
  staticData: {
    title: 'Мои данные',
    menu: { group: 'profilePages', order: 1 },
    keywords: ['пароль'],
  },
  component: DataPage,
});
