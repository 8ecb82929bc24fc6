/** Changes of the cells of a table. */
type Cells = readonly (readonly string[])[];

export const setCell = (cells: Cells, row: number, column: number, text: string): string[][] =>
  cells.map((line, y) => (y === row ? line.with(column, text) : [...line]));

/** Adds an empty row before the row `at`. */
export const addRow = (cells: Cells, at: number): string[][] => {
  const empty = Array.from({ length: cells[0]?.length ?? 1 }, () => '');
  return cells.map((line) => [...line]).toSpliced(at, 0, empty);
};
/** Adds an empty column before the column `at`. */
export const addColumn = (cells: Cells, at: number): string[][] =>
  cells.map((line) => line.toSpliced(at, 0, ''));
export const removeRow = (cells: Cells, at: number): string[][] =>
  cells.map((line) => [...line]).toSpliced(at, 1);
export const removeColumn = (cells: Cells, at: number): string[][] =>
  cells.map((line) => line.toSpliced(at, 1));
