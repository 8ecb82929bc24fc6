import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState, Failure, Pagination, type Sort, useFocusAfterRemoval } from '#ui/index.ts';
import { ActionMenu } from '../edit/ActionMenu.tsx';
import { AdminDrawer } from '../edit/AdminDrawer.tsx';
import { actionsIn, offeredAt } from '../edit/batch.ts';
import { useActions } from '../edit/useActions.ts';
import type { AdminArea, AdminScope, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';
import { sourcesOf } from '../kit/sources.ts';
import { useNeighbourKeys } from '../kit/useNeighbourKeys.ts';
import {
  filterQuery,
  isFiltered,
  isShownAbove,
  pageSizes,
  sortIn,
  sortText,
  withFilter,
} from '../state/list-state.ts';
import { countOf, selectionOf } from '../state/selection.ts';
import { chosen, list, long } from './AdminList.css.ts';
import { chipsOf, idOfFilter } from './chips.ts';
import { EmptyList } from './EmptyList.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTools } from './ListTools.tsx';
import { OpenView } from './OpenView.tsx';
import { PrintNote } from './PrintNote.tsx';
import { SelectionBar, selectionMenuId } from './SelectionBar.tsx';
import { useColumns } from './useColumns.ts';
import { useFilterLabels } from './useFilterLabels.ts';
import { useListAddress } from './useListAddress.ts';
import { useListTotal } from './useListTotal.ts';
import { useMoves } from './useMoves.ts';
import { useReportOffer } from './useReportOffer.ts';
import { useRows } from './useRows.ts';
import { useSelection } from './useSelection.ts';
import { useViews } from './useViews.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

export interface AdminListProps<T extends AdminTypes> {
  definition: AdminPageDefinition<T>;
  scope: AdminScope<T>;
  area: AdminArea;
  /** False when controls that change data are hidden (`access: read` of the tile). */
  canChange: boolean;
}

/** A page of the administration: its list with search, filters, views and actions, and the drawer of a row. */
export function AdminList<T extends AdminTypes>({ definition, scope, area, canChange }: AdminListProps<T>) {
  const { idOf, search, drawer, drill, Above, empty } = definition;
  const { state, change } = useListAddress(definition);
  const { rows, total, page, loaded, isFetching, isOld, isError, retry, reload, reloadRow } = useRows({
    definition,
    scope,
    area,
    state,
  });
  // Rows of sums are no records.
  useListTotal(loaded > 0 && !drill ? total : null);
  const filter = filterQuery(definition, state);
  const selection = useSelection({ definition, filter, rows, isOld });
  const { columns, hidden, shown, remember: rememberColumns } = useColumns(definition, area, state, filter);
  const [isAdding, setAdding] = useState(false);
  const [areViewsWanted, setViewsWanted] = useState(false);
  const onOpen = (next: Partial<typeof state>): void => change(next, true);
  const views = useViews({ definition, area, state, shown, isWanted: areViewsWanted, onOpen });
  const onChanged = (removed?: string): void => {
    selection.clear();
    if (removed !== undefined && removed === state.row) change({ row: null, tab: null });
    reload();
    if (removed === undefined) reloadRow();
  };
  const { run, isPending } = useActions({ definition, scope, area, onChanged });

  const moves = useMoves({ definition, scope, state, rows, page, total, canChange, reload });

  const filters = (definition.filters ?? []).filter(
    (one) => one.kind !== 'one' && (one.area ?? area) === area,
  );
  const labelOf = useFilterLabels({ filters, chosen: state.filters, scope, area });
  const chips = chipsOf(filters, state.filters, labelOf);
  const shownChips = chips.filter(({ id }) =>
    filters.some((one) => idOfFilter(one) === id && !isShownAbove(one, state.filters)),
  );
  const reset = (): void => change({ filters: {}, searchText: '', page: 1 });
  const removeFilter = (id: string): void => {
    const removed = filters.find((one) => idOfFilter(one) === id);
    if (removed) change(withFilter(state, removed, {}));
  };

  const hasBatch = scope.changeMany !== undefined || scope.changeKeys !== undefined;
  const actions = actionsIn(definition, scope, area).filter((one) =>
    one.call ? canChange || one.isReading : canChange && hasBatch,
  );
  const forMany = offeredAt(actions, 'many');
  const count = countOf(selection.chosen, total);
  const { download } = scope;
  const report = useReportOffer(definition, area, state, shown);

  const drawerRow = drawer && !isAdding ? state.row : null;
  const isDrawerOpen = drawerRow !== null || isAdding;
  const place = rows.findIndex((row) => idOf(row) === drawerRow);
  /** Opens the row at this distance from the open one, if there is one. */
  const neighbour = (step: number): (() => void) | undefined => {
    const row = place < 0 ? undefined : rows[place + step];
    return row && (() => change({ row: idOf(row) }));
  };
  const turn = (next: number): (() => void) | undefined =>
    isDrawerOpen || next < 1 || next > Math.ceil(total / state.size)
      ? undefined
      : () => change({ page: next });
  useNeighbourKeys(turn(page - 1), turn(page + 1));

  const set = (values: typeof state.filters): void =>
    change({ filters: { ...state.filters, ...values }, page: 1 }, true);
  const open = (key: string): void => {
    const values = drill?.(key, filter);
    if (drawer) change({ row: key, tab: null }, true);
    else if (values) set(values);
  };

  const sortBy = ({ column, direction }: Sort): void =>
    change({ sort: `${column},${direction === 'ascending' ? 'asc' : 'desc'}`, page: 1 });
  const onAdd = canChange && scope.add && drawer?.form ? () => setAdding(true) : undefined;

  const remember = useFocusAfterRemoval(tableAround);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which element has the focus
    <div
      className={Above ? `${list} ${long}` : list}
      onFocus={({ currentTarget, target }) => {
        // Dialogs and menus restore the focus themselves.
        if (currentTarget.contains(target)) remember(target);
      }}
    >
      <ListTools
        search={
          search && {
            label: search.label,
            value: state.searchText,
            onSearch: (searchText) => change({ searchText, page: 1 }),
          }
        }
        columns={columns}
        hidden={hidden}
        onColumns={(next) => change({ columns: rememberColumns(next) })}
        onDownload={
          download &&
          ((format) =>
            download({ ...filter, ...sortText(state), columns: shown, format }).then((outcome) =>
              outcome === 'tooLarge' ? report.offer() : undefined,
            ))
        }
        onReport={report.order}
        onAdd={onAdd}
        sort={sortIn(state.sort)}
        onSort={sortBy}
        filters={
          filters.length > 0 && (
            <FilterMenu
              filters={filters}
              chosen={state.filters}
              sources={sourcesOf(scope, area)}
              labelOf={labelOf}
              onFilter={(one, values) => change(withFilter(state, one, values))}
            />
          )
        }
        views={<ViewsMenu views={views} onWant={() => setViewsWanted(true)} />}
      />
      <div className={chosen}>
        <OpenView views={views} />
        <FilterChips tags={shownChips} onRemove={removeFilter} onReset={reset} />
      </div>
      {Above && <Above query={filter} change={set} sources={sourcesOf(scope, area)} area={area} />}
      <PrintNote searchText={state.searchText} filters={chips.map(({ label }) => label)} loaded={loaded} />
      <ListTable
        definition={definition}
        columns={columns}
        actions={offeredAt(actions, 'one')}
        onRun={run}
        moves={moves}
        hiddenColumns={hidden}
        rows={rows}
        sort={sortIn(state.sort)}
        onSortChange={sortBy}
        selectionMode={forMany.length > 0 ? 'multiple' : 'none'}
        selected={selection.onPage}
        onSelect={selection.choose}
        onClear={count > 0 ? selection.clear : undefined}
        areSeveralSelected={count > 1}
        onOpen={drawer || drill ? open : undefined}
        isLoading={isFetching}
        error={isError ? <Failed onRetry={retry} /> : undefined}
        empty={
          isFiltered(definition, state) ? (
            <NothingFound onReset={reset} />
          ) : (
            <EmptyList
              empty={empty}
              area={area}
              canChange={canChange}
              add={onAdd && { title: drawer?.newTitle ?? 'Добавить', onPress: onAdd }}
            />
          )
        }
      />
      {forMany.length > 0 && count > 0 && (
        <SelectionBar
          count={count}
          total={total}
          onAll={scope.changeMany && selection.chooseAll}
          onClear={selection.clear}
        >
          <ActionMenu
            trigger={
              <Button
                id={selectionMenuId}
                size="sm"
                variant="primary"
                icon={<ChevronDown />}
                isPending={isPending}
              >
                Действия
              </Button>
            }
            actions={forMany}
            target={{ selection: selectionOf(selection.chosen, filter, total), count, rows: selection.seen }}
            onRun={run}
          />
        </SelectionBar>
      )}
      {total > 0 && (
        <Pagination
          page={page}
          pageSize={state.size}
          total={total}
          pageSizes={pageSizes}
          onPage={(next) => change({ page: next })}
          onPageSize={(size) => change({ size, page: 1 })}
        />
      )}
      {isDrawerOpen && (
        <AdminDrawer
          definition={definition}
          scope={scope}
          area={area}
          id={drawerRow}
          canChange={canChange}
          actions={offeredAt(actions, 'one')}
          onRun={run}
          tab={state.tab}
          onTab={(tab) => change({ tab })}
          onPrevious={neighbour(-1)}
          onNext={neighbour(1)}
          onClose={() => (isAdding ? setAdding(false) : change({ row: null, tab: null }))}
          onChanged={reload}
        />
      )}
    </div>
  );
}

/** Gets the focus when the focused button disappears from the list. */
const tableAround = (element: Element): HTMLElement | null =>
  element.closest(`.${list}`)?.querySelector<HTMLElement>('[role="grid"]') ?? null;

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Failure title="Не удалось загрузить список" onRetry={onRetry} />
);

const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <EmptyState title="Ничего не найдено" action={<Button onPress={onReset}>Сбросить фильтры</Button>} />
);
