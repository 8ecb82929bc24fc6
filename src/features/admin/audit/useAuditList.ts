import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminAuditList, getAdminAuditListQueryKey } from '#api/generated/hooks/admin/admin.ts';
import { companyAuditList, getCompanyAuditListQueryKey } from '#api/generated/hooks/company/company.ts';
import type { AdminAuditListParams } from '#api/generated/model/adminAuditListParams.ts';
import type { AdminArea } from '../kit/admin-scope.ts';

/** The audit of each area: that of the portal, and that of the own company (COMP-09). */
const lists = {
  admin: { read: adminAuditList, keyOf: getAdminAuditListQueryKey },
  companyAdmin: { read: companyAuditList, keyOf: getCompanyAuditListQueryKey },
};

/**
 * A page of the audit; the previous page while another one loads.
 *
 * @param gcTime how long it is kept after nothing shows it, ms; @default that of the portal
 */
export function useAuditList(area: AdminArea, params: AdminAuditListParams, gcTime?: number) {
  const { read, keyOf } = lists[area];
  return useQuery({
    queryKey: keyOf(params),
    queryFn: ({ signal }) => read(params, { signal }),
    placeholderData: keepPreviousData,
    ...(gcTime !== undefined && { gcTime }),
  });
}
