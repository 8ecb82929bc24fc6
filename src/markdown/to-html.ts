import type { List, ListItem, Nodes, Parents, RootContent, Table, TableCell } from 'mdast';
import { escapeHtml } from '#lib/escape-html.ts';
import { pastedGuard } from '#lib/office/pasted.ts';
import { withFormulaLines } from './formula-lines.ts';
import { texToText } from './formula-text.ts';
import { givenNumber, marksOf } from './list-numbers.ts';
import { type KnownMap, labelsOf } from './parse.ts';
import { cellAsText } from './plain-text.ts';
import { checkLink, checkPicture } from './urls.ts';
import { walk } from './walk.ts';

interface Context {
  readonly known: KnownMap;
  /** Identifiers of the footnotes that the text refers to, by number. */
  readonly notes: readonly string[];
  /** The portal's origin. */
  readonly origin: string;
}

/**
 * The HTML of an answer for the clipboard, which Word, Excel and mail programs paste: their styles for headings, lists,
 * tables, links and code. Only allowed addresses are links (`urls.ts`), pictures of other sites are links, and a formula
 * is a line of text, because Word drops the structure of MathML and would paste `x²` as `x2`.
 *
 * @param origin the portal's origin, for the addresses of its pages
 */
export function toHtml(nodes: readonly RootContent[], origin: string): string {
  const known = labelsOf(nodes);
  const notes: string[] = [];
  walk(nodes, (node) => {
    if (node.type === 'footnoteReference' && known.has(`fn:${node.identifier}`))
      if (!notes.includes(node.identifier)) notes.push(node.identifier);
  });
  const context = { known, notes, origin };
  return all(nodes, context) + footnotes(context);
}

const all = (nodes: readonly Nodes[], context: Context): string =>
  withFormulaLines(nodes)
    .map((node) => html(node, context))
    .join('');

const inside = (tag: string, node: Parents, context: Context): string =>
  `<${tag}>${all(node.children, context)}</${tag}>`;

function html(node: Nodes, context: Context): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'paragraph':
      return inside('p', node, context);
    case 'heading':
      return inside(`h${node.depth}`, node, context);
    case 'emphasis':
      return inside('em', node, context);
    case 'strong':
      return inside('strong', node, context);
    case 'delete':
      return inside('del', node, context);
    case 'blockquote':
      return inside('blockquote', node, context);
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'code':
      return `<pre><code>${escapeHtml(node.value)}</code></pre>`;
    case 'break':
      return '<br>';
    case 'thematicBreak':
      return '<hr>';
    case 'html':
      return escapeHtml(node.value);
    case 'mark':
      return `<${node.tag}${node.title ? ` title="${escapeHtml(node.title)}"` : ''}>${all(node.children, context)}</${node.tag}>`;
    case 'details': {
      const summary = node.summary.length > 0 ? `<p><strong>${all(node.summary, context)}</strong></p>` : '';
      return summary + all(node.children, context);
    }
    case 'inlineMath':
      return escapeHtml(texToText(node.value));
    case 'math':
      return `<p>${escapeHtml(texToText(node.value))}</p>`;
    case 'list':
      return list(node, context);
    case 'table':
      return table(node, context);
    case 'link':
      return link(node.url, all(node.children, context), context);
    case 'linkReference':
      return link(addressOf(node.identifier, context), all(node.children, context), context);
    case 'image':
      return picture(node.url, node.alt ?? '', context);
    case 'imageReference':
      return picture(addressOf(node.identifier, context), node.alt ?? '', context);
    case 'footnoteReference':
      return `<sup>[${context.notes.indexOf(node.identifier) + 1}]</sup>`;
    default:
      return '';
  }
}

function addressOf(identifier: string, { known }: Context): string {
  const target = known.get(`ref:${identifier}`);
  return target?.type === 'definition' ? target.url : '';
}

function link(address: string, content: string, { origin }: Context): string {
  const target = address === '' ? undefined : checkLink(address, origin);
  // A page of the portal has an address without its origin, which another program does not know.
  return target ? `<a href="${escapeHtml(new URL(target.href, origin).href)}">${content}</a>` : content;
}

function picture(address: string, alt: string, context: Context): string {
  const target = address === '' ? undefined : checkPicture(address, context.origin);
  if (target?.kind === 'embedded') return `<img src="${escapeHtml(target.src)}" alt="${escapeHtml(alt)}">`;
  return link(target?.src ?? '', escapeHtml(alt || (target?.src ?? '')), context);
}

function list(node: List, context: Context): string {
  const isLoose = node.spread === true || node.children.some(({ spread }) => spread === true);
  const items = node.children
    .map((item, at) => listItem(item, isLoose, context, givenNumber(item, node.children[at - 1])))
    .join('');
  const start = node.start ?? 1;
  if (node.children.some(({ data }) => data?.mark)) return markedList(node, context);
  if (!node.ordered) return `<ul>${items}</ul>`;
  return `<ol${start === 1 ? '' : ` start="${start}"`}>${items}</ol>`;
}

/** A list whose marks Word and mail programs do not count: they are a part of the text, to the left of its lines. */
function markedList(node: List, context: Context): string {
  const marks = marksOf(node);
  const items = node.children.map(({ checked, children: [first, ...rest] }, at) => {
    const mark = `${marks[at]}${typeof checked === 'boolean' ? (checked ? ' ☑' : ' ☐') : ''}&nbsp; `;
    const isText = first?.type === 'paragraph';
    const line = `<p style="margin:0;text-indent:-2em">${mark}${isText ? all(first.children, context) : ''}</p>`;
    return line + all(isText || !first ? rest : [first, ...rest], context);
  });
  return `<div style="margin-left:2em">${items.join('')}</div>`;
}

function listItem(
  { checked, children }: ListItem,
  isLoose: boolean,
  context: Context,
  value: number | undefined,
): string {
  const task = typeof checked === 'boolean' ? (checked ? '☑ ' : '☐ ') : '';
  const content = children.flatMap<Nodes>((child) =>
    !isLoose && child.type === 'paragraph' ? child.children : [child],
  );
  return `<li${value === undefined ? '' : ` value="${value}"`}>${task}${all(content, context)}</li>`;
}

function table({ align, children }: Table, context: Context): string {
  const [head] = children;
  const width = head?.children.length ?? 0;
  const rows = children.map((row) => {
    const tag = row === head ? 'th' : 'td';
    const cells = Array.from({ length: width }, (_, column) => {
      const side = align?.[column];
      const cell = row.children[column];
      const content = cell ? mark(cell, context) + all(cell.children, context) : '';
      return `<${tag}${side ? ` align="${side}"` : ''}>${content}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  // Word draws no lines without the attribute.
  return `<table border="1" cellspacing="0" cellpadding="4">${rows.join('')}</table>`;
}

/** The mark before a cell that Excel would run as a formula. */
const mark = (cell: TableCell, { known }: Context): string => pastedGuard(cellAsText(cell, known));

function footnotes(context: Context): string {
  const items = context.notes.map((identifier) => {
    const note = context.known.get(`fn:${identifier}`);
    return `<li>${note && 'children' in note ? all(note.children, context) : ''}</li>`;
  });
  return items.length > 0 ? `<hr><ol>${items.join('')}</ol>` : '';
}
