import { ArrowDown, ArrowUp } from 'lucide-react';
import { Group } from 'react-aria-components/Group';
import { Column as AriaColumn, ColumnResizer } from 'react-aria-components/Table';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Column } from './column.ts';
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
  pinnedTitle,
  resizer,
} from './Table.css.ts';

interface TitleColumnProps<Item> {
  column: Column<Item>;
  isResizable?: boolean | undefined;
}

/** Width in px. */
const menuWidth = 48;
const usualWidth = 120;

function titleClass<Item>({ isRowHeader, isMenu, minWidth }: Column<Item>): string {
  if (isMenu) return `${columnClass} ${menuTitle}`;
  if (!isRowHeader) return columnClass;
  const isWide = (minWidth ?? usualWidth) > namingWidth;
  return `${columnClass} ${pinnedTitle}${isWide ? ` ${narrowTitle}` : ''}`;
}

/** The header of a column: it sorts if the column is sortable, and has a handle for the width. */
export function TitleColumn<Item>({ column, isResizable = false }: TitleColumnProps<Item>) {
  return (
    <AriaColumn
      id={column.id}
      textValue={column.title}
      isRowHeader={column.isRowHeader}
      allowsSorting={column.isSortable}
      defaultWidth={column.isMenu ? menuWidth : (column.width ?? '1fr')}
      minWidth={column.isMenu ? menuWidth : (column.minWidth ?? usualWidth)}
      className={titleClass(column)}
    >
      {({ sortDirection }) => (
        <div className={column.align === 'end' ? `${columnLine} ${numberTitle}` : columnLine}>
          <Group role="presentation" tabIndex={isResizable ? -1 : undefined} className={columnTitle}>
            {column.isMenu ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title}
          </Group>
          {column.isSortable && (
            <span className={arrow}>
              <Icon size="sm">{sortDirection === 'descending' ? <ArrowDown /> : <ArrowUp />}</Icon>
            </span>
          )}
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
      {choosesAll ? <SelectionCheckbox /> : <VisuallyHidden>Выбор</VisuallyHidden>}
    </AriaColumn>
  );
}
