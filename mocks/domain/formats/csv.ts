/** Reads CSV of RFC 4180 with any separator and any line ends. */

export interface CsvRow {
  /** The line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  /** All rows but the blank ones. */
  readonly rows: readonly CsvRow[];
  /** The line of a quote that never ends; null where there is none. */
  readonly openQuote: number | null;
}

const lineEnds = /\r\n|\r|\n/g;
const linesIn = (text: string): number => text.match(lineEnds)?.length ?? 0;

/** What is read at most, so that a file of another kind ends early. */
interface Limits {
  readonly rows: number;
  readonly columns: number;
  /** Characters of a cell. */
  readonly cell: number;
}

/**
 * The rows of a text without a byte order mark; what exceeds the limits is left out.
 *
 * @param separator one character
 */
export function parseCsv(text: string, separator: string, limits: Limits): CsvTable {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let first = 1;
  let openQuote: number | null = null;
  const add = (cell: string) => {
    if (cells.length < limits.columns) cells.push(cell.slice(0, limits.cell));
  };
  const end = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: first, cells });
    cells = [];
  };
  for (let at = 0; at < text.length && rows.length < limits.rows; ) {
    let cell = '';
    if (text[at] === '"') {
      const from = at;
      for (at += 1; ; ) {
        const quote = text.indexOf('"', at);
        if (quote < 0) openQuote = line;
        const stop = quote < 0 ? text.length : quote;
        cell += text.slice(at, stop);
        at = Math.min(stop + 1, text.length);
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
      line += linesIn(text.slice(from, at));
    }
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    add(cell + text.slice(from, at));
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) add('');
      continue;
    }
    end();
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    if (at < text.length) at += 1;
    line += 1;
    first = line;
  }
  end();
  return { rows, openQuote };
}
