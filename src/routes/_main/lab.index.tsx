import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';

export const Route = createFileRoute('/_main/lab/')(
  plannedPage({ title: 'Лаборатория', menu: { group: 'main', order: 2 } }),
);
