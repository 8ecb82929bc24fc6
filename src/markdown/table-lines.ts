/** The number of cells in a row of a table. */
export const cellsOf = (row: string): number =>
  row.trim().replaceAll(/\\\|/g, '').replace(/^\|/, '').replace(/\|$/, '').split('|').length;

/** Whether a line is a delimiter row (GFM): the dashes below the head of a table. */
export const isDelimiterRow = (line: string): boolean =>
  /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)*$/.test(line);
