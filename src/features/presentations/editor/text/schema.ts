import { type Mark, type Node, Schema } from 'prosemirror-model';
import type { Paragraph, TextBlock } from '../../model/deck.ts';
import { ICON_STROKE, iconOf } from '../../model/icons.ts';
import { safeLink } from '../../model/links.ts';
import { bulletOf } from '../../model/lists.ts';

/** An icon as a mask for the colour of the marks; shown in the place of a bullet where the slide draws it. */
function iconAttributes(name: unknown): Record<string, string> {
  const icon = typeof name === 'string' ? iconOf(name) : undefined;
  if (!icon) return {};
  const strokes = icon.paths.map((path) => `<path d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="${ICON_STROKE}" stroke-linecap="round" stroke-linejoin="round">${strokes}</svg>`;
  return { 'data-icon': icon.name, style: `--icon: url("data:image/svg+xml,${encodeURIComponent(svg)}")` };
}

/**
 * Text of a place for ProseMirror: paragraphs in a row, each with its mark and depth, exactly as the model keeps them. No
 * rule reads HTML: what comes in is the model or plain text (PRES-13).
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: 'text*',
      // The icon of an item is chosen beside the slide; it stays with its paragraph.
      attrs: { level: { default: 0 }, list: { default: 'none' }, icon: { default: null } },
      toDOM: ({ attrs }) => [
        'p',
        {
          'data-list': String(attrs['list']),
          'data-level': String(attrs['level']),
          'data-bullet': bulletOf({ level: Number(attrs['level']) }),
          ...iconAttributes(attrs['icon']),
        },
        0,
      ],
    },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      // Not a link of the page: a click places the cursor and does not open the address.
      toDOM: ({ attrs }) => ['span', { 'data-link': '', title: String(attrs['href']) }, 0],
    },
    bold: { toDOM: () => ['strong', 0] },
    italic: { toDOM: () => ['em', 0] },
  },
});

const { paragraph } = schema.nodes as Record<'paragraph' | 'doc', (typeof schema.nodes)[string]>;
const { bold, italic, link } = schema.marks as Record<
  'bold' | 'italic' | 'link',
  (typeof schema.marks)[string]
>;
export const types = { paragraph, bold, italic, link };

/** A paragraph of the model as a node. */
export function nodeOf({ level, list, runs, icon }: Paragraph): Node {
  const pieces = runs
    .filter(({ text }) => text !== '')
    .map(({ text, isBold, isItalic, link: address }) => {
      const href = safeLink(address);
      const marks: Mark[] = [
        ...(href === undefined ? [] : [link.create({ href })]),
        ...(isBold ? [bold.create()] : []),
        ...(isItalic ? [italic.create()] : []),
      ];
      return schema.text(text, marks);
    });
  return paragraph.create({ level, list, icon: icon ?? null }, pieces);
}

/** A block of the model as a document. */
export const docOf = (block: TextBlock | undefined): Node =>
  schema.node(
    'doc',
    null,
    block && block.paragraphs.length > 0 ? block.paragraphs.map(nodeOf) : [paragraph.create()],
  );

function paragraphOf(node: Node): Paragraph {
  const runs: Paragraph['runs'] = [];
  for (const piece of node.children) {
    const href: unknown = link.isInSet(piece.marks)?.attrs['href'];
    runs.push({
      text: piece.text ?? '',
      isBold: bold.isInSet(piece.marks) !== undefined,
      isItalic: italic.isInSet(piece.marks) !== undefined,
      link: typeof href === 'string' ? href : null,
    });
  }
  const { level, list, icon } = node.attrs;
  return {
    level: typeof level === 'number' ? level : 0,
    list: list === 'bullet' || list === 'number' ? list : 'none',
    runs,
    ...(typeof icon === 'string' && { icon }),
  };
}

/** The document as a block; null when there is no text and no list in it. */
export function blockOf(doc: Node): TextBlock | null {
  const paragraphs = doc.children.map(paragraphOf);
  const [first] = paragraphs;
  const isEmpty = paragraphs.length === 1 && first?.runs.length === 0 && first.list === 'none';
  return isEmpty ? null : { kind: 'text', paragraphs };
}
