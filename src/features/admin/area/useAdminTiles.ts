import { useQuery } from '@tanstack/react-query';
import { adminTileList } from '#api/generated/hooks/admin/admin.ts';
import { companyTileList } from '#api/generated/hooks/company/company.ts';
import type { AdminArea } from '../define-admin-page.ts';
import { tilesIn } from './menu.ts';

const calls = { admin: adminTileList, companyAdmin: companyTileList };

/**
 * The menu of an area: the pages that this administrator may open. It is requested at most every 5 minutes.
 *
 * @param isAllowed false: nothing is requested. Pages of the area leave it out, because their routes check the permission.
 */
export const useAdminTiles = (area: AdminArea, isAllowed = true) =>
  useQuery({
    queryKey: ['admin tiles', area],
    queryFn: ({ signal }) => calls[area]({ signal }),
    select: (tiles) => tilesIn(tiles, area),
    staleTime: 5 * 60_000,
    enabled: isAllowed,
  });
