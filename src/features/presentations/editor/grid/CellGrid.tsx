import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pastedCells } from '../../model/paste.ts';
import { cell as cellClass, grid, head, input, scroller } from './CellGrid.css.ts';

export interface CellPlace {
  row: number;
  column: number;
}

interface CellGridProps {
  label: string;
  rows: readonly (readonly string[])[];
  /** Whether the first row names the columns. */
  hasHeader: boolean;
  /** Whether the first column names the rows. */
  hasNames?: boolean;
  /** The greatest length of a cell. */
  maxLength: number;
  place: CellPlace;
  onPlace: (place: CellPlace) => void;
  onCell: (place: CellPlace, text: string) => void;
  onPaste: (place: CellPlace, cells: string[][]) => void;
  /** Adds a row at the end; false when there can be no more. */
  onAddRow: () => boolean;
  onLeave?: (() => void) | undefined;
}

/** Cells of a table or of the data of a chart: arrows move, Enter edits, Tab goes on and adds a row at the end. */
export function CellGrid({
  label,
  rows,
  hasHeader,
  hasNames = false,
  maxLength,
  place,
  ...props
}: CellGridProps) {
  const box = useRef<HTMLTableElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const hasFocus = useRef(false);
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const { row, column } = place;

  useEffect(() => {
    if (!hasFocus.current || edited !== null) return;
    box.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  }, [row, column, edited]);

  const go = (to: CellPlace): void => {
    setEdited(null);
    props.onPlace({
      row: Math.max(0, Math.min(height - 1, to.row)),
      column: Math.max(0, Math.min(width - 1, to.column)),
    });
  };
  const goOn = (by: 1 | -1): boolean => {
    const next = row * width + column + by;
    if (next < 0) return false;
    if (next >= height * width && !props.onAddRow()) return false;
    setEdited(null);
    props.onPlace({ row: Math.floor(next / width), column: next % width });
    return true;
  };
  const type = (text: string): void => {
    setEdited(text);
    props.onCell(place, text);
  };
  const moves: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: width - 1 },
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (act(event)) event.preventDefault();
  };
  const act = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (key === 'Tab') return goOn(shiftKey ? -1 : 1);
    if (edited !== null) {
      if (key === 'Enter') go({ row: row + 1, column });
      else if (key === 'Escape') setEdited(null);
      else return false;
      return true;
    }
    const move = ctrlKey || metaKey || altKey ? undefined : moves[key];
    if (move) go(move);
    else if (key === 'Enter' || key === 'F2') setEdited(rows[row]?.[column] ?? '');
    else if (key === 'Delete' || key === 'Backspace') props.onCell(place, '');
    else if (key === 'Escape') props.onLeave?.();
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) type(key);
    else return false;
    return true;
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    const cells = pastedCells(text);
    if (!cells && edited !== null) return;
    event.preventDefault();
    setEdited(null);
    if (cells) props.onPaste(place, cells);
    else props.onCell(place, text.trim());
  };

  return (
    <div className={scroller}>
      <table
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited
        role="grid"
        aria-label={label}
        className={grid}
        onKeyDown={onKeyDown}
        onPaste={paste}
        onCopy={(event) => {
          if (edited !== null) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', rows[row]?.[column] ?? '');
        }}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          hasFocus.current = false;
          setEdited(null);
        }}
      >
        <tbody>
          {rows.map((cells, y) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names
            <tr key={y}>
              {cells.map((text, x) => {
                const isHere = y === row && x === column;
                const isHead = (hasHeader && y === 0) || (hasNames && x === 0);
                const Cell = isHead ? 'th' : 'td';
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names
                    key={x}
                    role={isHead ? (y === 0 && hasHeader ? 'columnheader' : 'rowheader') : 'gridcell'}
                    data-cell={`${y} ${x}`}
                    tabIndex={isHere ? 0 : -1}
                    className={isHead ? `${cellClass} ${head}` : cellClass}
                    onClick={() => {
                      if (!isHere) go({ row: y, column: x });
                    }}
                    onDoubleClick={() => setEdited(text)}
                  >
                    {text}
                    {isHere && edited !== null && (
                      <input
                        aria-label={`Ячейка: строка ${y + 1}, столбец ${x + 1}`}
                        className={input}
                        value={edited}
                        maxLength={maxLength}
                        // biome-ignore lint/a11y/noAutofocus: the person has begun to edit the cell
                        autoFocus
                        onChange={(event) => type(event.target.value)}
                      />
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
