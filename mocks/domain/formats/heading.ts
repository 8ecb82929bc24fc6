/** Where the table of a sheet begins and ends: people write a title above it and a total below it. */
import type { RawCell, RawRow } from './workbook.ts';

/** A table as its sheet has it. */
export interface HeadedTable {
  /** What stands above the heading, without blank cells. */
  readonly title: string | undefined;
  readonly head: RawRow;
  /** The rows below the heading without the totals. */
  readonly rows: readonly RawRow[];
  /** Rows such as «Итого» at the end, which sum the others up. */
  readonly totals: readonly RawRow[];
}

/** Rows above a heading at most. */
const ABOVE = 20;
/** The share of columns that a heading names at least: the corner of a table may be empty. */
const NAMED = 0.6;
const total = /^(?:итого|всего|общий итог|total)(?!\p{L})/iu;

const filled = (row: RawRow): RawCell[] => row.filter((cell) => cell !== null && cell !== undefined);

/** Whether a row is a line of a preamble, such as «Период: ноябрь». */
const isPreamble = (row: RawRow): boolean => filled(row)[0]?.text.endsWith(':') === true;

/** The index of the heading: the first row that names the columns, whatever stands above it. */
function headingAt(rows: readonly RawRow[]): number {
  const widths = rows.map((row) => filled(row).length);
  const width = widths.reduce((most, one) => Math.max(most, one), 0);
  const least = Math.max(2, Math.ceil(width * NAMED));
  const found = rows.slice(0, ABOVE).findIndex((row, at) => (widths[at] ?? 0) >= least && !isPreamble(row));
  return Math.max(0, found);
}

/** The table among the rows of a sheet; undefined without a row. */
export function headedTable(all: readonly RawRow[]): HeadedTable | undefined {
  const at = headingAt(all);
  const head = all[at];
  if (!head) return undefined;
  const above = all.slice(0, at).flatMap((row) => filled(row).map(({ text }) => text));
  const body = all.slice(at + 1);
  let end = body.length;
  // A table of totals alone keeps its rows.
  while (end > 1 && total.test(filled(body[end - 1] ?? [])[0]?.text ?? '')) end--;
  return {
    title: above.length > 0 ? above.join(' ') : undefined,
    head,
    rows: body.slice(0, end),
    totals: body.slice(end),
  };
}
