import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';

export const Route = createFileRoute('/_main/help/')(
  plannedPage({
    title: 'Помощь',
    menu: { group: 'main', order: 4, title: 'Помощь' },
    keywords: ['справка', 'инструкция'],
  }),
);
