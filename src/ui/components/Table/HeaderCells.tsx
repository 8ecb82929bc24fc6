import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Column as AriaColumn, ColumnResizer } from 'react-aria-components/Table';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type Column, nextSort, type ShownColumn, type Sort } from './column.ts';
import { SelectionCheckbox } from './SelectionCheckbox.tsx';
import {
  arrow,
  column as columnClass,
  columnLine,
  columnTitle,
  menuTitle,
  namingWidth,
  narrowTitle,
  numberTitle,
  pairTitle,
  partTitle,
  pinnedTitle,
  resizer,
} from './Table.css.ts';

interface TitleColumnProps<Item> {
  column: ShownColumn<Item>;
  isResizable?: boolean | undefined;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}

/** Width in px. */
const menuWidth = 48;
const usualWidth = 120;

const widthOf = <Item,>({ minWidth = usualWidth, second }: ShownColumn<Item>): number =>
  Math.max(minWidth, second?.minWidth ?? 0);

function titleClass<Item>(column: ShownColumn<Item>): string {
  if (column.isMenu) return `${columnClass} ${menuTitle}`;
  if (!column.isRowHeader) return columnClass;
  const isWide = widthOf(column) > namingWidth;
  return `${columnClass} ${pinnedTitle}${isWide ? ` ${narrowTitle}` : ''}`;
}

const Arrow = ({ direction }: { direction: Sort['direction'] | undefined }) => (
  <span className={arrow}>
    <Icon size="sm">{direction === 'descending' ? <ArrowDown /> : <ArrowUp />}</Icon>
  </span>
);

interface PartTitleProps<Item> {
  part: Column<Item>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}

/** The title of one line of the cells: a button if it can be sorted by. */
function PartTitle<Item>({ part: { id, title, isSortable }, sort, onSort }: PartTitleProps<Item>) {
  if (!isSortable) return <span>{title}</span>;
  const isSorted = sort?.column === id;
  return (
    <Button
      className={partTitle}
      // Arrow keys move the focus to it, as to all controls of a table.
      excludeFromTabOrder
      aria-pressed={isSorted}
      onPress={() => onSort?.(nextSort(id, sort))}
    >
      {title}
      {isSorted && <Arrow direction={sort.direction} />}
    </Button>
  );
}

/** The header of a column: it sorts if the column is sortable, and has a handle for the width. */
export function TitleColumn<Item>({ column, isResizable = false, sort, onSort }: TitleColumnProps<Item>) {
  const { second } = column;
  return (
    <AriaColumn
      id={column.id}
      textValue={second ? `${column.title}, ${second.title}` : column.title}
      isRowHeader={column.isRowHeader}
      allowsSorting={column.isSortable === true || second?.isSortable === true}
      defaultWidth={column.isMenu ? menuWidth : (column.width ?? '1fr')}
      minWidth={column.isMenu ? menuWidth : widthOf(column)}
      className={titleClass(column)}
    >
      {({ sortDirection }) => (
        <div className={column.align === 'end' ? `${columnLine} ${numberTitle}` : columnLine}>
          {second ? (
            <div className={pairTitle}>
              <PartTitle part={column} sort={sort} onSort={onSort} />
              <span aria-hidden="true">/</span>
              <PartTitle part={second} sort={sort} onSort={onSort} />
            </div>
          ) : (
            <Group role="presentation" tabIndex={isResizable ? -1 : undefined} className={columnTitle}>
              {column.isMenu ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title}
            </Group>
          )}
          {column.isSortable && !second && <Arrow direction={sortDirection} />}
          {isResizable && !column.isMenu && (
            <ColumnResizer aria-label={`Ширина: ${column.title}`} className={resizer} />
          )}
        </div>
      )}
    </AriaColumn>
  );
}

/** The column of checkboxes; the one in the header selects all loaded rows. */
export function SelectionColumn({ choosesAll }: { choosesAll: boolean }) {
  return (
    <AriaColumn width={48} minWidth={48} className={columnClass}>
      {choosesAll ? (
        <SelectionCheckbox>Выбрать все</SelectionCheckbox>
      ) : (
        <VisuallyHidden>Выбор</VisuallyHidden>
      )}
    </AriaColumn>
  );
}
