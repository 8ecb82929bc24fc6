/** Widths of a column's content, in sizes of the text. */
export interface ColumnNeed {
  /** Of its longest word. */
  least: number;
  /** Of its longest line. */
  most: number;
}

/** A page and a size of text for a table. Lengths are in one unit. */
export interface TableSetting<Page> {
  page: Page;
  /** As the format counts it. */
  size: number;
  /** The same as a length. */
  em: number;
  /** Width for the table. */
  room: number;
  /** Left and right margin of a cell, together with its border. */
  padding: number;
}

/** How a table is set: on which page, in which size of text, with which widths of columns. */
export interface TableFit<Page> {
  page: Page;
  size: number;
  widths: number[];
}

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/**
 * Finds a page and a size of text at which no word of a table is broken, and shares the width among the columns: each has
 * room for its longest word, and what is left goes to those with long lines.
 *
 * @param settings in the order in which they are tried; the last one is used for tables that none fits
 */
export function fitColumns<Page>(
  needs: readonly ColumnNeed[],
  settings: readonly TableSetting<Page>[],
): TableFit<Page> {
  const leastOf = ({ em, padding }: TableSetting<Page>) => needs.map(({ least }) => least * em + padding);
  const found = settings.find((one) => total(leastOf(one)) <= one.room) ?? settings.at(-1);
  if (!found) throw new Error('A table needs a setting');
  const { page, size, em, room, padding } = found;
  const least = leastOf(found);
  if (total(least) > room) return { page, size, widths: least.map((width) => (width * room) / total(least)) };
  const most = needs.map((need) => need.most * em + padding);
  const share = Math.min(1, (room - total(least)) / Math.max(1, total(most) - total(least)));
  return {
    page,
    size,
    widths: least.map((width, column) => width + share * ((most[column] ?? width) - width)),
  };
}
