import type { ListItem, RootContent, TableRow } from 'mdast';

/** Where a text can be parsed apart: an offset, and what must stand before it for that. */
export interface Cut {
  readonly at: number;
  /** The cut is inside a list or a table: what follows belongs to the node before it. */
  readonly continues: boolean;
  /** Head of the table that what follows is a part of. */
  readonly prefix: string;
}

const blankLine = /(?:\n|\r\n?)[ \t]*[\r\n]/;

/**
 * Whether the text after `from` can complete a line where a cut is possible.
 *
 * @param shown the nodes that `tail` had before.
 */
export function mayHaveCut(tail: string, from: number, shown: readonly RootContent[]): boolean {
  if (!/[\r\n]/.test(tail.slice(Math.max(0, from - 1)))) return false;
  const last = shown.at(-1)?.type;
  return last === 'list' || last === 'table' || blankLine.test(tail);
}

/** A first line that is complete can no longer be taken back into what stands before it. */
function isLineComplete(source: string, at: number): boolean {
  return /\n|\r[\s\S]/.test(source.slice(at));
}

const lineStart = (source: string, at: number) =>
  Math.max(source.lastIndexOf('\n', at - 1), source.lastIndexOf('\r', at - 1)) + 1;

/**
 * Offsets in `source` where a top-level node begins after a blank line: the blank line ends whatever came before, and
 * both sides can be parsed apart. Not before a byte order mark, which a parser drops at the start of a text, nor where
 * micromark's reading depends on what came before: at indented code after a list, and see `lingers`.
 */
export function topCuts(source: string, nodes: readonly RootContent[]): Cut[] {
  const cuts: Cut[] = [];
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    const start = node.position?.start.offset;
    if (before === undefined || lingers(source, before) || start === undefined) continue;
    const at = lineStart(source, start);
    const blankBefore = /(?:\n|\r\n?)[ \t]*(?:\n|\r\n?)$/.test(source.slice(before.position?.end.offset, at));
    const unsafe = /^(?:\uFEFF| {4}| {0,3}\t)/.test(source.slice(at, at + 4));
    if (blankBefore && !unsafe && isLineComplete(source, start))
      cuts.push({ at, continues: false, prefix: '' });
  }
  return cuts;
}

/** After HTML and indented code micromark takes the next line for an interruption, even past a blank one. */
function lingers(source: string, node: RootContent): boolean {
  return (
    node.type === 'html' ||
    (node.type === 'code' && !/[`~]/.test(source[node.position?.start.offset ?? 0] ?? ''))
  );
}

/**
 * Where the last item of an open list, or the last row of an open table, begins: what comes later changes neither the
 * items nor the rows before it, so that a long list costs no more per piece than a short one.
 */
export function innerCut(source: string, nodes: readonly RootContent[]): Cut | undefined {
  const node = nodes.at(-1);
  const start = node?.position?.start.offset;
  if (start === undefined || (node?.type !== 'list' && node?.type !== 'table')) return undefined;
  const children = node.children.slice(node.type === 'list' ? 1 : 2);
  const last = children.findLast((child) =>
    isLineComplete(source, child.position?.start.offset ?? source.length),
  );
  if (!last?.position?.start.offset) return undefined;
  const at = lineStart(source, last.position.start.offset);
  if (node.type === 'list') return { at, continues: true, prefix: '' };
  const firstRow = node.children[1]?.position?.start.offset;
  return firstRow === undefined
    ? undefined
    : { at, continues: true, prefix: source.slice(lineStart(source, start), lineStart(source, firstRow)) };
}

/** The nodes without the items or rows of the last one that begin at `end` or after it. */
export function headNodes(source: string, nodes: readonly RootContent[], end: number): RootContent[] {
  const isBefore = (child: ListItem | TableRow) => (child.position?.start.offset ?? 0) < end;
  return nodes.map((node, index) => {
    if (index < nodes.length - 1) return node;
    if (node.type === 'table') return { ...node, children: node.children.filter(isBefore) };
    if (node.type !== 'list') return node;
    const children = node.children.filter(isBefore);
    return { ...node, children, spread: children.some((item, at) => hasGap(source, item, children[at + 1])) };
  });
}

function hasGap(source: string, item: ListItem, next: ListItem | undefined): boolean {
  return (
    next !== undefined && blankLine.test(source.slice(item.position?.end.offset, next.position?.start.offset))
  );
}
