import { createFileRoute } from '@tanstack/react-router';
import { AdminLanding } from '#features/admin/index.ts';

export const Route = createFileRoute('/_main/admin/')({
  staticData: {
    title: 'Администрирование',
    menu: { group: 'main', order: 6, title: 'Админка' },
    keywords: ['администрирование'],
  },
  component: () => <AdminLanding area="admin" />,
});
