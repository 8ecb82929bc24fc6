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
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type Column, type Sort, shownColumns } from './column.ts';
import { SelectionColumn, TitleColumn } from './HeaderCells.tsx';
import { SelectionCheckbox } from './SelectionCheckbox.tsx';
import {
  actionable,
  cell,
  filling,
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
  /** In the order in which they are shown: whoever gives the rows has sorted and paged them. */
  rows: readonly Item[];
  rowKey: (row: Item) => string;
  /** Ids of the columns that are not shown; see `ColumnChoice`. */
  hiddenColumns?: ReadonlySet<string>;
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
  /** @default none */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Keys of the chosen rows. */
  selected?: ReadonlySet<string>;
  /** «Выбрать всё» means the rows that are here, not those of other pages. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** A press or Enter on a row; with a selection the checkbox chooses and the row acts. */
  onRowAction?: (key: string) => void;
  /** Rows are on their way: shapes of them without `rows`, else the old ones stay under a line. */
  isLoading?: boolean;
  /** Instead of rows, when they could not be had. */
  error?: ReactNode;
  /** Instead of rows, when there are none. */
  empty?: ReactNode;
  /** Takes no more than what is left of the height of its column, and scrolls inside. @default false */
  isFilling?: boolean;
  isResizable?: boolean;
  /** A CSS length after which it scrolls inside, under a header that stays; 70vh where there are very many rows. */
  maxHeight?: string;
}

const rowHeight = 44;
const headingHeight = 40;
/** From how many rows on only the visible ones are drawn. */
const windowFrom = 100;
const shapeCount = 6;
const nothingHidden: ReadonlySet<string> = new Set();

type Line<Item> = { id: string; item: Item } | { id: string; item?: never };

/**
 * A table for data of any length (ADM-01). It neither sorts nor pages: it tells what is asked for. Arrows walk over
 * the cells, Enter on a title sorts, Space chooses, Shift extends. More than 100 rows are drawn in a window, each in
 * one line.
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
                {line.item === undefined ? <Shape column={column} /> : column.render(line.item)}
              </Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </AriaTable>
  );

  // React Aria lets no `aria-busy` through.
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

/** A cell that is on its way. The one that names the row says so: a row without a name is read as nothing. */
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
