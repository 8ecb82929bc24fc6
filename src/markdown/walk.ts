import type { Nodes } from 'mdast';
import type {} from './node-types.ts';

/** Calls `visit` for every node, in document order. */
export function walk(nodes: readonly Nodes[], visit: (node: Nodes) => void): void {
  for (const node of nodes) {
    visit(node);
    if (node.type === 'details') walk(node.summary, visit);
    if ('children' in node) walk(node.children, visit);
  }
}
