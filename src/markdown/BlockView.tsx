import type { List, ListItem, Table } from 'mdast';
import { createElement, Fragment, memo, type ReactNode } from 'react';
import type { Block, Footnote } from './blocks.ts';
import type { RenderContext } from './context.ts';
import { around, type Group, partOf } from './groups.ts';
import type { MarkdownLabels } from './labels.ts';
import { block as blockClass } from './Markdown.css.ts';
import { renderNodes } from './nodes.tsx';
import { isLoose, listBox, listItems, tableView } from './structures.tsx';
import { tableRows } from './table-rows.tsx';

/** Props that all blocks of a document share. */
export interface DocumentProps {
  footnotes: readonly Footnote[];
  prefix: string;
  labels: MarkdownLabels;
  topHeading: number;
}

const noFootnotes: readonly Footnote[] = [];

function contextOf(block: Block, { footnotes, prefix, labels, topHeading }: DocumentProps): RenderContext {
  return {
    labels,
    topHeading,
    links: block.links,
    levels: block.levels,
    footnotes,
    prefix,
    block: block.key,
    settled: block.settled,
    render: renderNodes,
    inLink: false,
  };
}

/** Footnotes for a block that refers to some. Other blocks are not rendered again when footnotes change. */
const footnotesFor = (block: Block, document: DocumentProps) =>
  block.calls.length > 0 ? document.footnotes : noFootnotes;

type GroupProps = DocumentProps & { group: Group };

/** One block, or a list or table of several blocks. */
export const GroupView = memo(function GroupView({ group, ...document }: GroupProps) {
  const [first] = group.blocks;
  const last = group.blocks.at(-1);
  if (!first || !last) return null;
  if (!group.joint)
    return <BlockView block={first} {...document} footnotes={footnotesFor(first, document)} />;
  const { before, after } = around(group);
  return (
    <div className={blockClass}>
      {renderNodes(before, contextOf(first, document))}
      {joined(group, group.joint, document)}
      {renderNodes(after, contextOf(last, document))}
    </div>
  );
}, isSame);

const lastItem = (parts: List['children'] | Table['children'] | undefined): ListItem | undefined => {
  const last = parts?.at(-1);
  return last?.type === 'listItem' ? last : undefined;
};

/** Groups are created again for every piece; two groups with the same blocks are equal. */
export function isSame(a: GroupProps, b: GroupProps): boolean {
  const { blocks } = a.group;
  return (
    a.labels === b.labels &&
    a.prefix === b.prefix &&
    a.topHeading === b.topHeading &&
    blocks.length === b.group.blocks.length &&
    blocks.every((block, at) => block === b.group.blocks[at]) &&
    (a.footnotes === b.footnotes || blocks.every((block) => block.calls.length === 0))
  );
}

function joined(group: Group, joint: NonNullable<Group['joint']>, document: DocumentProps): ReactNode {
  const parts = group.blocks.map((block, index) => ({ block, children: partOf(group, index) }));
  const loose =
    joint.type === 'list' &&
    (joint.spread === true ||
      parts.some(({ children }) => children.some((item) => item.type === 'listItem' && isLoose(item))));
  const views = parts.map(({ block }, index) => (
    <PartView
      key={block.key}
      block={block}
      isFirst={index === 0}
      before={lastItem(parts[index - 1]?.children)}
      loose={loose}
      table={joint.type === 'table' && index > 0 ? joint : undefined}
      {...document}
      footnotes={footnotesFor(block, document)}
    />
  ));
  if (joint.type === 'list') return listBox(joint, views);
  const [head] = group.blocks;
  if (!head) return null;
  const rows = parts.flatMap(({ children }) => children.filter((part) => part.type === 'tableRow'));
  const links = new Map(group.blocks.flatMap((block) => [...block.links]));
  const isComplete = group.blocks.at(-1)?.settled === true;
  const bodies = joint.children.length + views.length > 2 ? views : [];
  return tableView(joint, bodies, { ...contextOf(head, document), links }, { rows, isComplete });
}

interface PartViewProps extends DocumentProps {
  block: Block;
  isFirst: boolean;
  /** The item before those of this block. */
  before: ListItem | undefined;
  loose: boolean;
  /** The table that the block continues. */
  table: Table | undefined;
}

/** The items or rows of one block of a list or table. */
const PartView = memo(function PartView({
  block,
  isFirst,
  before,
  loose,
  table,
  ...document
}: PartViewProps) {
  const context = contextOf(block, document);
  const node = isFirst ? block.nodes.at(-1) : block.nodes[0];
  let parts: ReactNode[] = [];
  if (node?.type === 'list') parts = listItems(node.children, loose, context, before);
  if (node?.type === 'table') parts = tableRows(table ?? node, node.children.slice(1), context);
  return createElement(Fragment, null, ...parts);
});

const BlockView = memo(function BlockView({ block, ...document }: DocumentProps & { block: Block }) {
  const content = renderNodes(block.nodes, contextOf(block, document));
  return <div className={blockClass}>{content}</div>;
});
