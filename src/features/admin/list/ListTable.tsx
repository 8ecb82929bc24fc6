import { EllipsisVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton, Table, type TableProps } from '#ui/index.ts';
import type { AdminAction, AdminColumn, AdminPageDefinition, AdminTypes } from '../define-admin-page.ts';
import { ActionMenu } from '../edit/ActionMenu.tsx';
import type { ActionTarget } from '../edit/useActions.ts';
import { tablePlace } from './AdminList.css.ts';

interface ListTableProps<T extends AdminTypes>
  extends Pick<
    TableProps<T['row']>,
    | 'hiddenColumns'
    | 'rows'
    | 'sort'
    | 'onSortChange'
    | 'selectionMode'
    | 'selected'
    | 'onSelect'
    | 'isLoading'
  > {
  definition: AdminPageDefinition<T>;
  columns: readonly AdminColumn<T['row']>[];
  /** What can be done with one row; none: rows have no menu. */
  actions: readonly AdminAction<T>[];
  onRun: (action: AdminAction<T>, target: ActionTarget<T>) => Promise<void>;
  onOpen: ((row: string) => void) | undefined;
  /** Takes the whole choice away, that of other pages, too; absent where nothing is chosen. */
  onClear: (() => void) | undefined;
  error: ReactNode;
  empty: ReactNode;
}

/** Shift+F10 and the key of menus open the menu of the row that has the focus. True where there is one. */
function openRowMenu({ key, shiftKey, target }: KeyboardEvent): boolean {
  const isAsked = key === 'ContextMenu' || (key === 'F10' && shiftKey);
  const row = isAsked && target instanceof Element ? target.closest('tr') : null;
  const button = row?.querySelector<HTMLElement>('button[aria-haspopup]');
  button?.click();
  return button !== null && button !== undefined;
}

/** False for a key pressed in a menu of a row: it stands elsewhere in the page. */
const isInside = ({ currentTarget, target }: KeyboardEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** The table of a list, with the menu of each row. */
export function ListTable<T extends AdminTypes>(props: ListTableProps<T>) {
  const { definition, columns, actions, onRun, onOpen, onClear, ...table } = props;
  const { idOf, nameOf } = definition;
  const menu: AdminColumn<T['row']> = {
    id: 'menu',
    title: 'Действия',
    isMenu: true,
    render: (row) => (
      <ActionMenu
        trigger={<IconButton size="sm" label={`Действия: ${nameOf(row)}`} icon={<EllipsisVertical />} />}
        actions={actions}
        target={{ selection: { keys: [idOf(row)] }, count: 1, rows: [row] }}
        onRun={onRun}
      />
    ),
  };
  return (
    <div
      className={tablePlace}
      onKeyDownCapture={(event) => {
        if (openRowMenu(event)) event.preventDefault();
        if (event.key !== 'Escape' || !onClear || !isInside(event)) return;
        // The table itself would take the choice on this page away, and leave that on others.
        event.stopPropagation();
        onClear();
      }}
    >
      <Table
        {...table}
        label={definition.title}
        columns={actions.length > 0 ? [...columns, menu] : columns}
        rowKey={idOf}
        isFilling
        {...(onOpen && { onRowAction: onOpen })}
      />
    </div>
  );
}
