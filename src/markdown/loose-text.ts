/** Text inside paragraphs that models write in another way than Markdown. */
import type { Html, PhrasingContent } from 'mdast';

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
