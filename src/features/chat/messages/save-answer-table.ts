import { typedRows } from '#lib/office/columns.ts';
import { formulaModule } from '#markdown/formula-text.ts';
import { saveTable } from '../results/save-table.ts';
import { toTypedTable } from '../results/table/table-model.ts';
import type { OnlyTable } from './answer-table.ts';
import { tablesIn } from './text-tables.ts';

/**
 * Saves the table of an answer as XLSX, in the order in which the answer has it.
 *
 * @throws Error if the text has no table
 */
export async function saveAnswerTable(table: OnlyTable): Promise<void> {
  if ('markdown' in table) {
    // Without its code a formula is TeX.
    if (/[$\\]/.test(table.markdown)) await formulaModule.load().catch(() => undefined);
    const [rows] = tablesIn(table.markdown);
    if (!rows) throw new Error('The answer has no table');
    saveTable(typedRows(rows), 'Таблица', 'xlsx');
    return;
  }
  const { columns, rows, title = 'Таблица' } = table.result;
  saveTable(toTypedTable({ columns, shown: [...columns.keys()], rows }), title, 'xlsx');
}
