import { useQuery } from '@tanstack/react-query';
import { adminTileList } from '#api/generated/hooks/admin/admin.ts';
import { companyTileList } from '#api/generated/hooks/company/company.ts';
import type { AdminArea } from '../define-admin-page.ts';
import { tilesIn } from './menu.ts';

const calls = { admin: adminTileList, companyAdmin: companyTileList };

/**
 * The menu of an area: what this administrator may open, the first one first. Asked for every 5 minutes at most.
 *
 * @param isAllowed false: nothing is asked for. A page of the area needs not say it: its route lets nobody else in.
 */
export const useAdminTiles = (area: AdminArea, isAllowed = true) =>
  useQuery({
    queryKey: ['admin tiles', area],
    queryFn: ({ signal }) => calls[area]({ signal }),
    select: (tiles) => tilesIn(tiles, area),
    staleTime: 5 * 60_000,
    enabled: isAllowed,
  });
