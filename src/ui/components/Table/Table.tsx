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
import { type Column, type ShownColumn, type Sort, shownColumns, shownSort } from './column.ts';
import { SelectionColumn, TitleColumn } from './HeaderCells.tsx';
import { NoDrag } from './NoDrag.tsx';
import { SelectionCheckbox } from './SelectionCheckbox.tsx';
import {
  actionable,
  cell,
  even,
  evenTwo,
  filling,
  firstLines,
  header,
  instead,
  lineOf,
  menu,
  number,
  oneLine,
  outer,
  pinned,
  row,
  scroller,
  secondLine,
  stale,
  table,
  twoLines,
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
  /** Rows of one height: of two lines where a column has two or a long text, else of one. @default false */
  isEven?: boolean;
  /** Lets rows be dragged to other places: `useRowMoves`. Each row then needs a button with `slot="drag"` or a `NoDrag`. */
  dragAndDropHooks?: DragAndDropHooks | undefined;
  /** Maximum height as a CSS length; the rows scroll below a sticky header. @default 70vh for virtualized tables */
  maxHeight?: string;
}

/** Heights of rows of one line and of two, px. */
const rowHeights = [44, 56] as const;
const headingHeight = 40;
/** Tables with more rows are virtualized. */
const windowFrom = 100;
const shapeCount = 6;
/** Shown for an absent value. An absent second line shows nothing. */
const nothing = '—';
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

  const hasTwoLines = columns.some(({ second, isLong }) => second !== undefined || isLong);
  const sort = props.sort ?? null;

  /** A press beside the titles of two lines sorts by the one that is sorted, else by the first that can be. */
  const sortBy = ({ column: id, direction }: { column: unknown; direction: Sort['direction'] }): void => {
    const { isSortable, second } = columns.find((column) => column.id === id) ?? {};
    const isSecond = second !== undefined && (sort?.column === second.id || !isSortable);
    props.onSortChange?.({ column: isSecond ? second.id : String(id), direction });
  };

  const choose = (keys: Selection) =>
    props.onSelect?.(new Set(keys === 'all' ? rows.map(rowKey) : [...keys].map(String)));

  const body = (
    <AriaTable
      aria-label={props.label}
      selectionMode={awaitsFirst ? 'none' : selectionMode}
      selectedKeys={selected}
      onSelectionChange={choose}
      sortDescriptor={sort ? shownSort(columns, sort) : undefined}
      onSortChange={sortBy}
      {...(props.dragAndDropHooks && { dragAndDropHooks: props.dragAndDropHooks })}
      onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
      className={[
        table,
        isLoading && !awaitsFirst && stale,
        props.isEven && even,
        props.isEven && hasTwoLines && evenTwo,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <TableHeader className={header}>
        {selectionMode !== 'none' && (
          <SelectionColumn choosesAll={selectionMode === 'multiple' && rows.length > 0} />
        )}
        {columns.map((column) => (
          <TitleColumn
            key={column.id}
            column={column}
            isResizable={props.isResizable}
            sort={sort}
            onSort={props.onSortChange}
          />
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
              <Cell key={column.id} className={cellClass(column, isWindowed)} {...titleOf(column)}>
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
          <Virtualizer
            layout={TableLayout}
            layoutOptions={{ rowHeight: rowHeights[hasTwoLines ? 1 : 0], headingHeight }}
          >
            {body}
          </Virtualizer>
        ) : (
          body
        )}
      </ResizableTableContainer>
    </div>
  );
}

function Content<Item>({ column, item }: { column: ShownColumn<Item>; item: Item }) {
  const { second } = column;
  const content = column.render(item);
  if (second) {
    const below = second.render(item);
    return (
      <>
        <CutLine>{content}</CutLine>
        {below !== nothing && <CutLine isSecond>{below}</CutLine>}
      </>
    );
  }
  if (column.isLong) return <div className={firstLines}>{content}</div>;
  return typeof content === 'string' ? <div className={twoLines}>{content}</div> : content;
}

/** A line that is cut where the cell ends; its tooltip then has all of it. */
const CutLine = ({ isSecond = false, children }: { isSecond?: boolean; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only adds a tooltip
  <div
    className={isSecond ? `${lineOf} ${secondLine}` : lineOf}
    onMouseEnter={({ currentTarget: line }) => {
      line.title = line.scrollWidth > line.clientWidth ? (line.textContent ?? '') : '';
    }}
  >
    {children}
  </div>
);

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

/** Shown before a number where the header is not above it. */
const titleOf = <Item,>({ align, title, isMenu }: Column<Item>): { 'data-title'?: string } =>
  align === 'end' && !isMenu ? { 'data-title': title } : {};

function cellClass<Item>({ align, isRowHeader, isMenu }: Column<Item>, isWindowed: boolean): string {
  return [cell, align === 'end' && number, isWindowed && oneLine, isRowHeader && pinned, isMenu && menu]
    .filter(Boolean)
    .join(' ');
}
