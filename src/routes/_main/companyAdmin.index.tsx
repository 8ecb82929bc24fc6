import { createFileRoute } from '@tanstack/react-router';
import { AdminLanding } from '#features/admin/index.ts';

export const Route = createFileRoute('/_main/companyAdmin/')({
  staticData: {
    title: 'Администрирование компании',
    menu: { group: 'main', order: 5, title: 'Компания' },
    keywords: ['администрирование'],
  },
  component: () => <AdminLanding area="companyAdmin" />,
});
