import type { Table as TableNode } from 'mdast';
import { typedRows } from '#lib/office/columns.ts';
import { parseDocument } from '#markdown/document.ts';
import { labelsOf } from '#markdown/parse.ts';
import { cellAsText } from '#markdown/plain-text.ts';
import { walk } from '#markdown/walk.ts';
import { saveTable } from '../results/save-table.ts';
import { toTypedTable } from '../results/table/table-model.ts';
import type { OnlyTable } from './answer-table.ts';

/** Texts of the first table of a text; as many cells in each row as its head has. */
function rowsOf(markdown: string): string[][] {
  const nodes = parseDocument(markdown);
  const known = labelsOf(nodes);
  const tables: TableNode[] = [];
  walk(nodes, (node) => {
    if (node.type === 'table') tables.push(node);
  });
  const [head, ...body] = tables[0]?.children ?? [];
  if (!head) throw new Error('The answer has no table');
  return [head, ...body].map(({ children }) =>
    head.children.map((_, column) => {
      const cell = children[column];
      return cell ? cellAsText(cell, known) : '';
    }),
  );
}

/**
 * Saves the table of an answer as XLSX, in the order in which the answer has it.
 *
 * @throws Error if the text has no table
 */
export function saveAnswerTable(table: OnlyTable): void {
  if ('markdown' in table) {
    saveTable(typedRows(rowsOf(table.markdown)), 'Таблица', 'xlsx');
    return;
  }
  const { columns, rows, title = 'Таблица' } = table.result;
  saveTable(toTypedTable({ columns, shown: [...columns.keys()], rows }), title, 'xlsx');
}
