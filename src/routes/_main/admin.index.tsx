import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';

export const Route = createFileRoute('/_main/admin/')(
  plannedPage({
    title: 'Администрирование',
    menu: { group: 'main', order: 6, title: 'Админка' },
    keywords: ['администрирование'],
  }),
);
