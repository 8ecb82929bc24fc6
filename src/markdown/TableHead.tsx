import type { TableRow } from 'mdast';
import { type ReactNode, use } from 'react';
import type { RenderContext } from './context.ts';
import { tableHead } from './Markdown.css.ts';
import type { KnownMap } from './parse.ts';
import { cellAsText } from './plain-text.ts';
import { TableTools, type TextRows } from './table-tools.ts';

interface TableHeadProps {
  rows: readonly TableRow[];
  /** Whether no more rows may arrive. */
  isComplete: boolean;
  context: Pick<RenderContext, 'labels' | 'links'>;
}

/** The bar above a table with its actions; the actions appear when the table is complete. */
export function TableHead({ rows, isComplete, context }: TableHeadProps): ReactNode {
  const toolsOf = use(TableTools);
  if (!toolsOf) return null;
  return (
    <div className={tableHead} data-aside>
      <span>{context.labels.table}</span>
      {isComplete && toolsOf(() => textsOf(rows, context.links))}
    </div>
  );
}

/** The texts of rows: as many cells in each as the head has. */
export function textsOf(rows: readonly TableRow[], links: RenderContext['links']): TextRows {
  const known: KnownMap = new Map([...links].map(([identifier, target]) => [`ref:${identifier}`, target]));
  const width = rows[0]?.children.length ?? 0;
  return rows.map(({ children }) =>
    Array.from({ length: width }, (_, column) => {
      const cell = children[column];
      return cell ? cellAsText(cell, known) : '';
    }),
  );
}
