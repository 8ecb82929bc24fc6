import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Table, TableRow } from 'mdast';
import { createElement, type ReactNode, useState } from 'react';
import { numericColumns, orderBy } from '#lib/office/columns.ts';
import { edgeFade } from '#ui/index.ts';
import type { RenderContext } from './context.ts';
import { directionOf } from './direction.ts';
import { longTable, smallIcon, sortButton, tableBox, tableFrame } from './Markdown.css.ts';
import { paperOf } from './paper.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { TableHead, textsOf } from './TableHead.tsx';
import { type HeadCell, tableRow, tableRows } from './table-rows.tsx';

interface TableFrameProps {
  node: Table;
  /** The rows below the head, rendered. */
  rows: readonly ReactNode[];
  /** All rows of the table with its head. */
  all: readonly TableRow[];
  /** Whether no more rows may arrive. */
  isComplete: boolean;
  context: RenderContext;
}

interface Sort {
  column: number;
  isDescending: boolean;
}

/** Rows from which on a wide table scrolls in a box of its own, where its head stays in sight. */
const LONG = 8;
/** Rows that decide the alignment while more arrive, so that each piece costs the same. */
const SAMPLE = 6;
/** Rows from which on an order is offered. */
const SORTABLE = 3;

/** A table with its actions. A complete one can be ordered by a column; columns of numbers are aligned at their end. */
export function TableFrame({ node, rows, all, isComplete, context }: TableFrameProps): ReactNode {
  const [sort, setSort] = useState<Sort | null>(null);
  const [head, ...body] = all;
  if (!head) return null;
  const { labels, links } = context;
  // The last row may be half there.
  const known = isComplete ? all : all.slice(0, Math.min(SAMPLE + 1, all.length - 1));
  const numeric = numericColumns(textsOf(known, links)).flatMap((isNumeric, index) =>
    isNumeric ? [index + 1] : [],
  );
  const paper = isComplete ? paperOf(textsOf(all, links)) : undefined;
  const order = isComplete && sort ? orderBy(textsOf(all, links), sort.column, sort.isDescending) : null;
  const sorted = order?.flatMap((index) => body[index] ?? []);
  const shown = sorted ? tableRows(node, sorted, context) : rows;
  const isSortable = isComplete && body.length >= SORTABLE;
  const titles = isSortable ? (textsOf([head], links)[0] ?? []) : [];
  const sortOf = (column: number): 'ascending' | 'descending' | undefined => {
    if (sort?.column !== column) return undefined;
    return sort.isDescending ? 'descending' : 'ascending';
  };
  const next = (column: number): Sort | null => {
    const state = sortOf(column);
    return state === 'descending' ? null : { column, isDescending: state === 'ascending' };
  };
  const headCell = (column: number): HeadCell => {
    const state = sortOf(column);
    const Arrow = state === 'ascending' ? ArrowUp : state === 'descending' ? ArrowDown : ArrowUpDown;
    // The title of numbers ends where they end.
    const isFirst =
      node.align?.[column] === 'right' || (!node.align?.[column] && numeric.includes(column + 1));
    const button = (
      <button
        type="button"
        className={sortButton}
        data-first={isFirst || undefined}
        aria-label={labels.sortBy(titles[column] || String(column + 1))}
        onClick={() => setSort(next(column))}
      >
        <Arrow className={smallIcon} aria-hidden />
      </button>
    );
    return { sort: state, before: isFirst && button, after: !isFirst && button };
  };
  return (
    <div className={tableFrame} data-paper={paper?.page} data-size={paper?.size}>
      <TableHead rows={sorted ? [head, ...sorted] : all} isComplete={isComplete} context={context} />
      <ScrollBox
        as="div"
        label={labels.table}
        className={`${tableBox} ${edgeFade}${isComplete && body.length > LONG ? ` ${longTable}` : ''}`}
      >
        <table dir={directionOf([head])} data-numbers={numeric.length > 0 ? numeric.join(' ') : undefined}>
          <thead>{tableRow('th', node, head, context, isSortable ? headCell : undefined)}</thead>
          {shown.length > 0 && createElement('tbody', null, ...shown)}
        </table>
      </ScrollBox>
    </div>
  );
}
