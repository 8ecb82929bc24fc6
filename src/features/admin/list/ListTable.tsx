import { EllipsisVertical, GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton, Inline, NoDrag, Table, type TableProps, useRowMoves } from '#ui/index.ts';
import { ActionMenu } from '../edit/ActionMenu.tsx';
import type { ActionTarget } from '../edit/useActions.ts';
import type { AdminTypes } from '../kit/admin-scope.ts';
import type { AdminAction, AdminColumn, AdminPageDefinition } from '../kit/define-admin-page.ts';
import { tablePlace } from './AdminList.css.ts';
import { moveByKey, moveItems } from './row-moves.tsx';
import { selectionMenuId } from './SelectionBar.tsx';
import type { Moves } from './useMoves.ts';

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
  /** Actions on one row; without actions the rows have no menu. */
  actions: readonly AdminAction<T>[];
  onRun: (action: AdminAction<T>, target: ActionTarget<T>) => Promise<void>;
  /** Moving of rows; absent where the page has none. */
  moves: Moves | undefined;
  onOpen: ((row: string) => void) | undefined;
  /** Clears the selection, also on other pages; absent while nothing is selected. */
  onClear: (() => void) | undefined;
  /** True when more than one row is selected, also on other pages. */
  areSeveralSelected: boolean;
  error: ReactNode;
  empty: ReactNode;
}

/**
 * Opens the menu of the focused row on Shift+F10 and the menu key; that of all selected rows if it is one of several. Returns
 * true if there is one.
 */
function openRowMenu({ key, shiftKey, target }: KeyboardEvent, areSeveralSelected: boolean): boolean {
  const isAsked = key === 'ContextMenu' || (key === 'F10' && shiftKey);
  const row = isAsked && target instanceof Element ? target.closest('tr') : null;
  if (!row) return false;
  const isOneOfSeveral = areSeveralSelected && row.ariaSelected === 'true';
  const ofSelection = isOneOfSeveral ? document.getElementById(selectionMenuId) : null;
  const button = ofSelection ?? row.querySelector<HTMLElement>('button[aria-haspopup]');
  if (!button) return false;
  // After a click of a program React Aria takes the user for a screen reader's and leaves the focus on the menu itself.
  button.focus();
  for (const type of ['keydown', 'keyup'])
    button.dispatchEvent(new window.KeyboardEvent(type, { key: 'Enter', bubbles: true }));
  // A menu gives the focus back to its button, which is outside of the table here.
  if (ofSelection) button.addEventListener('focus', () => row.focus(), { once: true });
  return true;
}

/** False for a key pressed in the menu of a row, which is rendered elsewhere in the page. */
const isInside = ({ currentTarget, target }: KeyboardEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** The column of the place with the handle that drags the row. */
const withHandle = <Row,>(column: AdminColumn<Row>, nameOf: (row: Row) => string): AdminColumn<Row> => ({
  ...column,
  render: (row) => (
    <Inline gap={1}>
      <IconButton slot="drag" size="sm" label={`Перетащить: ${nameOf(row)}`} icon={<GripVertical />} />
      {column.render(row)}
    </Inline>
  ),
});

/** The naming column of rows that have no handle now. */
const withoutHandle = <Row,>(column: AdminColumn<Row>): AdminColumn<Row> => ({
  ...column,
  render: (row) => (
    <>
      {column.render(row)}
      <NoDrag />
    </>
  ),
});

const nowhere = (): void => undefined;

/** The table of a list, with the menu of each row. */
export function ListTable<T extends AdminTypes>(props: ListTableProps<T>) {
  const { definition, columns, actions, onRun, moves, onOpen, onClear, areSeveralSelected, ...table } = props;
  const { idOf, nameOf } = definition;
  const keys = table.rows.map(idOf);
  const canMove = moves !== undefined && moves.refusal === null;
  const dragAndDropHooks = useRowMoves({ keys, onMove: moves?.move ?? nowhere, isDisabled: !canMove });
  const hasHandles = canMove && !table.hiddenColumns?.has('position');
  const shown = columns.map((column, index) => {
    if (hasHandles) return column.id === 'position' ? withHandle(column, nameOf) : column;
    return moves && index === 0 ? withoutHandle(column) : column;
  });
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
      >
        {moves && moveItems(moves, idOf(row), keys)}
      </ActionMenu>
    ),
  };
  return (
    <div
      className={tablePlace}
      onKeyDownCapture={(event) => {
        if (openRowMenu(event, areSeveralSelected)) event.preventDefault();
        if (canMove && moveByKey(event, moves, keys)) {
          event.preventDefault();
          event.stopPropagation();
        }
        if (event.key !== 'Escape' || !onClear || !isInside(event)) return;
        // The table itself would clear the selection on this page only.
        event.stopPropagation();
        onClear();
      }}
    >
      <Table
        {...table}
        label={definition.title}
        columns={actions.length > 0 || moves ? [...shown, menu] : shown}
        dragAndDropHooks={moves && dragAndDropHooks}
        rowKey={idOf}
        isEven
        isFilling={definition.Above === undefined}
        {...(onOpen && { onRowAction: onOpen })}
      />
    </div>
  );
}
