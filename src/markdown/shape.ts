import type { Link, ListItem, Nodes, Paragraph, Parents, PhrasingContent, RootContent } from 'mdast';
import { resolveReferences } from './equations.ts';
import { takeEndSigns } from './formula-lines.ts';
import { attribute, emphasisOf, isPair, type Tag, tagOf } from './html-tags.ts';
import { noteNumbers } from './list-numbers.ts';
import { meantBlocks } from './loose-blocks.ts';
import {
  endTurn,
  joinFurtherCells,
  unescapedAddress,
  withCellLines,
  withoutCitations,
  writeCellBullets,
} from './loose-text.ts';
import type { MarkTag } from './node-types.ts';
import { isShaped, known, nested, type Shaping, shapeBlocks } from './shape-blocks.ts';
import { withNumbers, withSourceLine } from './source-lines.ts';
import { cellsOf, isDelimiterRow } from './table-lines.ts';

/**
 * Gives nodes of Markdown the form that models mean, in place: tags of typography become marks, `details` and tables of HTML
 * become blocks, a line end in a paragraph becomes a line break.
 */
export function shape(parent: Parents, shaping: Shaping): void {
  if (isPhrasingParent(parent)) {
    if (parent.type === 'tableCell') parent.children = withCellLines(parent.children);
    takeEndSigns(parent.children);
    parent.children = shapeInline(parent.children, shaping);
    if (parent.type === 'tableCell') writeCellBullets(parent.children);
    for (const child of parent.children) {
      resolveReferences(child);
      if (child.type === 'link') takeBackslashes(child, shaping);
      if ('children' in child) shape(child, shaping);
    }
    return;
  }
  if (parent.type === 'blockquote') nameAlert(parent.children[0]);
  if (parent.type === 'table') joinFurtherCells(parent);
  if (parent.type === 'list') noteNumbers(parent, shaping.source);
  if (parent.type === 'listItem') noteTask(parent);
  if ('children' in parent) {
    if (isBlockParent(parent)) {
      takeEndSigns(parent.children);
      parent.children = parent.children.flatMap((child, at) => {
        if (child.type === 'paragraph') endTurn(child);
        if (child.type === 'paragraph' && child.children.length === 0) return [];
        if (child.type === 'definition') return withSourceLine(child);
        const meant = isShaped(child) ? undefined : meantBlocks(child, { parent, at }, shaping);
        return meant ? known(meant) : child;
      }) as never;
    }
    if (hasHtml(parent.children)) parent.children = shapeBlocks(parent.children, shaping) as never;
    for (const [index, child] of parent.children.entries()) {
      // The parser of the inner text has shaped it.
      if (isShaped(child)) continue;
      const table =
        parent.type === 'root' && child.type === 'paragraph' ? unevenTable(child, shaping) : undefined;
      if (table) {
        // The blocks after it are visited next.
        parent.children.splice(index, 1, ...(table as never[]));
        continue;
      }
      resolveReferences(child);
      if (child.type === 'details') nested(() => shape(child, shaping));
      else if ('children' in child) shape(child, shaping);
      const formula = child.type === 'paragraph' ? loneFormula(child) : undefined;
      if (formula) parent.children[index] = formula as never;
    }
  }
}

/** Takes the backslashes out of a bare address, in place; `<https://…>` is as it is written. */
function takeBackslashes(link: Link, { source }: Shaping): void {
  const url = unescapedAddress(link);
  if (url === undefined || source.charAt(link.position?.start.offset ?? -1) === '<') return;
  link.url = url;
  link.children = [{ type: 'text', value: url }];
}

const isPhrasingParent = (node: Parents): node is Parents & { children: PhrasingContent[] } =>
  /^(?:paragraph|heading|emphasis|strong|delete|link|linkReference|tableCell|mark)$/.test(node.type);

const isBlockParent = (node: Parents): node is Parents & { children: RootContent[] } =>
  /^(?:root|listItem|blockquote)$/.test(node.type);

const hasHtml = (nodes: readonly Nodes[]): boolean => nodes.some(({ type }) => type === 'html');

/** The box of a task in a form that GFM does not read: `- [] купить`, `- [✓] готово`. */
const taskBox = /^\[(?<done>[✓✔√]?)\][ \t]+(?=\S)/;

/** Makes an item with such a box a task, in place. */
function noteTask(item: ListItem): void {
  const [first] = item.children;
  const [text] = first?.type === 'paragraph' ? first.children : [];
  const found = text?.type === 'text' ? taskBox.exec(text.value) : null;
  if (text?.type !== 'text' || !found || typeof item.checked === 'boolean') return;
  item.checked = found.groups?.['done'] !== '';
  text.value = text.value.slice(found[0].length);
}

const alerts: Readonly<Record<string, string>> = {
  NOTE: 'Примечание',
  TIP: 'Совет',
  IMPORTANT: 'Важно',
  WARNING: 'Внимание',
  CAUTION: 'Осторожно',
};

/** Names the kind of an alert of GitHub, `> [!NOTE]`, in the first paragraph of a quotation. */
function nameAlert(first: RootContent | undefined): void {
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || text?.type !== 'text') return;
  const [mark = '', kind = ''] = /^\[!([A-Z]+)\][ \t]*(?=[\r\n]|$)/i.exec(text.value) ?? [];
  const name = alerts[kind.toUpperCase()];
  if (!name) return;
  text.value = text.value.slice(mark.length);
  first.children.unshift({
    type: 'strong',
    children: [{ type: 'text', value: name }],
    position: text.position,
  });
}

