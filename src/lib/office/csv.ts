import { type Cell, isOfType, type Table } from './cell.ts';

/**
 * Texts that a spreadsheet would run as a formula, including full-width signs, also behind characters that are not
 * seen. A text that begins with apostrophes also gets another one, so that removing one gives the original text (ADM-16).
 */
const formula = /^'*(?:[\s\p{Cf}]*[=+\-@＝＋－＠]| *[\t\r\n\0])/u;

/** A text that no spreadsheet runs as a formula, also when it is pasted. */
export const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of which `harmless` made this one (ADM-16). */
export const unguarded = (text: string): string =>
  text.startsWith("'") && harmless(text.slice(1)) === text ? text.slice(1) : text;

function encode(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = typeof cell === 'string' ? cell : cell.text;
  // A number, a date and a truth value are no formulas.
  if (typeof cell !== 'string' && isOfType(cell)) return text;
  const safe = harmless(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV for Excel: UTF-8 with a byte order mark, semicolons, CRLF. */
export function toCsv(table: Table): Uint8Array<ArrayBuffer> {
  const lines = table.map((row) => `${row.map(encode).join(';')}\r\n`);
  return new Uint8Array(new TextEncoder().encode(`\ufeff${lines.join('')}`));
}
