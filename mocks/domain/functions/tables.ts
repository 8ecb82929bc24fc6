/** Searches the tables among files (lab.md §6). */

import { extensionOf } from '#mocks/domain/formats/files.ts';
import { headedTable } from '#mocks/domain/formats/heading.ts';
import { type RawRow, readTable } from '#mocks/domain/formats/workbook.ts';
import { ModelFailure, type ModelFile } from '#mocks/domain/model/model.ts';
import { folded } from '#mocks/store/search.ts';

/** Rows that are answered. */
const ROWS = 20;

async function rowsOf(file: ModelFile): Promise<readonly RawRow[]> {
  const extension = extensionOf(file.name);
  if (extension !== 'csv' && extension !== 'xlsx') return [];
  const bytes = (await file.load()) ?? new Uint8Array();
  try {
    return await readTable(file.name, bytes);
  } catch (error) {
    if (error instanceof ModelFailure) return [];
    throw error;
  }
}

/** The rows of a table with the text in one of their cells, or in the one of a column, each on one line with its titles. */
function found(sheet: readonly RawRow[], text: string, column: string | undefined): string[] {
  const table = headedTable(sheet);
  if (!table) return [];
  const rows = [...table.rows, ...table.totals];
  const titles = Array.from(table.head, (cell, index) => cell?.text ?? `Столбец ${index + 1}`);
  const wanted = folded(text).trim();
  const only = column === undefined ? undefined : folded(column).trim();
  return rows
    .filter((row) =>
      row.some((cell, index) => {
        const isAsked = only === undefined || folded(titles[index] ?? '') === only;
        return isAsked && cell !== null && folded(cell.text).includes(wanted);
      }),
    )
    .map((row) => row.flatMap((cell, index) => (cell ? [`${titles[index]}: ${cell.text}`] : [])).join('; '));
}

/** The rows of all tables that contain the text, one a line. */
export async function tableLookup(
  files: readonly ModelFile[],
  { text, column }: { text: string; column?: string | undefined },
): Promise<string> {
  const tables = await Promise.all(files.map(rowsOf));
  const lines = tables.flatMap((rows) => found(rows, text, column));
  if (lines.length === 0) return 'Ничего не\u00a0найдено';
  const rest = lines.length > ROWS ? [`… и\u00a0ещё строк: ${lines.length - ROWS}`] : [];
  return [...lines.slice(0, ROWS), ...rest].join('\n');
}
