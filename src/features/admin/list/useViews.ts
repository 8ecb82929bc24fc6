import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  tableViewAdd,
  tableViewChange,
  tableViewList,
  tableViewRemove,
} from '#api/generated/hooks/admin/admin.ts';
import type { TableView } from '#api/generated/model/tableView.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { openDialog } from '#platform/dialogs.ts';
import { toast } from '#ui/index.ts';
import { ownRefusals, tellRefusal } from '../edit/refusal.ts';
import type { AdminArea, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';
import type { ListState } from '../state/list-state.ts';
import { isViewChanged, tableOf, viewSearch, viewState } from '../state/views.ts';
import { ViewDialog, type ViewFields } from './ViewDialog.tsx';

/** How long «Отменить» is offered after a deletion, ms. */
const undoTime = 10_000;

interface ViewsOptions<T extends AdminTypes> {
  definition: AdminPageDefinition<T>;
  area: AdminArea;
  state: ListState;
  /** Ids of the shown columns; a view stores them. */
  shown: readonly string[];
  /** False until the views are needed. */
  isWanted: boolean;
  /** Changes a part of the current state. */
  onOpen: (state: Partial<ListState>) => void;
}

/** The views of a table: opens, saves, changes and deletes them. */
export function useViews<T extends AdminTypes>(options: ViewsOptions<T>) {
  const { definition, area, state, shown, isWanted, onOpen } = options;
  const table = tableOf(area, definition);
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const queryKey = ['table views', table];
  const { data: views, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => tableViewList({ table }, { signal }),
    enabled: isWanted || state.view !== null,
    staleTime: 60_000,
  });
  const reload = (): void => void queryClient.invalidateQueries({ queryKey });
  const current = views?.find(({ uuid }) => uuid === state.view) ?? null;
  const search = viewSearch(definition, { ...state, columns: shown });
  const open = (view: TableView): void => onOpen(viewState(definition, view));
  /** Selects the view that was just saved. The rest of the current state stays. */
  const follow = (view: TableView): void => {
    const others = (all: readonly TableView[] = []) => all.filter(({ uuid }) => uuid !== view.uuid);
    queryClient.setQueryData<readonly TableView[]>(queryKey, (all) => [...others(all), view]);
    onOpen({ view: view.uuid, columns: viewState(definition, view).columns });
  };

  const add = useMutation({
    mutationFn: (fields: ViewFields & { search: string }) =>
      keys.send(JSON.stringify([table, fields]), (headers) =>
        tableViewAdd({ table, ...fields }, { headers }),
      ),
    onSuccess: reload,
    meta: ownRefusals,
  });
  const change = useMutation({
    mutationFn: ({ view, ...part }: { view: TableView } & Partial<ViewFields & { search: string }>) => {
      const { uuid, version, name, isShared } = view;
      return tableViewChange({ uuid, version, name, isShared, search: view.search, ...part });
    },
    onSettled: reload,
    meta: ownRefusals,
  });
  const remove = useMutation({
    mutationFn: ({ uuid }: TableView) => tableViewRemove({ uuid }),
    onSettled: reload,
    meta: ownRefusals,
  });

  return {
    views,
    isError,
    current,
    isChanged: current !== null && isViewChanged(definition, current, state),
    open,
    /** Asks for a name and saves the current state of the list under it. */
    async saveAs(): Promise<void> {
      const send = (fields: ViewFields) => add.mutateAsync({ ...fields, search });
      const saved = await openDialog(
        ViewDialog,
        { title: 'Новое представление', initial: { name: '', isShared: false }, send },
        { isOfScreen: true },
      );
      if (saved) follow(saved);
    },
    /** Saves the current state of the list in the open view. */
    async save(view: TableView): Promise<void> {
      const saved = await change.mutateAsync({ view, search }).catch(tellRefusal);
      if (!saved) return;
      follow(saved);
      toast.show({ tone: 'positive', title: 'Представление сохранено' });
    },
    async rename(view: TableView): Promise<void> {
      const { name, isShared } = view;
      const send = (fields: ViewFields) => change.mutateAsync({ view, ...fields });
      await openDialog(
        ViewDialog,
        { title: 'Представление', initial: { name, isShared }, send },
        { isOfScreen: true },
      );
    },
    async remove(view: TableView): Promise<void> {
      const { name, isShared } = view;
      const isGone = await remove.mutateAsync(view).then(() => true, tellRefusal);
      if (!isGone) return;
      onOpen({ view: null });
      toast.show({
        tone: 'positive',
        title: `Удалено представление «${name}»`,
        timeout: undoTime,
        action: {
          label: 'Отменить',
          onPress: () => void add.mutateAsync({ name, isShared, search: view.search }).catch(tellRefusal),
        },
      });
    },
  };
}
