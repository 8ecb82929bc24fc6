import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '#features/admin/index.ts';
import { canSeeAdmin } from '#platform/session/permissions.ts';

/** All pages of the administration. The guard of the layout checks the permission before code or requests (PRE-10). */
export const Route = createFileRoute('/_main/admin')({
  staticData: { allowed: canSeeAdmin, panel: 'own' },
  component: () => (
    <AdminLayout area="admin">
      <Outlet />
    </AdminLayout>
  ),
});
