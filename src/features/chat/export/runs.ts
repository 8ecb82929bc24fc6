import type { Definition, Nodes } from 'mdast';
import type { KnownMap } from '#markdown/parse.ts';

/** Looks of a piece of text. */
export interface RunStyle {
  isBold?: true;
  isItalic?: true;
  isCode?: true;
  isStruck?: true;
  /** Address that it leads to. */
  link?: string;
}

/** A piece of text of one style; `\n` is a line break. */
export interface Run extends RunStyle {
  text: string;
}

const addressOf = (node: Nodes, labels: KnownMap): string | undefined => {
  if (node.type === 'link') return node.url;
  if (node.type !== 'linkReference') return undefined;
  const target = labels.get(`ref:${node.identifier}`);
  return target?.type === 'definition' ? (target as Definition).url : undefined;
};

/** Only addresses that a reader of a document can open; others stay text. */
const isOpenable = (url: string): boolean => /^(?:https?:|mailto:)/i.test(url);

function styleOf(node: Nodes, labels: KnownMap): RunStyle {
  switch (node.type) {
    case 'strong':
      return { isBold: true };
    case 'emphasis':
      return { isItalic: true };
    case 'delete':
      return { isStruck: true };
    case 'inlineCode':
    case 'inlineMath':
      return { isCode: true };
    default: {
      const url = addressOf(node, labels);
      return url && isOpenable(url) ? { link: url } : {};
    }
  }
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ? `[${node.alt}]` : '[Картинка]';
    case 'footnoteReference':
      return `[${node.label ?? node.identifier}]`;
    default:
      // A line end in the source of a paragraph is a blank.
      return 'value' in node ? node.value.replaceAll('\n', ' ') : '';
  }
}

/**
 * The inline content of a block as pieces of text. Formulas stay as LaTeX; a picture is its alternative text.
 *
 * @param labels definitions of `[text][label]`
 */
export function runsOf(nodes: readonly Nodes[], labels: KnownMap, outer: RunStyle = {}): Run[] {
  return nodes.flatMap((node) => {
    const style = { ...outer, ...styleOf(node, labels) };
    if ('children' in node) return runsOf(node.children, labels, style);
    const text = textOf(node);
    return text === '' ? [] : [{ ...style, text }];
  });
}
