import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '#features/admin/index.ts';

/** Every page of a company's administration: its definition is in features/admin/pages. */
export const Route = createFileRoute('/_main/companyAdmin/$')({
  component: () => <AdminScreen area="companyAdmin" />,
});
