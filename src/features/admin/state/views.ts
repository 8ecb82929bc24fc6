/** Views of a table: named states of a list, stored by the gateway (administration.md §2.3). */
import type { TableView } from '#api/generated/model/tableView.ts';
import type { AdminArea, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';
import { type ListState, readState, searchOf } from './list-state.ts';

/** Name of a page's table in the contract. */
export const tableOf = (area: AdminArea, { page }: Pick<AdminPageDefinition<AdminTypes>, 'page'>): string =>
  `${area}/${page}`;

/** The stored part of a state, as the query of an address: without page, open row and text that may name people. */
export function viewSearch<T extends AdminTypes>(
  definition: AdminPageDefinition<T>,
  state: ListState,
): string {
  const kept = { ...state, page: 1, row: null, tab: null, view: null };
  const texts = Object.entries(searchOf(definition, kept)).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(texts).toString();
}

/** The state that a view opens. Values that the page no longer knows are left out. */
export function viewState<T extends AdminTypes>(
  definition: AdminPageDefinition<T>,
  { uuid, search }: Pick<TableView, 'uuid' | 'search'>,
): ListState {
  const kept = readState(definition, Object.fromEntries(new URLSearchParams(search)), '');
  return { ...kept, page: 1, row: null, tab: null, view: uuid };
}

/** True when the list differs from the open view. */
export const isViewChanged = <T extends AdminTypes>(
  definition: AdminPageDefinition<T>,
  view: TableView,
  state: ListState,
): boolean => viewSearch(definition, state) !== viewSearch(definition, viewState(definition, view));
