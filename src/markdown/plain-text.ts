import type { ListItem, Nodes, RootContent, TableCell } from 'mdast';
import { withFormulaLines } from './formula-lines.ts';
import { loweredText, raisedText, texToText } from './formula-text.ts';
import { marksOf } from './list-numbers.ts';
import type { Mark } from './node-types.ts';
import { type KnownMap, labelsOf } from './parse.ts';

/**
 * The text of an answer without markup, for copying as plain text: list items keep their marks, columns of tables are
 * separated by tabs, the address of a link follows its text, and a formula is a line of text.
 */
export const nodesAsText = (nodes: readonly RootContent[]): string => blocks(nodes, labelsOf(nodes)).trim();

function blocks(nodes: readonly Nodes[], known: KnownMap): string {
  return nodes
    .map((node) => block(node, known))
    .filter((text) => text !== '')
    .join('\n\n');
}

function block(node: Nodes, known: KnownMap): string {
  switch (node.type) {
    case 'blockquote':
      return blocks(node.children, known).replace(/^/gm, '> ');
    case 'list': {
      const marks = marksOf(node);
      return node.children
        .map((item, index) => listItem(item, node.ordered ? `${marks[index]} ` : '• ', known))
        .join(node.spread ? '\n\n' : '\n');
    }
    case 'table':
      return node.children
        .map((row) => row.children.map((cell) => cellAsText(cell, known).replaceAll('\n', ' ')).join('\t'))
        .join('\n');
    case 'math':
      return texToText(node.value);
    case 'code':
    case 'html':
      return node.value;
    case 'details':
      return [inline(node.summary, known), blocks(node.children, known)].filter(Boolean).join('\n\n');
    case 'thematicBreak':
      return '———';
    case 'definition':
      return '';
    case 'footnoteDefinition':
      return `[${node.label ?? node.identifier}] ${blocks(node.children, known)}`;
    default:
      return 'children' in node ? inline(node.children, known) : inline([node], known);
  }
}

function listItem(item: ListItem, mark: string, known: KnownMap): string {
  const task = typeof item.checked === 'boolean' ? (item.checked ? '[x] ' : '[ ] ') : '';
  const text = item.children.map((child) => block(child, known)).join(item.spread ? '\n\n' : '\n');
  return mark + task + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
}

/** The text of a table's cell, in which `<br>` is a line end. */
export const cellAsText = (cell: TableCell, known: KnownMap): string => inline(cell.children, known).trim();

function inline(nodes: readonly Nodes[], known: KnownMap): string {
  return withFormulaLines(nodes)
    .map((node) => inlineNode(node, known))
    .join('');
}

function inlineNode(node: Nodes, known: KnownMap): string {
  switch (node.type) {
    case 'break':
      return '\n';
    case 'mark':
      return marked(node, inline(node.children, known));
    case 'inlineMath':
      return texToText(node.value);
    case 'link':
      return withAddress(inline(node.children, known), node.url);
    case 'linkReference': {
      const target = known.get(`ref:${node.identifier}`);
      return withAddress(inline(node.children, known), target?.type === 'definition' ? target.url : '');
    }
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'footnoteReference':
      return `[${node.label ?? node.identifier}]`;
    default:
      if ('value' in node) return node.value;
      return 'children' in node ? inline(node.children, known) : '';
  }
}

/** A raised or lowered text in characters that are so themselves, a quotation in quotes, what an abbreviation stands for. */
function marked({ tag, title }: Mark, text: string): string {
  if (tag === 'sup') return raisedText(text) ?? `^${text}`;
  if (tag === 'sub') return loweredText(text) ?? text;
  if (title) return `${text} (${title})`;
  return tag === 'q' ? `«${text}»` : text;
}

function withAddress(text: string, address: string): string {
  const bare = address.replace(/^(?:mailto:|tel:|https?:\/\/)/i, '');
  return address === '' || text.includes(bare) ? text : `${text} (${address})`;
}
