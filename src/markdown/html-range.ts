/** Where elements of HTML begin and end among the blocks of a text. */
import type { RootContent } from 'mdast';

/** A tag that has not arrived whole. */
export const halfTag = /<\/?(?:[a-z]*|(?:details|summary|table|t[drh]|col|b|i|u)\s[^<>]*)$/i;

/** The blocks without the tag at the end of the text that has not arrived whole. */
export function withoutHalfTag(nodes: readonly RootContent[], source: string): readonly RootContent[] {
  const last = nodes.at(-1);
  if (last?.type !== 'html' || source.slice(last.position?.end.offset).trim() !== '') return nodes;
  const value = last.value.replace(halfTag, '').trimEnd();
  return value === '' ? nodes.slice(0, -1) : [...nodes.slice(0, -1), { ...last, value }];
}

/** Where an element ends: the index of its node, and the offsets in this before and after the end tag. */
export interface End {
  readonly index: number;
  readonly before: number;
  readonly after: number;
}

/** The ends of the elements with which a node begins, by the index of the node; those without an end are left out. */
export function endsOf(nodes: readonly RootContent[], name: string): ReadonlyMap<number, End> {
  const tags = new RegExp(`<(/?)${name}(?:\\s[^<>]*)?>`, 'gi');
  const ends = new Map<number, End>();
  /** The elements that are open: the index of the node that one begins, or -1. */
  const open: number[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'html') continue;
    let isFirst = true;
    for (const tag of node.value.matchAll(tags)) {
      if (!tag[1]) open.push(isFirst ? index : -1);
      else ends.set(open.pop() ?? -1, { index, before: tag.index, after: tag.index + tag[0].length });
      isFirst = false;
    }
  }
  return ends;
}

/** The source after a node and before another one, or to its end if it is no HTML, without the marks of a quotation in which both are. */
export function between(first: RootContent, last: RootContent, source: string): string {
  const { start, end } = first.position ?? {};
  const text = source.slice(end?.offset, last.position?.[last.type === 'html' ? 'start' : 'end'].offset);
  const at = start?.offset ?? 0;
  const before = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
  return before.includes('>') ? text.replaceAll(/\n(?:[ \t]*>)+[ \t]?/g, '\n') : text;
}
