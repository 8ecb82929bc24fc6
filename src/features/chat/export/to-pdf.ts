import type { List, Nodes, Table } from 'mdast';
import { codeFile } from '#markdown/languages.ts';
import { marksOf } from '#markdown/list-numbers.ts';
import type { KnownMap } from '#markdown/parse.ts';
import { lines, type PictureBlock } from '../document/blocks.ts';
import { diagramOf } from '../document/diagrams.ts';
import type { Picture, Pictures } from '../document/pictures.ts';
import { byFormulas, type Run, type RunStyle, runsOf } from '../document/runs.ts';
import { tableCells } from '../document/table-cells.ts';
import type { ChatDocument } from './chat-document.ts';
import { writeCode } from './pdf/code.ts';
import type { Fonts } from './pdf/fonts.ts';
import { writeLabel } from './pdf/label.ts';
import { isRightToLeft, PdfPages, type TextOptions } from './pdf/page.ts';
import { type TableContent, tableFit, writeTable } from './pdf/table.ts';
import type { DrawGlyph } from './pdf/typesetter.ts';

/** Left indent of a level of a list or a quotation, points. */
const INDENT = 20;
/** Width of a digit in the number of an item, points. */
const DIGIT = 6.2;
/** Sizes of headings inside an answer, points. */
const headingSizes = [14, 13, 12, 11];

type Block = Nodes | PictureBlock;

/** A picture whose letters are as large on paper as on the screen. */
const inPoints = ({ width, height, ...picture }: Picture): Picture => ({
  ...picture,
  width: width * 0.75,
  height: height * 0.75,
});

/** Whether a block belongs to what follows: a heading, or a line that ends with a colon. */
function leads(node: Block, labels: KnownMap): boolean {
  if (node.type === 'heading') return true;
  if (node.type !== 'paragraph') return false;
  const text = runsOf(node.children, labels).map((run) => run.text);
  return text.join('').length < 200 && /:\s*$/.test(text.join(''));
}

class Writer {
  readonly #pages: PdfPages;
  readonly #labels: KnownMap;
  readonly #pictures: Pictures;

  constructor(pages: PdfPages, labels: KnownMap, pictures: Pictures) {
    this.#pages = pages;
    this.#labels = labels;
    this.#pictures = pictures;
  }

