/** A cell of a table: numbers stay numbers. */
export type Cell = string | number;
export type Table = readonly (readonly Cell[])[];

/**
 * Texts that a spreadsheet would run as a formula, including full-width signs. A text that begins with apostrophes
 * also gets another one, so that removing one gives the original text (ADM-16).
 */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]| *[\t\r\n\0])/u;

function encode(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** CSV for Excel: UTF-8 with a byte order mark, semicolons, CRLF. */
export function toCsv(table: Table): Uint8Array<ArrayBuffer> {
  const lines = table.map((row) => `${row.map(encode).join(';')}\r\n`);
  return new Uint8Array(new TextEncoder().encode(`\ufeff${lines.join('')}`));
}
