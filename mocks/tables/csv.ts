/** A cell of a table: numbers stay numbers. */
export type Cell = string | number;
export type Table = readonly (readonly Cell[])[];

/**
 * A text that a spreadsheet would run as a formula, full-width signs included. One that begins with apostrophes already
 * gets another, so that taking one away gives the original text (ADM-16).
 */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]| *[\t\r\n\0])/u;

function encode(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** CSV that Excel opens: UTF-8 with a byte order mark, semicolons, CRLF. */
export function toCsv(table: Table): Uint8Array<ArrayBuffer> {
  const lines = table.map((row) => `${row.map(encode).join(';')}\r\n`);
  return new Uint8Array(new TextEncoder().encode(`\ufeff${lines.join('')}`));
}
