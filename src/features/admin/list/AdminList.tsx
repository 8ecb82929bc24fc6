import { useState } from 'react';
import { Button, EmptyState, Pagination, Stack, Table } from '#ui/index.ts';
import type {
  AdminArea,
  AdminColumn,
  AdminPageDefinition,
  AdminScope,
  AdminTypes,
} from '../define-admin-page.ts';
import { AdminActions } from '../edit/AdminActions.tsx';
import { AdminDrawer } from '../edit/AdminDrawer.tsx';
import { useNeighbourKeys } from '../useNeighbourKeys.ts';
import { FilterBar } from './FilterBar.tsx';
import { ListTools } from './ListTools.tsx';
import { filterQuery, isFiltered, pageSizes, sortIn, sortText, withFilter } from './list-state.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { countOf, selectionOf } from './selection.ts';
import { useColumns } from './useColumns.ts';
import { useListAddress } from './useListAddress.ts';
import { useRows } from './useRows.ts';
import { useSelection } from './useSelection.ts';

export interface AdminListProps<T extends AdminTypes> {
  definition: AdminPageDefinition<T>;
  scope: AdminScope<T>;
  area: AdminArea;
  /** False: nothing that changes something is shown (`access: read` of the tile). */
  canChange: boolean;
}

/** A page of the administration: its list with search, filters and actions, and the drawer of a row. */
export function AdminList<T extends AdminTypes>({ definition, scope, area, canChange }: AdminListProps<T>) {
  const { idOf, search, drawer, filters = [], actions = [] } = definition;
  const { state, change } = useListAddress(definition);
  const { rows, total, page, isFetching, isError, retry, reload } = useRows({ definition, scope, state });
  const filter = filterQuery(definition, state);
  const selection = useSelection({ definition, filter, rows });
  const { columns, hidden, shown, remember } = useColumns(definition, area, state);
  const [isAdding, setAdding] = useState(false);

  const { download } = scope;
  const count = countOf(selection.chosen, total);
  const ownFilters = filters.filter((one) => (one.area ?? area) === area);
  const isSelectable = canChange && actions.some(({ on }) => on !== 'one');
  const reset = (): void => change({ filters: {}, searchText: '', page: 1 });
  const onChanged = (): void => {
    selection.clear();
    reload();
  };

  const drawerRow = drawer && !isAdding ? state.row : null;
  const isDrawerOpen = drawerRow !== null || isAdding;
  const place = rows.findIndex((row) => idOf(row) === drawerRow);
  /** Opens the row so many places further on; nothing where there is none. */
  const neighbour = (step: number): (() => void) | undefined => {
    const row = place < 0 ? undefined : rows[place + step];
    return row && (() => change({ row: idOf(row) }));
  };
  const turn = (next: number): (() => void) | undefined =>
    isDrawerOpen || next < 1 || next > Math.ceil(total / state.size)
      ? undefined
      : () => change({ page: next });
  useNeighbourKeys(turn(page - 1), turn(page + 1));

  const menu: AdminColumn<T['row']> = {
    id: 'menu',
    title: 'Действия',
    width: 104,
    minWidth: 104,
    render: (row) => (
      <AdminActions
        definition={definition}
        scope={scope}
        selection={{ keys: [idOf(row)] }}
        count={1}
        rows={[row]}
        place="one"
        onChanged={onChanged}
      />
    ),
  };
  const hasMenu = canChange && actions.some(({ on }) => on !== 'many');

  return (
    <Stack gap={3}>
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
        onColumns={(next) => change({ columns: remember(next) })}
        onDownload={
          download && ((format) => download({ ...filter, ...sortText(state), columns: shown, format }))
        }
        onAdd={canChange && scope.add && drawer?.form ? () => setAdding(true) : undefined}
      />
      {ownFilters.length > 0 && (
        <FilterBar
          filters={ownFilters}
          chosen={state.filters}
          scope={scope}
          onFilter={(one, values) => change(withFilter(state, one, values))}
          onReset={reset}
        />
      )}
      {isSelectable && count > 0 && (
        <SelectionBar count={count} total={total} onAll={selection.chooseAll} onClear={selection.clear}>
          <AdminActions
            definition={definition}
            scope={scope}
            selection={selectionOf(selection.chosen, filter, total)}
            count={count}
            rows={selection.seen}
            place="many"
            onChanged={onChanged}
          />
        </SelectionBar>
      )}
      <Table
        label={definition.title}
        columns={hasMenu ? [...columns, menu] : columns}
        hiddenColumns={hidden}
        rows={rows}
        rowKey={idOf}
        sort={sortIn(state.sort)}
        onSortChange={({ column, direction }) =>
          change({ sort: `${column},${direction === 'ascending' ? 'asc' : 'desc'}`, page: 1 })
        }
        selectionMode={isSelectable ? 'multiple' : 'none'}
        selected={selection.onPage}
        onSelect={selection.choose}
        onRowAction={drawer && ((row) => change({ row, tab: null }, true))}
        isLoading={isFetching}
        error={isError ? <Failed onRetry={retry} /> : undefined}
        empty={isFiltered(state) ? <NothingFound onReset={reset} /> : <EmptyState title={definition.empty} />}
      />
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
          id={drawerRow}
          canChange={canChange}
          tab={state.tab}
          onTab={(tab) => change({ tab })}
          onPrevious={neighbour(-1)}
          onNext={neighbour(1)}
          onClose={() => (isAdding ? setAdding(false) : change({ row: null, tab: null }))}
          onChanged={reload}
        />
      )}
    </Stack>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState title="Не удалось загрузить список" action={<Button onPress={onRetry}>Повторить</Button>} />
);

const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <EmptyState title="Ничего не найдено" action={<Button onPress={onReset}>Сбросить фильтры</Button>} />
);
