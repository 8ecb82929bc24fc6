import type { List, ListItem, Nodes, Table, TableCell, TableRow } from 'mdast';
import { createElement, type ReactNode } from 'react';
import { edgeFade } from '#ui/index.ts';
import type { RenderContext } from './context.ts';
import { tableBox, tableFrame } from './Markdown.css.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { TableHead } from './TableHead.tsx';

/** Whether an item has separate paragraphs, which makes the whole list loose. */
export const isLoose = (item: ListItem) => item.spread ?? item.children.length > 1;

/** A list. In a tight list paragraphs have no `<p>`. */
export function list(node: List, context: RenderContext): ReactNode {
  const loose = node.spread === true || node.children.some(isLoose);
  return listBox(node, listItems(node.children, loose, context));
}

/** The element of a list around its items. */
export function listBox(node: List, items: readonly ReactNode[]): ReactNode {
  return node.ordered
    ? createElement('ol', { start: node.start ?? undefined }, ...items)
    : createElement('ul', null, ...items);
}

export function listItems(items: readonly ListItem[], loose: boolean, context: RenderContext): ReactNode[] {
  return items.map((item) =>
    createElement('li', { dir: 'auto' }, taskBox(item, context), content(item, loose, context)),
  );
}

function content(item: ListItem, loose: boolean, context: RenderContext): ReactNode {
  const children = item.children.flatMap<Nodes>((child) =>
    !loose && child.type === 'paragraph' ? child.children : [child],
  );
  return context.render(children, context);
}

function taskBox({ checked }: ListItem, { labels }: RenderContext): ReactNode {
  if (typeof checked !== 'boolean') return null;
  const label = checked ? labels.taskDone : labels.taskOpen;
  return <input type="checkbox" checked={checked} disabled readOnly aria-label={label} />;
}

/** A table in a box that scrolls sideways, also by keyboard. */
export function table(node: Table, context: RenderContext): ReactNode {
  const rows = tableRows(node, node.children.slice(1), context);
  return tableView(node, rows, context, { rows: node.children, isComplete: context.settled });
}

/**
 * The element of a table around its rows.
 *
 * @param whole all rows of the table with its head, and whether no more may arrive
 */
export function tableView(
  node: Table,
  rows: readonly ReactNode[],
  context: RenderContext,
  whole: { rows: readonly TableRow[]; isComplete: boolean },
): ReactNode {
  const [head] = node.children;
  if (!head) return null;
  return (
    <div className={tableFrame}>
      <TableHead {...whole} context={context} />
      <ScrollBox as="div" label={context.labels.table} className={`${tableBox} ${edgeFade}`}>
        <table>
          <thead>{row('th', node, head, context)}</thead>
          {rows.length > 0 && createElement('tbody', null, ...rows)}
        </table>
      </ScrollBox>
    </div>
  );
}

export function tableRows(node: Table, rows: readonly TableRow[], context: RenderContext): ReactNode[] {
  return rows.map((cells) => row('td', node, cells, context));
}

/** A row with as many cells as the head has; further cells are dropped. */
function row(tag: 'th' | 'td', node: Table, cells: TableRow, context: RenderContext): ReactNode {
  const cell = (content: TableCell | undefined, index: number) =>
    createElement(
      tag,
      {
        dir: 'auto',
        scope: tag === 'th' ? 'col' : undefined,
        'data-align': node.align?.[index] ?? undefined,
      },
      context.render(content?.children ?? [], context),
    );
  const width = node.children[0]?.children.length ?? 0;
  return createElement(
    'tr',
    null,
    ...Array.from({ length: width }, (_, index) => cell(cells.children[index], index)),
  );
}
