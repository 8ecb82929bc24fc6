import { BLOCK_END, placesOf } from './fold.ts';

/** Elements that do not interrupt a line of text. */
const inlineTags = new Set(
  'A,ABBR,B,BDI,BUTTON,CITE,CODE,DEL,EM,I,INS,KBD,LABEL,MARK,Q,S,SMALL,SPAN,STRONG,SUB,SUP,TIME,U'.split(','),
);
/** What is shown beside the text of a message: its parts are not searched. */
const aside =
  'svg, math, select, textarea, input, summary, [aria-hidden="true"], [data-aside], [data-result] button';

/** The text of an element, and the text nodes that it comes from with their beginnings in it. */
function textOf(root: Node): { text: string; nodes: { node: Text; from: number }[] } {
  let text = '';
  const nodes: { node: Text; from: number }[] = [];
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      nodes.push({ node, from: text.length });
      text += node.data;
    } else if (node instanceof Element && !node.matches(aside)) {
      const isBlock = !inlineTags.has(node.tagName);
      if (isBlock) text += BLOCK_END;
      for (const child of node.childNodes) visit(child);
      if (isBlock) text += BLOCK_END;
    }
  };
  visit(root);
  return { text, nodes };
}

/**
 * Where a folded query occurs in what an element shows, in order.
 *
 * @param root a text of a message, or the box of a result
 */
export function rangesIn(root: Element, wanted: string): Range[] {
  const { text, nodes } = textOf(root);
  let index = 0;
  /** The node of a place in the text; places are asked for in their order. */
  const nodeAt = (at: number): { node: Text; from: number } | undefined => {
    while (index < nodes.length - 1 && (nodes[index + 1]?.from ?? 0) <= at) index += 1;
    return nodes[index];
  };
  return placesOf(text, wanted).flatMap(([from, to]) => {
    const first = nodeAt(from);
    const last = nodeAt(to - 1);
    if (!first || !last) return [];
    const range = new Range();
    range.setStart(first.node, from - first.from);
    range.setEnd(last.node, Math.min(to - last.from, last.node.length));
    return [range];
  });
}
