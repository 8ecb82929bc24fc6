import type { Nodes, PhrasingContent, RootContent, Text } from 'mdast';

/** Whether a formula is shown on a line of its own. */
const isDisplay = (node: Nodes | undefined): boolean =>
  node?.type === 'math' || (node?.type === 'inlineMath' && node.data?.display === true);

/** The nodes with line breaks around formulas that have a line of their own inside a paragraph, for texts without such lines. */
export function withFormulaLines(nodes: readonly Nodes[]): Nodes[] {
  if (!nodes.some((node) => node.type === 'inlineMath' && isDisplay(node))) return [...nodes];
  return nodes.flatMap((node, at): Nodes[] => {
    const [before, next] = [nodes[at - 1], nodes[at + 1]];
    const isBelow = before?.type === 'inlineMath' && isDisplay(before);
    const isAbove = next?.type === 'inlineMath' && isDisplay(next);
    const hasLine = isBelow || (at > 0 && node.type === 'inlineMath' && isDisplay(node));
    let shown = node;
    if (shown.type === 'text' && isBelow) shown = { ...shown, value: shown.value.trimStart() };
    if (shown.type === 'text' && isAbove) shown = { ...shown, value: shown.value.trimEnd() };
    return hasLine && node.type !== 'break' && before?.type !== 'break'
      ? [{ type: 'break' }, shown]
      : [shown];
  });
}

/** A punctuation mark directly behind a formula. */
const endSign = /^[.,;:](?=\s|$)/;

const isDirectlyBehind = (formula: Nodes, text: Text): boolean =>
  formula.position !== undefined && formula.position.end.offset === text.position?.start.offset;

/**
 * Moves a punctuation mark from the text behind a formula on a line of its own into that line, in place. A paragraph that was
 * only such a mark has no children afterwards.
 */
export function takeEndSigns(nodes: readonly (PhrasingContent | RootContent)[]): void {
  for (const [at, node] of nodes.entries()) {
    const formula = nodes[at - 1];
    if (formula?.type !== 'math' && formula?.type !== 'inlineMath') continue;
    const first = node.type === 'paragraph' ? node.children[0] : node;
    if (!isDisplay(formula) || first?.type !== 'text' || !isDirectlyBehind(formula, first)) continue;
    const [sign = ''] = endSign.exec(first.value) ?? [];
    if (sign === '') continue;
    formula.value += sign;
    first.value = first.value.slice(sign.length).trimStart();
    if (first.value === '' && node.type === 'paragraph') node.children.shift();
  }
}
