import { useLocation } from '@tanstack/react-router';
import { AdminMenu } from '#features/admin/index.ts';

/** The menu of the administration at the address. */
export default function PanelAdmin() {
  const isCompany = useLocation({ select: ({ pathname }) => pathname.startsWith('/companyAdmin') });
  return <AdminMenu area={isCompany ? 'companyAdmin' : 'admin'} />;
}
