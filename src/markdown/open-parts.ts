import type { Link, Nodes, Parents, RootContent } from 'mdast';
import { environmentIn, hasEnd } from './environment.ts';

/** Longer block formulas that have not ended are shown as written. */
const maxFormula = 3000;

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
const endOf = (node: Nodes): number => node.position?.end.offset ?? 0;

/** Whether a block formula has its closing mark. */
const isClosed = (source: string): boolean => {
  const environment = environmentIn(source);
  return environment
    ? hasEnd(source, environment)
    : /^(?:\$\$|\\\[)[\s\S]*\S[\s\S]*(?:\$\$|\\\])\s*$/.test(source);
};

/** Whether a link is a bare address, of which more may arrive. */
function isHalfAddress(link: Link, next: Nodes | undefined, source: string, from: number): boolean {
  const [text] = link.children;
  if (text?.type !== 'text' || link.children.length > 1) return false;
  if (next && (next.type !== 'text' || /\s/.test(next.value))) return false;
  const start = link.position ? startOf(link) : from;
  return !/^[[<]/.test(source.slice(start)) || !link.position;
}

/**
 * Removes a block formula at the end of the text that has no closing mark, and makes a bare address at the end a text. In
 * place.
 *
 * @param source the text of the nodes
 */
export function withoutOpenParts(source: string, nodes: RootContent[]): RootContent[] {
  clean({ type: 'root', children: nodes }, source);
  return nodes;
}

function clean(parent: Parents, source: string): void {
  const last = parent.children.at(-1);
  if (!last) return;
  if (last.type === 'math') {
    const own = source.slice(startOf(last), endOf(last));
    if (own.length <= maxFormula && !isClosed(own)) parent.children.pop();
    return;
  }
  const index = parent.children.findLastIndex(({ type }) => type !== 'text');
  const link = parent.children[index];
  const isAtEnd = source.slice(endOf(parent)).trim() === '';
  if (link?.type === 'link' && isAtEnd) {
    if (isHalfAddress(link, parent.children[index + 1], source, startOf(parent)))
      parent.children.splice(index, 1, ...link.children);
    return;
  }
  if ('children' in last) clean(last, source);
}
