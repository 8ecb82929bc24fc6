import type { Nodes, RootContent } from 'mdast';
import { detailsOf, type InnerParser, tableOf } from './html-blocks.ts';
import { between, type End, endsOf, halfTag, withoutHalfTag } from './html-range.ts';
import { isPair, tagOf } from './html-tags.ts';

/** What the shaping of a text depends on. */
export interface Shaping {
  readonly source: string;
  /** Whether more of the text may arrive: tags that have no end yet reach to the end of it. */
  readonly isOpen: boolean;
  readonly parser: InnerParser;
}

const shaped = new WeakSet<Nodes>();

/** Whether a node comes from the parser of an inner text, which has shaped it. */
export const isShaped = (node: Nodes): boolean => shaped.has(node);

/** Greatest depth of `details` inside others. */
const maxDetails = 10;
let detailsDepth = 0;

/** The elements that become blocks, with what a node of HTML begins with that begins one. */
const blockElements = [
  { name: 'details', beginning: /^\s*<details[\s>]/i },
  { name: 'table', beginning: /^\s*<table[\s>]/i },
] as const;

/** The blocks, with elements of HTML in the place of their tags. */
export function shapeBlocks(written: readonly RootContent[], shaping: Shaping): RootContent[] {
  const nodes = shaping.isOpen ? withoutHalfTag(written, shaping.source) : written;
  const found: RootContent[] = [];
  const elements = blockElements.map((known) => ({ ...known, ends: endsOf(nodes, known.name) }));
  /** Index of the last node of a table that is shown as written, together with the tables inside it. */
  let notRead = -1;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node?.type !== 'html' || isShaped(node)) {
      if (node) found.push(node);
      continue;
    }
    const element = elements.find(({ beginning }) => beginning.test(node.value));
    const end = element?.ends.get(index);
    const isRead = element && (element.name === 'table' ? index > notRead : detailsDepth < maxDetails);
    const read = isRead && elementAt(nodes, index, element.name, end, shaping);
    if (isRead && !read && element.name === 'table') notRead = end?.index ?? nodes.length;
    if (read) {
      for (const part of read.nodes) found.push(part);
      index = read.last;
    } else found.push(...lone(node, shaping.parser));
  }
  return found;
}

interface Element {
  /** The element, with the text before and after it in its first and last node. */
  readonly nodes: readonly RootContent[];
  /** Index of its last node. */
  readonly last: number;
}

const htmlOf = (node: RootContent, from: number, to?: number): string =>
  node.type === 'html' ? node.value.slice(from, to) : '';

/**
 * The element of HTML that begins in a node; undefined if it is a text.
 *
 * @param end where it ends; undefined if it has no end
 */
function elementAt(
  nodes: readonly RootContent[],
  from: number,
  name: 'details' | 'table',
  end: End | undefined,
  { source, isOpen, parser }: Shaping,
): Element | undefined {
  const index = end?.index ?? nodes.length - 1;
  const [first, last] = [nodes[from], nodes[index]];
  if (first?.type !== 'html' || !last) return undefined;
  const start = first.value.indexOf('>') + 1;
  if (tagOf(first.value.slice(0, start).trim()) === undefined) return undefined;
  const isOne = last === first;
  const content = htmlOf(first, start, isOne ? end?.before : undefined);
  const close = isOne ? '' : htmlOf(last, 0, end?.before);
  const blocks = (text: string): RootContent[] => known(parser.blocks(text));

  const table = (): RootContent[] | undefined => {
    const whole = isOne ? content : content + between(first, last, source) + close;
    const read = tableOf(isOpen && !end ? whole.replace(halfTag, '') : whole, parser);
    const place = first.position && { start: first.position.start, end: first.position.start };
    return read && [...known(read.before.map((node) => ({ ...node, position: place }))), read.table];
  };
  const details = (): RootContent[] => {
    const inner = isOne ? [] : nodes.slice(from + 1, end?.index ?? nodes.length);
    const rest = (text: string) => [...blocks(text), ...inner, ...(end ? blocks(close) : [])];
    return [nested(() => detailsOf(content, parser, isOpen && !end && isOne, rest))];
  };

  const read = name === 'table' ? table() : details();
  // The first cell of a table has not arrived.
  if (!read) return name === 'table' && isOpen && !end ? { nodes: [], last: index } : undefined;
  const element = read.at(-1);
  const position = first.position && last.position && { start: first.position.start, end: last.position.end };
  if (element) element.position = position;
  return { nodes: [...read, ...(end ? blocks(htmlOf(last, end.after)) : [])], last: index };
}

/** Reads what is inside `details`. */
export function nested<Result>(read: () => Result): Result {
  detailsDepth += 1;
  try {
    return read();
  } finally {
    detailsDepth -= 1;
  }
}

/** Marks nodes of the inner parser, which have been shaped. */
export function known(nodes: RootContent[]): RootContent[] {
  for (const node of nodes) shaped.add(node);
  return nodes;
}

/** A block of HTML that is one tag or begins with a mark. */
function lone(node: Extract<RootContent, { type: 'html' }>, parser: InnerParser): RootContent[] {
  const tag = tagOf(/^\s*(<[^<>]*>)/.exec(node.value)?.[1] ?? '');
  if (!tag) return [node];
  const isAlone = node.value.trim().endsWith('>') && node.value.indexOf('>') === node.value.trim().length - 1;
  if (tag.name === 'hr' && isAlone) return [{ type: 'thematicBreak', position: node.position }];
  if (tag.name === 'br' && isAlone) return [];
  if (!isPair(tag)) return [node];
  return [{ type: 'paragraph', children: parser.inline(node.value), position: node.position }];
}
