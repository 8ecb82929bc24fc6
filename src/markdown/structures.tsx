import type { List, ListItem, Nodes, Table, TableRow } from 'mdast';
import { createElement, type ReactNode } from 'react';
import type { RenderContext } from './context.ts';
import { directionOf } from './direction.ts';
import { givenNumber } from './list-numbers.ts';
import { TableFrame } from './TableFrame.tsx';
import { tableRows } from './table-rows.tsx';

/** Whether an item has separate paragraphs, which makes the whole list loose. */
export const isLoose = (item: ListItem) => item.spread ?? item.children.length > 1;

/** A list. In a tight list paragraphs have no `<p>`. */
export function list(node: List, context: RenderContext): ReactNode {
  const loose = node.spread === true || node.children.some(isLoose);
  return listBox(node, listItems(node.children, loose, context));
}

/** The element of a list around its items. */
export function listBox(node: List, items: readonly ReactNode[]): ReactNode {
  const dir = directionOf(node.children);
  return node.ordered
    ? createElement('ol', { dir, start: node.start ?? undefined }, ...items)
    : createElement('ul', { dir }, ...items);
}

/** @param before the item before the first one, from the part of the list before */
export function listItems(
  items: readonly ListItem[],
  loose: boolean,
  context: RenderContext,
  before?: ListItem,
): ReactNode[] {
  return items.map((item, at) => {
    const value = givenNumber(item, items[at - 1] ?? before);
    const mark = typeof item.checked === 'boolean' ? undefined : item.data?.mark;
    const style = mark && { listStyleType: JSON.stringify(`${mark} `) };
    return createElement(
      'li',
      { dir: 'auto', value, style },
      taskBox(item, context),
      content(item, loose, context),
    );
  });
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
export const tableView = (
  node: Table,
  rows: readonly ReactNode[],
  context: RenderContext,
  whole: { rows: readonly TableRow[]; isComplete: boolean },
): ReactNode => (
  <TableFrame node={node} rows={rows} all={whole.rows} isComplete={whole.isComplete} context={context} />
);
