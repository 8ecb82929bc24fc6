import { useRouter } from '@tanstack/react-router';
import { openDialog } from '#platform/dialogs.ts';
import { useSession } from '#platform/session/useSession.ts';
import { toast } from '#ui/index.ts';
import type { AdminArea, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';
import { orderPages, pathOf } from '../kit/menu.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';
import { type ListState, namesOf, type Search, searchOf } from '../state/list-state.ts';
import { ReportOffer } from './ReportOffer.tsx';

const title = 'Больше 100\u00a0000\u00a0строк сразу не\u00a0скачать';

/** The days and choices that a list always has; its address leaves them out until others are chosen. */
const presetsOf = <T extends AdminTypes>(
  { filters = [] }: AdminPageDefinition<T>,
  state: ListState,
): Search =>
  Object.fromEntries(
    filters
      .flatMap((filter) =>
        filter.kind === 'one' || (filter.kind === 'days' && filter.preset) ? namesOf(filter) : [],
      )
      .flatMap((name) => (state.filters[name] ?? []).map((value) => [name, value])),
  );

interface ReportOfList {
  /** Opens the order of a report with what the list shows taken over; absent where there is no such report. */
  order?: () => Promise<void>;
  /** Offers it instead of a download with too many rows; without one, a notice says what else can be done. */
  offer: () => Promise<void>;
}

/**
 * The report with the rows of a list (administration.md §2.3, Download; §3, reports).
 *
 * @param shown ids of the shown columns
 */
export function useReportOffer<T extends AdminTypes>(
  definition: AdminPageDefinition<T>,
  area: AdminArea,
  state: ListState,
  shown: readonly string[],
): ReportOfList {
  const router = useRouter();
  const by = useSession().profile?.id ?? 0;
  const { data: tiles = [] } = useAdminTiles(area);
  const { report } = definition;
  const to = pathOf(tiles, orderPages);
  if (!report || !to) {
    const offer = async () => {
      toast.show({ tone: 'warning', title, text: 'Сузьте список фильтрами.' });
    };
    return { offer };
  }
  const order = async () => {
    const { part: _part, ...search } = searchOf(definition, {
      ...state,
      page: 1,
      sort: null,
      row: null,
      tab: null,
      view: null,
      columns: shown,
    });
    const address: Search = { ...search, ...presetsOf(definition, state), report };
    await router.navigate({
      to,
      search: address,
      state: (before) => ({ ...before, search: { by, text: state.searchText } }),
    });
  };
  const offer = async () => {
    if (await openDialog(ReportOffer, { title }, { isOfScreen: true })) await order();
  };
  return { order, offer };
}
