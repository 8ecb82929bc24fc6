import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { Button, Drawer, EmptyState, Failure, Skeleton, Stack, Tabs, Text, toast } from '#ui/index.ts';
import { HistoryTab } from '../audit/HistoryTab.tsx';
import type { AdminArea, AdminScope, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminAction, AdminPageDefinition, AdminTab } from '../kit/define-admin-page.ts';
import { sourcesOf } from '../kit/sources.ts';
import { useNeighbourKeys } from '../kit/useNeighbourKeys.ts';
import { tableOf } from '../state/views.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { content } from './AdminDrawer.css.ts';
import { EditForm, type EditFormHandle } from './EditForm.tsx';
import { ownRefusals } from './refusal.ts';
import type { ActionTarget } from './useActions.ts';

/** Id of the tab with the form. */
const formTab = 'data';

interface AdminDrawerProps<T extends AdminTypes> {
  definition: AdminPageDefinition<T>;
  scope: AdminScope<T>;
  area: AdminArea;
  /** Key of the row; null for a new one. */
  id: string | null;
  /** False when the form is read-only (`access: read` of the tile). */
  canChange: boolean;
  /** Actions on the row. */
  actions: readonly AdminAction<T>[];
  onRun: (action: AdminAction<T>, target: ActionTarget<T>) => Promise<void>;
  /** The open tab's id; null for the first one. */
  tab: string | null;
  onTab: (id: string) => void;
  /** Opens the previous or next row of the list; absent where there is none. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** Called after a save, to load the list again. */
  onChanged: () => void;
}

/** The drawer of an existing or a new row: form and tabs. */
export function AdminDrawer<T extends AdminTypes>(props: AdminDrawerProps<T>) {
  const { definition, scope, area, id, canChange, actions, onRun, tab, onTab } = props;
  const { onPrevious, onNext, onClose, onChanged } = props;
  const { form, newTitle = '' } = definition.drawer ?? {};
  const tabs = tabsOf(definition, area);
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  useNeighbourKeys(onPrevious, onNext, { isInDrawer: true });

  const { read, add, change } = scope;
  const rowQuery = queryOptions<T['row']>({
    queryKey: ['admin row', tableOf(area, definition), id],
    queryFn: read && id !== null ? ({ signal }) => read(id, { signal }) : skipToken,
    // The row must be read again when the drawer opens.
    gcTime: 0,
    meta: ownRefusals,
  });
  const { data: row, error, refetch } = useQuery(rowQuery);

  const editForm = useRef<EditFormHandle>(null);
  const close = async (): Promise<void> => {
    if ((await editForm.current?.mayLeave()) ?? true) onClose();
  };
  const onSaved = (saved: T['row']): void => {
    onChanged();
    if (id !== null) {
      queryClient.setQueryData(rowQuery.queryKey, saved);
      toast.show({ tone: 'positive', title: 'Сохранено' });
      return;
    }
    toast.show({ tone: 'positive', title: `Добавлено: ${definition.nameOf(saved)}` });
    onClose();
  };
  const saveNew =
    add && ((body: T['body']) => keys.send(JSON.stringify(body), (headers) => add(body, { headers })));
  const saveOld =
    row && change ? (body: T['body'], version: T['row'] | null) => change(version ?? row, body) : undefined;
  const save = id === null ? saveNew : saveOld;

  const refresh = (): void => {
    void refetch();
    onChanged();
  };

  const items = [
    ...tabs.filter(({ isFirst }) => isFirst),
    ...(form ? [{ id: formTab, title: 'Данные' }] : []),
    ...tabs.filter(({ isFirst }) => !isFirst),
  ].map(({ id: name, title }) => ({ id: name, label: title }));
  const open = items.find((one) => one.id === tab)?.id ?? items[0]?.id ?? formTab;

  const may = row && id !== null ? (scope.mayChange?.(row) ?? true) : true;
  const refusal = may === true ? null : may;
  const mayChange = canChange && refusal === null;

  const show = (): ReactNode => {
    if (id !== null && !row) return <Missing error={error} onRetry={() => void refetch()} />;
    const shown = tabs.find((one) => one.id === open);
    if (row && shown) return shown.render(row, refresh, mayChange);
    return (
      form && (
        <Stack>
          {refusal && <Text tone="muted">{refusal}</Text>}
          {row && form.Notice && (
            <form.Notice row={row} area={area} canChange={mayChange} refresh={refresh} />
          )}
          <EditForm
            key={id}
            ref={editForm}
            form={form}
            sources={sourcesOf(scope, area)}
            area={area}
            row={row ?? null}
            save={mayChange ? save : undefined}
            read={() => queryClient.fetchQuery({ ...rowQuery, staleTime: 0 })}
            onSaved={onSaved}
          />
        </Stack>
      )
    );
  };
  const title = id === null ? newTitle : row ? definition.nameOf(row) : definition.title;
  return (
    <Drawer
      isOpen
      side="end"
      size="lg"
      title={title}
      actions={
        row &&
        actions.length > 0 && (
          <ActionMenu
            trigger={
              <Button size="sm" slot={null} icon={<ChevronDown />}>
                Действия
              </Button>
            }
            actions={actions}
            target={{ selection: { keys: [definition.idOf(row)] }, count: 1, rows: [row] }}
            onRun={onRun}
          />
        )
      }
      onClose={() => void close()}
    >
      <div className={content}>
        {row && items.length > 1 ? (
          <Tabs label="Разделы записи" items={items} selected={open} onSelect={onTab}>
            {show()}
          </Tabs>
        ) : (
          show()
        )}
      </div>
    </Drawer>
  );
}

/** The tabs of the drawer beside the form. */
function tabsOf<T extends AdminTypes>(
  { drawer, entity, idOf }: AdminPageDefinition<T>,
  area: AdminArea,
): readonly AdminTab<T['row']>[] {
  const tabs = (drawer?.tabs ?? []).filter((one) => (one.area ?? area) === area);
  if (!entity) return tabs;
  const fieldsOf = drawer?.form?.fields;
  const render = (row: T['row']): ReactNode => (
    <HistoryTab
      area={area}
      entity={entity}
      id={idOf(row)}
      fields={fieldsOf?.(() => ({ key: '', find: async () => [] }), row, area) ?? []}
    />
  );
  return [...tabs, { id: 'history', title: 'История', render }];
}

/** Shown instead of a row that is loading, was not found, or failed to load. */
function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error)
    return (
      <Stack>
        {['e-mail', 'name', 'company', 'department', 'post'].map((name) => (
          <Skeleton key={name} height="3rem" />
        ))}
      </Stack>
    );
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="Запись не найдена" text="Возможно, её удалили." />;
  return <Failure title="Не удалось загрузить запись" onRetry={onRetry} />;
}
