import { escapeHtml } from '#lib/escape-html.ts';
import type { RichText } from '#markdown/index.ts';

/**
 * A table for the clipboard: as tab-separated text, and as HTML for Word and Excel.
 *
 * @param lines its rows with its head, as texts that no spreadsheet runs as formulas
 */
export function clipboardTable(lines: readonly (readonly string[])[]): RichText {
  const text = lines
    .map((line) => line.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
  const htmlRow = (tag: string, line: readonly string[]): string =>
    `<tr>${line.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const [head = [], ...body] = lines;
  const html = `<table><thead>${htmlRow('th', head)}</thead><tbody>${body.map((line) => htmlRow('td', line)).join('')}</tbody></table>`;
  return { text, html };
}
