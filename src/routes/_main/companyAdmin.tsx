import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '#features/admin/index.ts';
import { canSeeCompanyAdmin } from '#platform/session/permissions.ts';

/** All pages of a company's administration. The guard of the layout checks the permission before code or requests (PRE-10). */
export const Route = createFileRoute('/_main/companyAdmin')({
  staticData: { allowed: canSeeCompanyAdmin, panel: 'own' },
  component: () => (
    <AdminLayout area="companyAdmin">
      <Outlet />
    </AdminLayout>
  ),
});
