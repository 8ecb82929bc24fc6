/** Sources with numbers at the end of an answer: `[1]: https://a.ru`. In CommonMark the line is a definition and not shown. */
import type { Definition, LinkReference, Paragraph, PhrasingContent, RootContent } from 'mdast';

const isNumber = (label: string | null | undefined): label is string => /^\d{1,3}$/.test(label ?? '');
const lines = new WeakSet<object>();

/** Whether a paragraph shows the definition before it. */
export const isSourceLine = (node: RootContent): boolean => lines.has(node);

/** A definition, and the line that shows it if its label is a number: «[1] https://a.ru». */
export function withSourceLine(node: Definition): RootContent[] {
  const { label, url, title, position } = node;
  if (!isNumber(label)) return [node];
  const children: PhrasingContent[] = [
    { type: 'text', value: `[${label}] ` },
    { type: 'link', url, children: [{ type: 'text', value: title || url }] },
  ];
  const line: Paragraph = { type: 'paragraph', children, position };
  lines.add(line);
  return [node, line];
}

/** References by number with their brackets: `[1]`; `[1][2]` are two of them, not one with a text. */
export function withNumbers(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  if (!nodes.some((node) => node.type === 'linkReference')) return [...nodes];
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type !== 'linkReference' || !isNumber(node.label)) return [node];
    const [only] = node.children;
    const own = node.children.length === 1 && only?.type === 'text' ? only.value : undefined;
    if (node.referenceType !== 'full') return own === node.label ? [reference(node, own)] : [node];
    return isNumber(own) ? [reference(node, own), reference(node, node.label)] : [node];
  });
}

const reference = ({ position }: LinkReference, label: string): LinkReference => ({
  type: 'linkReference',
  referenceType: 'shortcut',
  identifier: label,
  label,
  children: [{ type: 'text', value: `[${label}]` }],
  position,
});
