import { useRouter } from '@tanstack/react-router';
import { openDialog } from '#platform/dialogs.ts';
import { useSession } from '#platform/session/useSession.ts';
import { toast } from '#ui/index.ts';
import { useAdminTiles } from '../area/useAdminTiles.ts';
import type { AdminArea, AdminPageDefinition, AdminTypes } from '../define-admin-page.ts';
import { type ListState, type Search, searchOf } from '../list/list-state.ts';
import { orderPages, pathOf } from './page-paths.ts';
import { ReportOffer } from './ReportOffer.tsx';

const title = 'Больше 100\u00a0000\u00a0строк сразу не\u00a0скачать';

/**
 * Offers a report when a list has too many rows for a download, with the filters of the list taken over; where the user
 * or the kind of rows has none, a notice says what else can be done.
 */
export function useReportOffer<T extends AdminTypes>(
  definition: AdminPageDefinition<T>,
  area: AdminArea,
  state: ListState,
): () => Promise<void> {
  const router = useRouter();
  const by = useSession().profile?.id ?? 0;
  const { data: tiles = [] } = useAdminTiles(area);
  return async () => {
    const to = pathOf(tiles, orderPages);
    if (!definition.report || !to) {
      toast.show({ tone: 'warning', title, text: 'Сузьте список фильтрами.' });
      return;
    }
    if (!(await openDialog(ReportOffer, { title }, { isOfScreen: true }))) return;
    const {
      part: _part,
      cols: _cols,
      ...search
    } = searchOf(definition, {
      ...{ ...state, page: 1, sort: null, row: null, tab: null, view: null },
    });
    const address: Search = { ...search, kind: definition.report };
    await router.navigate({
      to,
      search: address,
      state: (before) => ({ ...before, search: { by, text: state.searchText } }),
    });
  };
}
