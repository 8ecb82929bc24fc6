/** Which rows and columns of a long table are mounted. Sizes in px. */

export const rowHeight = 36;
export const headHeight = 40;
/** Shorter tables are mounted whole, and their texts are wrapped. */
const wholeRows = 30;
const wholeCells = 400;
/** Rows and columns beyond the edges, so that scrolling shows no blank area. */
const beyond = 4;

export const isWindowed = (rowCount: number, columnCount: number): boolean =>
  rowCount > wholeRows || rowCount * columnCount > wholeCells;

/** Width of each column of a windowed table, from the lengths of its title and of a sample of its cells. */
export const columnWidth = (lengths: readonly number[]): number =>
  Math.min(300, Math.max(88, 32 + 8 * Math.max(0, ...lengths)));

export interface Span {
  start: number;
  /** Behind the last one. */
  end: number;
}

/** The rows in view. */
export function rowsInView(scrollTop: number, height: number, count: number): Span {
  const start = Math.floor(scrollTop / rowHeight) - beyond;
  const end = Math.ceil((scrollTop + height) / rowHeight) + beyond;
  return { start: Math.max(0, Math.min(start, count - 1)), end: Math.min(count, Math.max(end, 1)) };
}

/** The columns in view, by their widths. */
export function columnsInView(scrollLeft: number, width: number, widths: readonly number[]): Span {
  let start = 0;
  let left = 0;
  while (start < widths.length - 1 && left + (widths[start] ?? 0) <= scrollLeft) left += widths[start++] ?? 0;
  let end = start;
  for (let right = left; end < widths.length && right < scrollLeft + width; ) right += widths[end++] ?? 0;
  return { start: Math.max(0, start - 1), end: Math.min(widths.length, end + 1) };
}

export interface Position {
  /** -1 is the heading. */
  row: number;
  column: number;
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Where a key moves in a grid; undefined for other keys. */
export function moved(
  { row, column }: Position,
  event: { key: string; ctrlKey: boolean; metaKey: boolean },
  { rowCount, columnCount, page }: { rowCount: number; columnCount: number; page: number },
): Position | undefined {
  const isFar = isMac() ? event.metaKey : event.ctrlKey;
  const targets: Record<string, Position> = {
    ArrowUp: { row: isFar ? -1 : row - 1, column },
    ArrowDown: { row: isFar ? rowCount - 1 : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? columnCount - 1 : column + 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: { row: isFar ? -1 : row, column: 0 },
    End: { row: isFar ? rowCount - 1 : row, column: columnCount - 1 },
  };
  const target = targets[event.key];
  return (
    target && {
      row: Math.max(-1, Math.min(rowCount - 1, target.row)),
      column: Math.max(0, Math.min(columnCount - 1, target.column)),
    }
  );
}
