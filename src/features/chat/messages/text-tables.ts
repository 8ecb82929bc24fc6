import { parseDocument } from '#markdown/document.ts';
import { labelsOf } from '#markdown/parse.ts';
import { cellAsText } from '#markdown/plain-text.ts';
import { walk } from '#markdown/walk.ts';

/** The texts of the tables of an answer, as the screen shows them; as many cells in each row as its head has. */
export function tablesIn(markdown: string): string[][][] {
  const nodes = parseDocument(markdown);
  const known = labelsOf(nodes);
  const tables: string[][][] = [];
  walk(nodes, (node) => {
    if (node.type !== 'table') return;
    const columns = [...(node.children[0]?.children.keys() ?? [])];
    tables.push(
      node.children.map(({ children }) =>
        columns.map((column) => {
          const cell = children[column];
          return cell ? cellAsText(cell, known) : '';
        }),
      ),
    );
  });
  return tables;
}
