import type { ReactNode } from 'react';
import {
  Table as AriaTable,
  Cell,
  ResizableTableContainer,
  Row,
  type Selection,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type Column, type Sort, shownColumns } from './column.ts';
import { SelectionColumn, TitleColumn } from './HeaderCells.tsx';
import { NoDrag } from './NoDrag.tsx';
import { SelectionCheckbox } from './SelectionCheckbox.tsx';
import {
  actionable,
  cell,
  filling,
  firstLines,
  header,
  instead,
  menu,
  number,
  oneLine,
  outer,
  pinned,
  row,
  scroller,
  stale,
  table,
} from './Table.css.ts';

export interface TableProps<Item> {
  /** The accessible name. */
  label: string;
  columns: readonly Column<Item>[];
  /** The rows in display order: the caller sorts and pages them. */
  rows: readonly Item[];
  rowKey: (row: Item) => string;
  /** Ids of the hidden columns; see `ColumnChoice`. */
  hiddenColumns?: ReadonlySet<string>;
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
  /** @default none */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Keys of the selected rows. */
  selected?: ReadonlySet<string>;
  /** Called with a new selection. «Выбрать всё» selects the loaded rows, not those of other pages. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Called on a press or Enter on a row; with a selection only the checkbox selects. */
  onRowAction?: (key: string) => void;
  /** Rows are loading: without `rows` skeletons are shown, otherwise the old rows stay below a progress line. */
  isLoading?: boolean;
  /** Shown instead of rows after an error. */
  error?: ReactNode;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
  /** Limits the height to the remaining height of the parent and scrolls inside. @default false */
  isFilling?: boolean;
  isResizable?: boolean;
  /** Lets rows be dragged to other places: `useRowMoves`. Each row then needs a button with `slot="drag"` or a `NoDrag`. */
  dragAndDropHooks?: DragAndDropHooks | undefined;
  /** Maximum height as a CSS length; the rows scroll below a sticky header. @default 70vh for virtualized tables */
  maxHeight?: string;
}

const rowHeight = 44;
const headingHeight = 40;
/** Tables with more rows are virtualized. */
const windowFrom = 100;
const shapeCount = 6;
const nothingHidden: ReadonlySet<string> = new Set();

type Line<Item> = { id: string; item: Item } | { id: string; item?: never };

/**
 * A table for data of any length (ADM-01). It does not sort or page itself, it reports what the user requests. Arrow
 * keys move between cells, Enter on a header sorts, Space selects, Shift extends the selection. More than 100 rows are
 * virtualized, each on one line.
 */
export function Table<Item>(props: TableProps<Item>) {
  const { selectionMode = 'none', selected, isLoading = false, error, rowKey, onRowAction } = props;
  const columns = shownColumns(props.columns, props.hiddenColumns ?? nothingHidden);
  const rows = error === undefined ? props.rows : [];
  const isWindowed = rows.length > windowFrom;
  const awaitsFirst = isLoading && rows.length === 0 && error === undefined;
  const lines: Line<Item>[] = awaitsFirst
    ? Array.from({ length: shapeCount }, (_, index) => ({ id: `shape-${index}` }))
    : rows.map((item) => ({ id: rowKey(item), item }));

  const choose = (keys: Selection) =>
    props.onSelect?.(new Set(keys === 'all' ? rows.map(rowKey) : [...keys].map(String)));

  const body = (
    <AriaTable
      aria-label={props.label}
      selectionMode={awaitsFirst ? 'none' : selectionMode}
      selectedKeys={selected}
      onSelectionChange={choose}
      sortDescriptor={props.sort ?? undefined}
      onSortChange={({ column, direction }) => props.onSortChange?.({ column: String(column), direction })}
      {...(props.dragAndDropHooks && { dragAndDropHooks: props.dragAndDropHooks })}
      onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
      className={isLoading && !awaitsFirst ? `${table} ${stale}` : table}
    >
      <TableHeader className={header}>
        {selectionMode !== 'none' && (
          <SelectionColumn choosesAll={selectionMode === 'multiple' && rows.length > 0} />
        )}
        {columns.map((column) => (
          <TitleColumn key={column.id} column={column} isResizable={props.isResizable} />
        ))}
      </TableHeader>
      <TableBody
        items={lines}
        dependencies={[props.columns, props.hiddenColumns, selectionMode, onRowAction]}
        renderEmptyState={() => <div className={instead}>{error ?? props.empty ?? 'Данных нет'}</div>}
      >
        {(line) => (
          <Row id={line.id} className={onRowAction ? `${row} ${actionable}` : row}>
            {selectionMode !== 'none' && (
              <Cell className={cell}>{line.item !== undefined && <SelectionCheckbox />}</Cell>
            )}
            {columns.map((column) => (
              <Cell key={column.id} className={cellClass(column, isWindowed)}>
                {line.item === undefined && column.isRowHeader && props.dragAndDropHooks && <NoDrag />}
                {line.item === undefined ? (
                  <Shape column={column} />
                ) : (
                  <Content column={column} item={line.item} />
                )}
              </Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </AriaTable>
  );

  // React Aria does not pass `aria-busy` on.
  return (
    <div aria-busy={isLoading} className={props.isFilling ? `${outer} ${filling}` : outer}>
      <ResizableTableContainer
        className={scroller}
        style={{ maxHeight: props.maxHeight ?? (isWindowed ? '70vh' : undefined) }}
      >
        {isWindowed ? (
          <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight }}>
            {body}
          </Virtualizer>
        ) : (
          body
        )}
      </ResizableTableContainer>
    </div>
  );
}

function Content<Item>({ column, item }: { column: Column<Item>; item: Item }) {
  const content = column.render(item);
  return column.isLong ? <div className={firstLines}>{content}</div> : content;
}

/**
 * A cell that is loading. The cell that names the row has text: screen readers do not announce a row without a name.
 */
function Shape<Item>({ column: { isRowHeader, isMenu } }: { column: Column<Item> }) {
  if (isMenu) return null;
  return (
    <>
      <Skeleton width="70%" />
      {isRowHeader && <VisuallyHidden>Загрузка</VisuallyHidden>}
    </>
  );
}

function cellClass<Item>({ align, isRowHeader, isMenu }: Column<Item>, isWindowed: boolean): string {
  return [cell, align === 'end' && number, isWindowed && oneLine, isRowHeader && pinned, isMenu && menu]
    .filter(Boolean)
    .join(' ');
}