  /** Writes blocks. A wide table is on a landscape page, with the lines before it that belong to it. */
  blocks(nodes: readonly Block[], indent = 0): void {
    const pages = this.#pages;
    const fits = nodes.map((node) => (node.type === 'table' ? this.#fit(node, indent) : undefined));
    const outer = pages.orientation;
    for (const [index, node] of nodes.entries()) {
      const next = nodes.findIndex((one, at) => at >= index && !leads(one, this.#labels));
      if (outer === 'portrait') pages.turn(fits[next]?.fit.page ?? 'portrait');
      const own = fits[index];
      if (own) writeTable(pages, own.content, own.fit, indent);
      else this.#block(node, indent);
    }
    pages.turn(outer);
  }

  #runs(nodes: readonly Nodes[], outer?: RunStyle): Run[] {
    return runsOf(nodes, this.#labels, outer);
  }

  /** Writes inline content; a display formula has a line of its own, in the middle. */
  #text(tag: string, runs: readonly Run[], options: TextOptions = {}): void {
    for (const part of byFormulas(runs)) {
      const [first] = part;
      if (first?.formula?.isDisplay) this.#pages.formula(first, options.indent);
      else if (part.length > 0) this.#pages.text(tag, part, options);
    }
  }

  #fit(table: Table, indent: number) {
    const content: TableContent = {
      align: table.align ?? [],
      ...tableCells(table, (nodes, style) => this.#runs(nodes, style)),
    };
    return { content, fit: tableFit(content, this.#pages.typesetter, indent) };
  }

  #block(node: Block, indent: number): void {
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
        this.#text(tag, this.#runs(node.children, { isBold: true }), {
          size,
          indent,
          before: size / 2,
          keep: size * 3.5,
        });
        return;
      }
      case 'list':
        this.#list(node, indent);
        return;
      case 'blockquote':
        pages.quote(indent, this.#startsRightToLeft(node.children), () =>
          this.blocks(node.children, indent + INDENT),
        );
        return;
      case 'code': {
        const { title } = codeFile(node.lang, node.meta);
        const diagram = diagramOf(node, this.#pictures);
        if (title) pages.text('P', [{ text: title, isSmall: true }], { indent, colour: 'muted', after: 2 });
        if (diagram) pages.picture(inPoints(diagram), diagram.alt ?? '');
        else writeCode(pages, node.value, indent);
        return;
      }
      case 'details':
        this.#text('P', this.#runs(node.summary, { isBold: true }), { indent, keep: 15 });
        this.blocks(node.children, indent + INDENT);
        return;
      case 'html':
        this.#text('P', this.#runs(lines(node.value)), { indent });
        return;
      case 'thematicBreak':
        pages.rule();
        return;
      case 'definition':
        return;
      case 'footnoteDefinition': {
        const [first, ...rest] = node.children;
        const isText = first?.type === 'paragraph';
        const mark = { text: `[${node.label ?? node.identifier}] ` };
        this.#text('P', [mark, ...(isText ? this.#runs(first.children) : [])], { indent });
        this.blocks(isText ? rest : node.children, indent + INDENT);
        return;
      }
      default:
        this.#text('P', this.#runs('children' in node ? node.children : [node]), { indent });
    }
  }

  #startsRightToLeft(nodes: readonly Nodes[]): boolean {
    const [first] = nodes;
    return first?.type === 'paragraph' && isRightToLeft(this.#runs(first.children));
  }

  #list(list: List, outer: number): void {
    const pages = this.#pages;
    const marks = list.ordered ? marksOf(list) : [];
    const length = marks.reduce((most, mark) => Math.max(most, mark.length), 0);
    const indent = outer + INDENT + Math.max(0, length - 3) * DIGIT;
    const isLoose = list.spread === true;
    pages.within('L', () => {
      for (const [index, item] of list.children.entries()) {
        const [first, ...rest] = item.children;
        const isText = first?.type === 'paragraph';
        const runs = isText ? this.#runs(first.children) : [];
        const isTask = typeof item.checked === 'boolean';
        const mark = marks[index] ?? (isTask ? { isDone: item.checked === true } : '•');
        const task = list.ordered && isTask ? [{ text: item.checked ? '☑ ' : '☐ ' }] : [];
        pages.within('LI', () => {
          writeLabel(pages, mark, [...task, ...runs], indent);
          pages.within('LBody', () => {
            const after = isLoose || item.spread ? 6 : 3;
            if (isText || task.length > 0) this.#text('P', [...task, ...runs], { indent, after });
            else if (item.children.length === 0) pages.text('P', [{ text: ' ' }], { indent, after });
            this.blocks(isText ? rest : item.children, indent);
          });
        });
      }
    });
  }
}

/** What a PDF is made with. */
export interface PdfParts {
  fonts: Fonts;
  pictures: Pictures;
  /** Makes a picture of a character that the fonts lack. */
  glyph: DrawGlyph;
}

/**
 * The chat as a PDF with selectable text, tags, bookmarks and embedded fonts (CHAT-33). Formulas are TeX while their code is
 * not loaded (`loadFormulas`).
 */
export function chatToPdf(chat: ChatDocument, { fonts, pictures, glyph }: PdfParts): Promise<Blob> {
  const pages = new PdfPages(chat.title, fonts, { glyph, pictures });
  pages.text('H1', [{ text: chat.title, isBold: true }], { size: 18, after: 4 });
  pages.text('P', [{ text: `Сервис: ${chat.serviceTitle}` }], { colour: 'muted', after: 10 });
  for (const { author, date, blocks, labels, additions } of chat.messages) {
    const name = [author, date].filter(Boolean).join(', ');
    pages.ensure(60);
    pages.bookmark(name);
    pages.text('H2', [{ text: name, isBold: true }], {
      size: 12,
      colour: 'muted',
      before: 8,
      after: 4,
      keep: 40,
    });
    new Writer(pages, labels, pictures).blocks([...blocks, ...additions]);
  }
  return pages.finish();
}