/** The formula of a paragraph that consists of one bare environment, or of a result in a box. */
function loneFormula({ children, position }: Paragraph): RootContent | undefined {
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'inlineMath' || !/^\\(?:begin|boxed)/.test(only.value))
    return undefined;
  return { type: 'math', value: only.value, position };
}

/**
 * The table of a paragraph that is none in GFM because its row of dashes has more or fewer cells than its head, and the text
 * below it.
 */
function unevenTable({ position }: Paragraph, { source, parser }: Shaping): RootContent[] | undefined {
  const [head = '', dashes = '', ...rows] = source
    .slice(position?.start.offset, position?.end.offset)
    .split(/\r\n?|\n/);
  if (!/^\s*\|/.test(head) || !/^\s*\|/.test(dashes) || !isDelimiterRow(dashes)) return undefined;
  const row = `|${' --- |'.repeat(cellsOf(head))}`;
  const [table, ...others] = parser.blocks([head, row, ...rows].join('\n'));
  return table?.type === 'table' ? known([{ ...table, position }, ...others]) : undefined;
}

/** A tag that has begun, and the nodes after it. */
interface Open {
  readonly tag: Tag;
  readonly source: PhrasingContent;
  children: PhrasingContent[];
}

function shapeInline(nodes: readonly PhrasingContent[], { isOpen }: Shaping): PhrasingContent[] {
  const lines = withNumbers(withBreaks(nodes, isOpen));
  if (!hasHtml(lines)) return lines;
  const bottom: PhrasingContent[] = [];
  const stack: Open[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  const top = () => stack.at(-1)?.children ?? bottom;
  for (const node of lines) {
    const tag = node.type === 'html' ? tagOf(node.value) : undefined;
    if (!tag || !isPair(tag)) top().push(node);
    else if (!tag.isEnd) {
      stack.push({ tag, source: node, children: [] });
      count(tag.name, 1);
    } else if ((counts.get(tag.name) ?? 0) === 0) top().push(node);
    else {
      const from = stack.findLastIndex((open) => open.tag.name === tag.name);
      const [open, ...inner] = stack.splice(from);
      for (const { name } of [tag, ...inner.map((part) => part.tag)]) count(name, -1);
      if (open) top().push(elementOf({ ...open, children: open.children.concat(written(inner)) }, node));
    }
  }
  if (!isOpen) return bottom.concat(written(stack));
  for (let open = stack.pop(); open; open = stack.pop())
    top().push(elementOf(open, open.children.at(-1) ?? open.source));
  return bottom;
}

/** Tags that have no end are texts. */
const written = (stack: readonly Open[]): PhrasingContent[] =>
  stack.flatMap(({ source, children }) => [source, ...children]);

function elementOf({ tag, source, children }: Open, end: PhrasingContent): PhrasingContent {
  const position =
    source.position && end.position ? { start: source.position.start, end: end.position.end } : undefined;
  const emphasis = emphasisOf(tag.name);
  // A line that ends beside the tag is no line of the text.
  if (children[0]?.type === 'break') children.shift();
  if (children.at(-1)?.type === 'break') children.pop();
  if (emphasis) return { type: emphasis, children, position };
  const title = tag.name === 'abbr' ? attribute(tag, 'title') : undefined;
  return { type: 'mark', tag: tag.name as MarkTag, ...(title && { title }), children, position };
}

const isDisplay = (node: PhrasingContent | undefined): boolean =>
  node?.type === 'inlineMath' && node.data?.display === true;

const isBlank = (character: string): boolean => character === ' ' || character === '\t';

/** The lines of a text without the blanks beside their ends. Not with a pattern: it would read runs of blanks repeatedly. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/);
  return lines.map((line, at) => {
    let start = 0;
    let end = line.length;
    while (at > 0 && isBlank(line.charAt(start))) start += 1;
    while (at < lines.length - 1 && end > start && isBlank(line.charAt(end - 1))) end -= 1;
    return line.slice(start, end);
  });
}

/** The nodes with a break for each line end and each `<br>`. A display formula has a line of its own anyway. */
function withBreaks(nodes: readonly PhrasingContent[], isOpen: boolean): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  let afterTag = false;
  for (const node of nodes) {
    if (node.type === 'text') node.value = withoutCitations(node.value, isOpen && node === nodes.at(-1));
    if (node.type === 'text' && /[\r\n]/.test(node.value)) {
      for (const [index, line] of linesOf(node.value).entries()) {
        // A line end after `<br>` is the same break.
        if (index > 0 && !(index === 1 && afterTag && found.at(-1)?.type === 'break'))
          found.push({ type: 'break' });
        if (line !== '') found.push({ type: 'text', value: line });
      }
    } else if (node.type === 'html' && tagOf(node.value)?.name === 'br')
      found.push({ type: 'break', position: node.position });
    else found.push(node);
    afterTag = node.type === 'html';
  }
  return found.filter(
    (node, at) => node.type !== 'break' || !(isDisplay(found[at - 1]) || isDisplay(found[at + 1])),
  );
}
