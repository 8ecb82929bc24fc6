import type { Table, TableCell, TableRow } from 'mdast';
import { createElement, type ReactNode } from 'react';
import type { RenderContext } from './context.ts';

/** What a cell of a head has besides its content. */
export interface HeadCell {
  sort: 'ascending' | 'descending' | undefined;
  before: ReactNode;
  after: ReactNode;
}

export function tableRows(node: Table, rows: readonly TableRow[], context: RenderContext): ReactNode[] {
  return rows.map((cells) => tableRow('td', node, cells, context));
}

/**
 * A row with as many cells as the head has; further cells are dropped.
 *
 * @param extra what the cells of a head have besides their content
 */
export function tableRow(
  tag: 'th' | 'td',
  node: Table,
  cells: TableRow,
  context: RenderContext,
  extra?: (index: number) => HeadCell,
): ReactNode {
  const cell = (content: TableCell | undefined, index: number) => {
    const { sort, before, after } = extra?.(index) ?? {};
    return createElement(
      tag,
      {
        dir: 'auto',
        scope: tag === 'th' ? 'col' : undefined,
        'aria-sort': sort,
        'data-align': node.align?.[index] ?? undefined,
      },
      before,
      context.render(content?.children ?? [], context),
      after,
    );
  };
  const width = node.children[0]?.children.length ?? 0;
  return createElement(
    'tr',
    null,
    ...Array.from({ length: width }, (_, index) => cell(cells.children[index], index)),
  );
}
