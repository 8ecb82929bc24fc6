import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';

export const Route = createFileRoute('/_main/profile/')(
  plannedPage({ title: 'Профиль', menu: { group: 'profile', order: 1 } }),
);
