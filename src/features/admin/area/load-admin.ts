import type { QueryClient } from '@tanstack/react-query';
import type { AdminArea } from '../kit/admin-scope.ts';
import { isPageName } from '../kit/page-names.ts';
import { tilesQuery } from '../kit/useAdminTiles.ts';
import { adminPages } from './pages.ts';

/**
 * Loads the menu of an area and, beside it, the code of the page. The list follows the menu, which says whether the
 * person has the page (ADM-08).
 *
 * @param name the part of the path after the area; menus name their pages so
 */
export function loadAdmin(queries: QueryClient, area: AdminArea, name: string, search: object): void {
  void queries.prefetchQuery(tilesQuery(area));
  if (isPageName(name)) adminPages[name].preload(queries, { name, area }, Reflect.get(search, 'part'));
}
