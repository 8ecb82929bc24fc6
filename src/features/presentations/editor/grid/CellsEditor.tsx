import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, Inline, Menu, MenuItem, Stack } from '#ui/index.ts';
import { lengthProblem } from '../../model/limits.ts';
import { putCells } from '../../model/paste.ts';
import { note } from './CellGrid.css.ts';
import { CellGrid, type CellPlace } from './CellGrid.tsx';

/** Changes of the cells of a table. */
type Cells = readonly (readonly string[])[];

const setCell = (cells: Cells, row: number, column: number, text: string): string[][] =>
  cells.map((line, y) => (y === row ? line.with(column, text) : [...line]));

/** Adds an empty row before the row `at`. */
const addRow = (cells: Cells, at: number): string[][] => {
  const empty = Array.from({ length: cells[0]?.length ?? 1 }, () => '');
  return cells.map((line) => [...line]).toSpliced(at, 0, empty);
};
/** Adds an empty column before the column `at`. */
const addColumn = (cells: Cells, at: number): string[][] => cells.map((line) => line.toSpliced(at, 0, ''));
const removeRow = (cells: Cells, at: number): string[][] => cells.map((line) => [...line]).toSpliced(at, 1);
const removeColumn = (cells: Cells, at: number): string[][] => cells.map((line) => line.toSpliced(at, 1));

interface CellsEditorProps {
  label: string;
  cells: readonly (readonly string[])[];
  hasHeader: boolean;
  /** Whether the first row and column are names that cannot be removed. */
  hasNames?: boolean;
  maxLength: number;
  limits: { rows: number; columns: number };
  /** Messages for exceeded limits. */
  problems: { rows: string; columns: string };
  /** Why a text cannot stand in a cell; undefined when it can. */
  problemOf?: (place: CellPlace, text: string) => string | undefined;
  /** @param key names what is typed in, so that it is one step of undo */
  onChange: (cells: string[][], key?: string) => void;
  onLeave?: (() => void) | undefined;
}

/** The grid of cells with its buttons. */
export function CellsEditor({
  cells,
  limits,
  problems,
  hasNames = false,
  onChange,
  ...props
}: CellsEditorProps) {
  const [wanted, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const [problem, setProblem] = useState('');
  const [height, width] = [cells.length, cells[0]?.length ?? 0];
  // An undo may have removed the selected cell.
  const place = {
    row: Math.max(0, Math.min(wanted.row, height - 1)),
    column: Math.max(0, Math.min(wanted.column, width - 1)),
  };
  const change = (next: string[][], key?: string): void => {
    setProblem('');
    onChange(next, key);
  };
  const grow = (isRow: boolean, at: number): boolean => {
    const isFull = isRow ? height >= limits.rows : width >= limits.columns;
    if (isFull) setProblem(isRow ? problems.rows : problems.columns);
    else change(isRow ? addRow(cells, at) : addColumn(cells, at));
    return !isFull;
  };
  const fewest = hasNames ? 2 : 1;
  const first = hasNames ? 1 : 0;
  return (
    <Stack gap={2}>
      <CellGrid
        label={props.label}
        rows={cells}
        hasHeader={props.hasHeader}
        hasNames={hasNames}
        maxLength={props.maxLength}
        place={place}
        onPlace={setPlace}
        onCell={(at, text) => {
          const wrong = lengthProblem(text, props.maxLength) ?? props.problemOf?.(at, text);
          if (wrong === undefined) change(setCell(cells, at.row, at.column, text), `${at.row}:${at.column}`);
          else setProblem(wrong);
        }}
        onPaste={(at, pasted) => {
          const rows = at.row + pasted.length > limits.rows;
          const columns = at.column + (pasted[0]?.length ?? 0) > limits.columns;
          const cell = pasted.flat().find((text) => text.length > props.maxLength);
          if (rows || columns) setProblem(rows ? problems.rows : problems.columns);
          else if (cell !== undefined) setProblem(lengthProblem(cell, props.maxLength) ?? '');
          else change(putCells(cells, pasted, at.row, at.column));
        }}
        onAddRow={() => grow(true, height)}
        onLeave={props.onLeave}
      />
      <Inline wrap>
        <Button size="sm" onPress={() => grow(true, place.row + 1)}>
          Добавить строку
        </Button>
        <Button size="sm" onPress={() => grow(false, place.column + 1)}>
          Добавить столбец
        </Button>
        <Menu
          placement="bottom start"
          trigger={
            <Button size="sm" icon={<Trash2 />}>
              Удалить
            </Button>
          }
        >
          <MenuItem
            id="row"
            isDisabled={height <= fewest || place.row < first}
            onAction={() => change(removeRow(cells, place.row))}
          >
            Строку
          </MenuItem>
          <MenuItem
            id="column"
            isDisabled={width <= fewest || place.column < first}
            onAction={() => change(removeColumn(cells, place.column))}
          >
            Столбец
          </MenuItem>
        </Menu>
      </Inline>
      <div role="status" className={note}>
        {problem}
      </div>
    </Stack>
  );
}
