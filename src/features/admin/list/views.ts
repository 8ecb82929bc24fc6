/** Views of a table: states of a list under a name, kept by the gateway (administration.md §2.3). */
import type { TableView } from '#api/generated/model/tableView.ts';
import type { AdminArea, AdminPageDefinition, AdminTypes } from '../define-admin-page.ts';
import { type ListState, readState, searchOf } from './list-state.ts';

/** Name of a page's table in the contract. */
export const tableOf = (area: AdminArea, { page }: Pick<AdminPageDefinition<AdminTypes>, 'page'>): string =>
  `${area}/${page}`;

/** What a view keeps of a state, as the query part of an address: no page, no open row, no text about people. */
export function viewSearch<T extends AdminTypes>(
  definition: AdminPageDefinition<T>,
  state: ListState,
): string {
  const kept = { ...state, page: 1, row: null, tab: null, view: null };
  const texts = Object.entries(searchOf(definition, kept)).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(texts).toString();
}

/** The state that a view opens. Whatever the page does not know any more is left out. */
export function viewState<T extends AdminTypes>(
  definition: AdminPageDefinition<T>,
  { uuid, search }: Pick<TableView, 'uuid' | 'search'>,
): ListState {
  const kept = readState(definition, Object.fromEntries(new URLSearchParams(search)), '');
  return { ...kept, page: 1, row: null, tab: null, view: uuid };
}

/** True where the list shows something else than the view that was opened. */
export const isViewChanged = <T extends AdminTypes>(
  definition: AdminPageDefinition<T>,
  view: TableView,
  state: ListState,
): boolean => viewSearch(definition, state) !== viewSearch(definition, viewState(definition, view));
