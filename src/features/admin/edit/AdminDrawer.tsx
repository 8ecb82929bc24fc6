import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { Button, Drawer, EmptyState, Skeleton, Stack, Tabs, toast } from '#ui/index.ts';
import type { AdminArea, AdminPageDefinition, AdminScope, AdminTypes } from '../define-admin-page.ts';
import { tableOf } from '../list/views.ts';
import { sourcesOf } from '../sources.ts';
import { useNeighbourKeys } from '../useNeighbourKeys.ts';
import { content } from './AdminDrawer.css.ts';
import { EditForm, type EditFormHandle } from './EditForm.tsx';
import { ownRefusals } from './refusal.ts';

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
  const { definition, scope, area, id, canChange, tab, onTab, onPrevious, onNext, onClose, onChanged } =
    props;
  const { form, tabs = [], newTitle = '' } = definition.drawer ?? {};
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  useNeighbourKeys(onPrevious, onNext, { isInDrawer: true });

  const { read, add, change } = scope;
  const rowQuery = queryOptions<T['row']>({
    queryKey: ['admin row', tableOf(area, definition), id],
    queryFn: read && id !== null ? ({ signal }) => read(id, { signal }) : skipToken,
    // The form copies the row once, so the row must be read again when the drawer opens.
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

  const show = (): ReactNode => {
    if (id !== null && !row) return <Missing error={error} onRetry={() => void refetch()} />;
    const shown = tabs.find((one) => one.id === tab);
    if (row && shown) return shown.render(row);
    return (
      form && (
        <EditForm
          key={id}
          ref={editForm}
          form={form}
          sources={sourcesOf(scope, area)}
          row={row ?? null}
          save={canChange ? save : undefined}
          read={() => queryClient.fetchQuery({ ...rowQuery, staleTime: 0 })}
          onSaved={onSaved}
        />
      )
    );
  };
  const items = [
    { id: formTab, label: 'Данные' },
    ...tabs.map(({ id: name, title }) => ({ id: name, label: title })),
  ];
  const title = id === null ? newTitle : row ? definition.nameOf(row) : definition.title;
  return (
    <Drawer isOpen side="end" size="lg" title={title} onClose={() => void close()}>
      <div className={content}>
        {row && tabs.length > 0 ? (
          <Tabs
            label="Разделы записи"
            items={items}
            selected={tabs.some((one) => one.id === tab) && tab !== null ? tab : formTab}
            onSelect={onTab}
          >
            {show()}
          </Tabs>
        ) : (
          show()
        )}
      </div>
    </Drawer>
  );
}

/** Shown instead of a row that is loading, was not found, or failed to load. */
function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error)
    return (
      <Stack gap={4}>
        {['e-mail', 'name', 'company', 'department', 'post'].map((name) => (
          <Skeleton key={name} height="3rem" />
        ))}
      </Stack>
    );
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="Запись не найдена" text="Возможно, её удалили." />;
  return (
    <EmptyState title="Не удалось загрузить запись" action={<Button onPress={onRetry}>Повторить</Button>} />
  );
}
