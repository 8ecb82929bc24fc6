import type { Nodes } from 'mdast';
import type { KnownMap } from '#markdown/parse.ts';
import type { PictureBlock } from '../document/blocks.ts';
import type { Pictures } from '../document/pictures.ts';
import { runsOf } from '../document/runs.ts';
import type { ChatDocument } from './chat-document.ts';
import type { Fonts } from './pdf-fonts.ts';
import { type DrawGlyph, PdfPages } from './pdf-page.ts';

/** Left indent of a level of a list or a quotation, points. */
const INDENT = 20;
/** Sizes of headings inside an answer, points. */
const headingSizes = [14, 13, 12, 11];

class Writer {
  readonly #pages: PdfPages;
  readonly #labels: KnownMap;
  readonly #pictures: Pictures;

  constructor(pages: PdfPages, labels: KnownMap, pictures: Pictures) {
    this.#pages = pages;
    this.#labels = labels;
    this.#pictures = pictures;
  }

  blocks(nodes: readonly (Nodes | PictureBlock)[], indent = 0): void {
    for (const node of nodes) this.#block(node, indent);
  }

  #block(node: Nodes | PictureBlock, indent: number): void {
    const pages = this.#pages;
    switch (node.type) {
      case 'picture': {
        const picture = this.#pictures.get(node.idFile);
        if (picture) pages.picture(picture, node.alt);
        else pages.text('P', [{ text: node.alt }], { indent });
        return;
      }
      case 'heading': {
        const size = headingSizes[node.depth - 1] ?? 11;
        // Below the heading of the message.
        const tag = `H${Math.min(node.depth + 2, 6)}`;
        pages.text(tag, runsOf(node.children, this.#labels, { isBold: true }), { size, indent });
        return;
      }
      case 'list':
        for (const [index, item] of node.children.entries()) {
          const task = typeof item.checked === 'boolean' ? (item.checked ? '☑' : '☐') : undefined;
          const mark = task ? undefined : node.ordered ? `${(node.start ?? 1) + index}.` : '•';
          const [first, ...rest] = item.children;
          const lead = first?.type === 'paragraph' ? runsOf(first.children, this.#labels) : [];
          const runs = task ? [{ text: `${task} ` }, ...lead] : lead;
          pages.text('P', runs.length > 0 ? runs : [{ text: ' ' }], {
            indent: indent + INDENT,
            after: 3,
            ...(mark && { mark }),
          });
          this.blocks(first?.type === 'paragraph' ? rest : item.children, indent + INDENT);
        }
        return;
      case 'blockquote':
        this.blocks(node.children, indent + INDENT);
        return;
      case 'code':
      case 'math':
      case 'html':
        pages.code(node.value, indent);
        return;
      case 'table':
        pages.table(
          node.children.map((row) => row.children.map((cell) => runsOf(cell.children, this.#labels))),
        );
        return;
      case 'thematicBreak':
        pages.rule();
        return;
      case 'definition':
        return;
      case 'footnoteDefinition':
        pages.text('P', [{ text: `[${node.label ?? node.identifier}]` }], { indent, size: 9, after: 0 });
        this.blocks(node.children, indent + INDENT);
        return;
      default:
        pages.text('P', runsOf('children' in node ? node.children : [node], this.#labels), { indent });
    }
  }
}

/**
 * The chat as a PDF with selectable text, tags, bookmarks and embedded fonts (CHAT-33).
 *
 * @param parts `glyph` makes a JPEG as a data URL of a character that the fonts lack
 */
export function chatToPdf(
  chat: ChatDocument,
  { fonts, pictures, glyph }: { fonts: Fonts; pictures: Pictures; glyph: DrawGlyph },
): Promise<Blob> {
  const pages = new PdfPages(chat.title, fonts, glyph);
  pages.text('H1', [{ text: chat.title, isBold: true }], { size: 18, after: 4 });
  pages.text('P', [{ text: `Сервис: ${chat.serviceTitle}` }], { colour: 'muted', after: 10 });
  for (const { author, date, blocks, labels, additions } of chat.messages) {
    const name = [author, date].filter(Boolean).join(', ');
    pages.bookmark(name);
    pages.text('H2', [{ text: name, isBold: true }], { size: 12, colour: 'muted', after: 4 });
    new Writer(pages, labels, pictures).blocks([...blocks, ...additions]);
  }
  return pages.finish();
}
