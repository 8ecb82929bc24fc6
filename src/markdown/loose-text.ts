/** Text inside paragraphs that models write in another way than Markdown. */
import type { Html, Link, Paragraph, PhrasingContent, Table } from 'mdast';

/** References to sources that ChatGPT and Gemini make for their own pages: nobody else can show them. */
const citation =
  / ?\ue200[^\ue200\ue201]*\ue201| ?:contentReference\[oaicite:\d+\]\{index=\d+\}| ?【\d+(?::\d+)?†[^【】]*】| ?\[cite: ?\d[\d, ]*\]|\[cite_start\] ?/g;
const openCitation =
  / ?(?:\ue200[^\ue200\ue201]*|【(?:\d[\d:]*(?:†[^【】]*)?)?|\[cite(?:_[a-z]*|: ?[\d, ]*)?)$/;

/** The text without references that mean nothing outside of the model's own page. @param isOpen whether the end of one may arrive */
export function withoutCitations(text: string, isOpen: boolean): string {
  if (!/[\ue200【]|:contentReference|\[cite/.test(text)) return text;
  const shown = text.replaceAll(citation, '');
  return isOpen ? shown.replace(openCitation, '') : shown;
}

/** Marks that end an answer inside of a model. A server that does not know them leaves them in the text. */
const endOfTurn =
  /(?:\s*(?:<\|(?:im_end|eot_id|eom_id|end|end_of_text|endoftext)\|>|<｜end▁of▁sentence｜>))+\s*$/;

/** Leaves out such marks at the end of a paragraph, in place. A paragraph of nothing else has no children afterwards. */
export function endTurn({ children }: Paragraph): void {
  const last = children.at(-1);
  if (last?.type !== 'text' || !/[|｜]>\s*$/.test(last.value)) return;
  last.value = last.value.replace(endOfTurn, '');
  if (last.value === '') children.pop();
}

/** The mark of an item in a line of a cell. */
const cellItem = /^[ \t]*[-*][ \t]+(?=\S|$)/;

/** Writes bullets before the lines of a cell that have marks of items, `- раз<br>- два`, in place. */
export function writeCellBullets(nodes: readonly PhrasingContent[]): void {
  const starts = nodes.filter((_, at) => at === 0 || nodes[at - 1]?.type === 'break');
  const items = starts.flatMap((node) => (node.type === 'text' && cellItem.test(node.value) ? [node] : []));
  if (items.length > 1) for (const item of items) item.value = item.value.replace(cellItem, '• ');
}

/**
 * Puts the cells of a row that the head has no column for into its last cell, in place: in GFM they are not shown. Models write bars
 * inside of cells.
 */
export function joinFurtherCells({ children: [head, ...rows] }: Table): void {
  const width = head?.children.length ?? 0;
  for (const row of rows) {
    const last = row.children[width - 1];
    for (const { children } of last ? row.children.splice(width) : [])
      if (children.length > 0) last?.children.push({ type: 'text', value: ' | ' }, ...children);
  }
}

/** The address of a bare link without the backslashes before its underscores, which models also write there; undefined for others. */
export function unescapedAddress({ children, url }: Link): string | undefined {
  const [text] = children;
  const isBare = children.length === 1 && text?.type === 'text' && text.value === url;
  return isBare && /\\[_*~&]/.test(url) ? url.replaceAll(/\\([_*~&])/g, '$1') : undefined;
}

const blockTag = /^<(\/?)(ul|ol|li|p)(?:\s[^<>]*)?>$/i;
const tagIn = (node: PhrasingContent): RegExpExecArray | null =>
  node.type === 'html' ? blockTag.exec(node.value) : null;

/** The content of a cell, with a line for each item of a list and each paragraph in HTML. No cell has blocks. */
export function withCellLines(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  if (!nodes.some((node) => tagIn(node))) return [...nodes];
  const found: PhrasingContent[] = [];
  /** The number of the last item of each open list; null for a list with bullets. */
  const lists: (number | null)[] = [];
  const addLine = (at: Html, mark: string): void => {
    if (found.length > 0 && found.at(-1)?.type !== 'break')
      found.push({ type: 'break', position: at.position });
    if (mark !== '') found.push({ type: 'text', value: mark, position: at.position });
  };
  for (const node of nodes) {
    const [, slash = '', tag = ''] = tagIn(node) ?? [];
    const name = tag.toLowerCase();
    if (node.type !== 'html' || name === '') {
      if (node.type !== 'text' || node.value.trim() !== '') found.push(node);
    } else if (slash !== '') {
      if (name !== 'li' && name !== 'p') lists.pop();
    } else if (name === 'ul' || name === 'ol') lists.push(name === 'ol' ? 0 : null);
    else if (name === 'p') addLine(node, '');
    else {
      const count = lists.pop();
      const number = typeof count === 'number' ? count + 1 : null;
      lists.push(number);
      addLine(node, number === null ? '• ' : `${number}. `);
    }
  }
  return found;
}
