import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '#platform/copy.ts';
import { Icon } from '#ui/index.ts';
import {
  active,
  arrow,
  cell,
  cut,
  full,
  grid,
  head,
  headCell,
  headText,
  number,
  outer,
  scroller,
  windowedGrid,
} from './DataGrid.css.ts';
import {
  columnsInView,
  columnWidth,
  headHeight,
  isWindowed,
  moved,
  type Position,
  rowHeight,
  rowsInView,
} from './grid-window.ts';

export interface GridColumn {
  /** Index in the table. */
  id: number;
  title: string;
  isNumber: boolean;
}

interface DataGridProps {
  label: string;
  columns: readonly GridColumn[];
  rowCount: number;
  /** What a cell shows. */
  textAt: (row: number, column: number) => string;
  sort: { column: number; isDescending: boolean } | null;
  onSort: (column: number) => void;
}

/** Rows whose texts decide the width of a column. */
const sampleRows = 50;

/**
 * A read-only grid for thousands of rows, of which those in view are mounted. Arrow keys, Home, End and the page keys
 * move the active cell, Enter on a heading sorts, Ctrl+C copies the cell. Texts of a long table are cut to one line; the
 * line below the grid shows the active cell whole.
 */
export function DataGrid({ label, columns, rowCount, textAt, sort, onSort }: DataGridProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, left: 0, width: 800, height: 440 });
  const [place, setPlace] = useState<Position | null>(null);
  const windowed = isWindowed(rowCount, columns.length);

  const look = (): void => {
    const element = box.current;
    if (!element) return;
    const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = element;
    // Without a layout, in tests, the assumed size stays.
    if (width > 0) setView({ top, left, width, height });
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  });

  const widths = windowed
    ? fitted(
        columns.map((column) => widthOf(column, rowCount, textAt)),
        view.width,
      )
    : [];
  const rows = windowed
    ? rowsInView(view.top, view.height - headHeight, rowCount)
    : { start: 0, end: rowCount };
  const across = windowed ? columnsInView(view.left, view.width, widths) : { start: 0, end: columns.length };
  const sum = (from: number, to: number): number =>
    widths.slice(from, to).reduce((all, width) => all + width, 0);
  const before = sum(0, across.start);
  const after = sum(across.end, columns.length);
  const inView = columns.slice(across.start, across.end);

  const cellId = (row: number, column: number): string => `${id}-${row}-${column}`;
  const at = place && {
    row: Math.min(place.row, rowCount - 1),
    column: Math.min(place.column, columns.length - 1),
  };

  const show = (next: Position): void => {
    setPlace(next);
    const element = box.current;
    if (!element) return;
    if (!windowed) {
      document
        .getElementById(cellId(next.row, next.column))
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
    const left = sum(0, next.column);
    if (left < element.scrollLeft) element.scrollLeft = left;
    const right = left + (widths[next.column] ?? 0);
    if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth;
    if (next.row < 0) return;
    const top = next.row * rowHeight;
    const height = element.clientHeight - headHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + height) element.scrollTop = top + rowHeight - height;
    look();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const current = at ?? { row: -1, column: 0 };
    const page = Math.max(1, Math.floor((view.height - headHeight) / rowHeight) - 1);
    const next = moved(current, event, { rowCount, columnCount: columns.length, page });
    const column = columns[current.column];
    if (next && !event.altKey && !event.shiftKey) show(next);
    else if (column && current.row < 0 && (event.key === 'Enter' || event.key === ' ')) onSort(column.id);
    else if (column && current.row >= 0 && event.code === 'KeyC' && (event.ctrlKey || event.metaKey)) {
      if (!getSelection()?.isCollapsed) return;
      void copyText(textAt(current.row, column.id));
    } else return;
    event.preventDefault();
  };

  const edge = (width: number, tag: 'td' | 'th'): ReactNode => {
    const Tag = tag;
    return width > 0 && <Tag aria-hidden="true" style={{ width, minWidth: width, padding: 0 }} />;
  };
  const classOf = (row: number, index: number, isNumber: boolean, base: string): string =>
    [base, isNumber && number, windowed && cut, at?.row === row && at.column === index && active]
      .filter(Boolean)
      .join(' ');
  const activeColumn = at && columns[at.column];

  return (
    <div className={outer}>
      <div ref={box} className={scroller} onScroll={windowed ? look : undefined}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA guide on a table
          role="grid"
          aria-label={label}
          aria-rowcount={rowCount + 1}
          aria-colcount={columns.length}
          aria-readonly="true"
          aria-activedescendant={at ? cellId(at.row, at.column) : undefined}
          tabIndex={0}
          className={windowed ? `${grid} ${windowedGrid}` : grid}
          style={windowed ? { width: sum(0, columns.length) } : undefined}
          onKeyDown={onKeyDown}
          onFocus={() => setPlace((old) => old ?? { row: -1, column: 0 })}
        >
          <thead className={head}>
            <tr aria-rowindex={1}>
              {edge(before, 'th')}
              {inView.map((column, offset) => {
                const index = across.start + offset;
                const isSorted = sort?.column === column.id;
                return (
                  <th
                    key={column.id}
                    id={cellId(-1, index)}
                    scope="col"
                    aria-colindex={index + 1}
                    aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
                    className={classOf(-1, index, column.isNumber, headCell)}
                    style={windowed ? { width: widths[index] } : undefined}
                    onClick={() => {
                      setPlace({ row: -1, column: index });
                      onSort(column.id);
                    }}
                  >
                    <span className={headText}>
                      {column.title || 'Без названия'}
                      <span className={arrow}>
                        {isSorted && <Icon size="sm">{sort.isDescending ? <ArrowDown /> : <ArrowUp />}</Icon>}
                      </span>
                    </span>
                  </th>
                );
              })}
              {edge(after, 'th')}
            </tr>
          </thead>
          {rows.start > 0 && <Gap height={rows.start * rowHeight} />}
          <tbody>
            {Array.from({ length: rows.end - rows.start }, (_, offset) => {
              const row = rows.start + offset;
              return (
                <tr key={row} aria-rowindex={row + 2}>
                  {edge(before, 'td')}
                  {inView.map((column, columnOffset) => {
                    const index = across.start + columnOffset;
                    return (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the arrow keys
                      <td
                        key={column.id}
                        id={cellId(row, index)}
                        aria-colindex={index + 1}
                        className={classOf(row, index, column.isNumber, cell)}
                        onClick={() => setPlace({ row, column: index })}
                      >
                        {textAt(row, column.id)}
                      </td>
                    );
                  })}
                  {edge(after, 'td')}
                </tr>
              );
            })}
          </tbody>
          {rows.end < rowCount && <Gap height={(rowCount - rows.end) * rowHeight} />}
        </table>
      </div>
      {windowed && at && activeColumn && at.row >= 0 && (
        <div className={full} aria-hidden="true">
          {activeColumn.title}, строка {at.row + 1}: {textAt(at.row, activeColumn.id) || '—'}
        </div>
      )}
    </div>
  );
}

function widthOf(column: GridColumn, rowCount: number, textAt: DataGridProps['textAt']): number {
  const lengths = Array.from(
    { length: Math.min(sampleRows, rowCount) },
    (_, row) => textAt(row, column.id).length,
  );
  return columnWidth([...lengths, column.title.length + 2]);
}

/** Widths that fill the box at least. */
function fitted(widths: readonly number[], width: number): number[] {
  const all = widths.reduce((sum, one) => sum + one, 0);
  const factor = all > 0 && all < width ? width / all : 1;
  return widths.map((one) => one * factor);
}

/** The place of rows that are not mounted. */
const Gap = ({ height }: { height: number }) => (
  <tbody aria-hidden="true">
    <tr>
      <td style={{ height, padding: 0 }} />
    </tr>
  </tbody>
);
