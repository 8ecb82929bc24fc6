/** A cell of a table: numbers stay numbers. */
export type Cell = string | number;
export type Table = readonly (readonly Cell[])[];

/** A text that Excel would run as a formula is told to be a text; what separates cells is quoted. */
function encode(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** CSV that Excel opens: UTF-8 with a byte order mark, semicolons, CRLF. */
export function toCsv(table: Table): Uint8Array<ArrayBuffer> {
  const lines = table.map((row) => `${row.map(encode).join(';')}\r\n`);
  return new Uint8Array(new TextEncoder().encode(`\ufeff${lines.join('')}`));
}
