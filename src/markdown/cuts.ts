import type { ListItem, RootContent, TableRow } from 'mdast';
import { isSourceLine } from './source-lines.ts';

/** A position at which a text can be split, so that both parts are parsed separately. */
export interface Cut {
  /** Offset in the text. */
  readonly at: number;
  /** True for a cut inside a list or a table: the second part continues its last node. */
  readonly continues: boolean;
  /** Head of the table that is cut: it is parsed before the second part. */
  readonly prefix: string;
}

const blankLine = /(?:\n|\r\n?)[ \t]*[\r\n]/;

/** Nodes that can be cut, or cut off from each other, without a blank line. */
const splittable: ReadonlySet<string> = new Set(['list', 'table', 'definition', 'footnoteDefinition']);

/** Whether two nodes are definitions of one kind: the first has ended where the second begins. */
const areDefinitions = (a: RootContent, b: RootContent): boolean =>
  (a.type === b.type && (a.type === 'definition' || a.type === 'footnoteDefinition')) ||
  (isSourceLine(a) && b.type === 'definition');

/**
 * Whether the text after `from` can complete a line at which a cut is possible.
 *
 * @param shown nodes of the previous, shorter `tail`
 */
export function mayHaveCut(tail: string, from: number, shown: readonly RootContent[]): boolean {
  if (!/[\r\n]/.test(tail.slice(Math.max(0, from - 1)))) return false;
  const last = shown.at(-1)?.type;
  const isBelowHeading = shown.slice(-2).some(({ type }) => type === 'heading');
  return isBelowHeading || (last !== undefined && splittable.has(last)) || blankLine.test(tail);
}

/** Whether the line at `at` is complete. Only then is it certain that a new node begins there. */
function isLineComplete(source: string, at: number): boolean {
  const feed = source.indexOf('\n', at);
  const carriage = feed < 0 ? source.indexOf('\r', at) : -1;
  return feed >= 0 || (carriage >= 0 && carriage < source.length - 1);
}

/** Where the line of an offset begins. Not with `lastIndexOf`: it would read all of a text that has no `\r`. */
function lineStart(source: string, at: number): number {
  let start = at;
  while (start > 0 && !'\n\r'.includes(source.charAt(start - 1))) start -= 1;
  return start;
}

/**
 * Returns the places between top-level nodes where the text can be cut, so that its parts parse like the whole. They are
 * at blank lines, between definitions and below headings with hashes, except:
 *
 * - before a byte order mark, because the parser drops one at the start of a text
 * - before indented code, because micromark reads it as text after some nodes
 * - after the nodes of `affectsNextLine`
 */
export function topCuts(source: string, nodes: readonly RootContent[]): Cut[] {
  const cuts: Cut[] = [];
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    const start = node.position?.start.offset;
    if (before === undefined || affectsNextLine(source, before) || start === undefined) continue;
    const at = lineStart(source, start);
    const blankBefore = /(?:\n|\r\n?)[ \t]*(?:\n|\r\n?)$/.test(source.slice(before.position?.end.offset, at));
    const isBelowHeading =
      before.type === 'heading' && source.charAt(before.position?.start.offset ?? 0) === '#';
    const unsafe = /^(?:\uFEFF| {4}| {0,3}\t)/.test(source.slice(at, at + 4));
    if (
      (blankBefore || isBelowHeading || areDefinitions(before, node)) &&
      !unsafe &&
      isLineComplete(source, start)
    )
      cuts.push({ at, continues: false, prefix: '' });
  }
  return cuts;
}

/** True for HTML, also in the form of other nodes, and indented code: micromark treats the next line as an interruption, even after a blank line. */
function affectsNextLine(source: string, node: RootContent): boolean {
  const first = source[node.position?.start.offset ?? 0] ?? '';
  if (node.type === 'html' || node.type === 'details') return true;
  return node.type === 'code' ? !/[`~]/.test(first) : first === '<';
}

/**
 * The cut before the last item of an open list or the last row of an open table. Later text does not change the items or
 * rows before it, so an append to a long list costs no more than to a short one.
 */
export function innerCut(source: string, nodes: readonly RootContent[]): Cut | undefined {
  const node = nodes.at(-1);
  const start = node?.position?.start.offset;
  if (start === undefined || (node?.type !== 'list' && node?.type !== 'table')) return undefined;
  // An item with a letter is one only beside another.
  if (node.type === 'list' && node.ordered && node.start == null) return undefined;
  const children = node.children.slice(node.type === 'list' ? 1 : 2);
  const last = children.findLast((child) => {
    const from = child.position?.start.offset ?? source.length;
    // A row below a blank line may be the head of another table.
    const isApart =
      child === node.children.at(-1) && /\n[ \t\r]*\n[ \t>]*$/.test(source.slice(from - 40, from));
    return isLineComplete(source, from) && (node.type === 'list' || !isApart);
  });
  if (!last?.position?.start.offset) return undefined;
  const at = lineStart(source, last.position.start.offset);
  if (node.type === 'list') return { at, continues: true, prefix: '' };
  const firstRow = node.children[1]?.position?.start.offset;
  return firstRow === undefined
    ? undefined
    : { at, continues: true, prefix: source.slice(lineStart(source, start), lineStart(source, firstRow)) };
}

/** The nodes; of the last list or table only the items or rows that begin before `end`. */
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
