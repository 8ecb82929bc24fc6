import type { Nodes } from 'mdast';
import { isRightToLeft } from '#lib/right-to-left.ts';

/** The first text with a letter, without code and formulas; empty if there is none. */
function firstText(nodes: readonly Nodes[]): string {
  for (const node of nodes) {
    const text = node.type === 'text' ? node.value : 'children' in node ? firstText(node.children) : '';
    if (/\p{L}/u.test(text)) return text;
  }
  return '';
}

/** `rtl` if the first letter of the nodes is written from right to left, as `dir="auto"` decides it. */
export const directionOf = (nodes: readonly Nodes[]): 'rtl' | undefined =>
  isRightToLeft(firstText(nodes)) ? 'rtl' : undefined;
