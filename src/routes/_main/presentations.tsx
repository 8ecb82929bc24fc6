import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';

export const Route = createFileRoute('/_main/presentations')(
  plannedPage({ title: 'Презентации', menu: { group: 'main', order: 3 } }),
);
