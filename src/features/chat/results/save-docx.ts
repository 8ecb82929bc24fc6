/** Word files of result views, made in the browser (CHAT-34). The library is loaded when one is saved. */
import { cleanFileName } from '#lib/file-name.ts';
import { saveBlob } from '#lib/save-blob.ts';

/** XML permits no control characters except tab and line ends, and no halves of a surrogate pair. */
const xmlText = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '');

/**
 * Saves a Word file.
 *
 * @param rows rows of a table with as many cells each; rows of one cell are plain paragraphs
 * @param name name of the file, without its ending
 */
export async function saveDocx(rows: readonly (readonly string[])[], name: string): Promise<void> {
  const { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } = await import(
    'docx'
  );
  const paragraphs = (text: string) =>
    xmlText(text)
      .trim()
      .split(/\n+/)
      .map((line) => new Paragraph({ children: [new TextRun(line)] }));
  const isTable = rows.some((row) => row.length > 1);
  const children = isTable
    ? [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: rows.map(
            (row) =>
              new TableRow({
                children: row.map(
                  (text) =>
                    new TableCell({
                      width: { size: 100 / row.length, type: WidthType.PERCENTAGE },
                      children: paragraphs(text),
                    }),
                ),
              }),
          ),
        }),
      ]
    : rows.flatMap(([text = '']) => paragraphs(text));
  saveBlob(await Packer.toBlob(new Document({ sections: [{ children }] })), cleanFileName(`${name}.docx`));
}
