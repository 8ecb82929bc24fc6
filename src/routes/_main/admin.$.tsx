import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '#features/admin/index.ts';

/** Every page of the administration: its definition is in features/admin/pages. */
export const Route = createFileRoute('/_main/admin/$')({
  component: () => <AdminScreen area="admin" />,
});
