import { levelsOf } from '#lib/pdf/direction.ts';
import { artifact, openPdf, type PdfFile, plainLetters } from '#lib/pdf/pdf-file.ts';
import type { Picture, Pictures } from '../../document/pictures.ts';
import type { Run } from '../../document/runs.ts';
import type { Fonts } from './fonts.ts';
import type { Line } from './lines.ts';
import { colours, type DrawGlyph, LEADING, type TagContent, Typesetter } from './typesetter.ts';

/** Margins of the page in points; the bottom one has the page's number. */
const margins = { top: 56, bottom: 64, left: 62, right: 56 };
/** Sides of a sheet of A4, points. */
const sheet = { short: 595.28, long: 841.89 };

export type Orientation = 'portrait' | 'landscape';

/** Room for text on a page, points. */
export const textRoom: Readonly<Record<Orientation, number>> = {
  portrait: sheet.short - margins.left - margins.right,
  landscape: sheet.long - margins.left - margins.right,
};

/** How a block of text is set; lengths in points. */
export interface TextOptions {
  size?: number;
  /** Distance from the margin at which its lines begin. */
  indent?: number;
  colour?: 'text' | 'muted';
  /** Distance to the block before it, beside that block's own; none at the top of a page. */
  before?: number;
  /** Distance to the next block. */
  after?: number;
  /** Height that has to be free below its first line, so that it does not stand alone at the end of a page. */
  keep?: number;
}

/** Pages of a PDF with text that has tags, links and selectable letters. */
export class PdfPages {
  readonly document: PDFKit.PDFDocument;
  readonly typesetter: Typesetter;
  readonly #file: PdfFile;
  readonly #root: PDFKit.PDFStructureElement;
  /** The tag that the next ones belong to. */
  #parent: PDFKit.PDFStructureElement;
  #orientation: Orientation = 'portrait';

  constructor(title: string, fonts: Fonts, { glyph, pictures }: { glyph: DrawGlyph; pictures: Pictures }) {
    this.#file = openPdf({
      title: plainLetters(title),
      language: 'ru-RU',
      fonts,
      settings: { size: 'A4', margins, bufferPages: true },
    });
    this.document = this.#file.document;
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
    this.#parent = this.#root;
    this.typesetter = new Typesetter(this.#file, glyph, pictures);
  }

  get left(): number {
    return margins.left;
  }

  get room(): number {
    return textRoom[this.#orientation];
  }

  /** Free height on the page. */
  get free(): number {
    return this.document.page.height - margins.bottom - this.document.y;
  }

  /** Height of a page for text. */
  get height(): number {
    return (this.#orientation === 'portrait' ? sheet.long : sheet.short) - margins.top - margins.bottom;
  }

  newPage(): void {
    this.document.continueOnNewPage({ size: 'A4', layout: this.#orientation, margins });
  }

  /** Begins a page if less is free on this one. */
  ensure(height: number): void {
    if (this.document.page.layout !== this.#orientation || this.free < height) this.newPage();
  }

  get orientation(): Orientation {
    return this.#orientation;
  }

  /** Sets the orientation of the pages that begin from now on. */
  turn(orientation: Orientation): void {
    this.#orientation = orientation;
  }

  /** Adds a tag at this place of the document. The caller has to end it. */
  open(tag: string, options: PDFKit.Mixins.StructureElementOptions = {}): PDFKit.PDFStructureElement {
    const element = this.document.struct(tag, options);
    this.#parent.add(element);
    return element;
  }

  /** Adds a tag with the content that `draw` adds. */
  within(tag: string, draw: () => void): void {
    const outer = this.#parent;
    const element = this.open(tag);
    this.#parent = element;
    draw();
    element.end();
    this.#parent = outer;
  }

  /** Adds lines to a tag, on as many pages as they need. @param place left end of a line */
  lines(
    block: PDFKit.PDFStructureElement,
    lines: readonly Line[],
    {
      size,
      colour = 'text',
      place,
    }: { size: number; colour?: keyof typeof colours; place: (line: Line) => number },
  ): void {
    let texts: (() => void)[] = [];
    const flush = () => {
      const own = texts;
      if (own.length > 0)
        block.add(() => {
          for (const draw of own) draw();
        });
      texts = [];
    };
    const add = (content: TagContent) => {
      if (typeof content === 'function') texts.push(content);
      else {
        flush();
        block.add(content);
      }
    };
    for (const line of lines) {
      const { whole } = this.typesetter.heightOf(line, size);
      if (this.free < whole) {
        // Drawing moves the place of the document back to the last line.
        flush();
        this.newPage();
      }
      const { y } = this.document;
      this.typesetter.contents(line, place(line), y, size, colours[colour]).forEach(add);
      this.document.y = y + whole;
    }
    const { y } = this.document;
    flush();
    this.document.y = y;
  }

  /** Writes a block of text. @param tag `P`, `H1` to `H6` */
  text(tag: string, runs: readonly Run[], options: TextOptions = {}): void {
    const { size = 11, indent = 0, colour = 'text', before = 0, after = 6, keep = 0 } = options;
    this.ensure(before + size * LEADING + keep);
    if (this.document.y > margins.top) this.document.y += before;
    const room = this.room - indent;
    const { lines, isRightToLeft } = this.typesetter.paragraph(runs, { size, room });
    const block = this.open(tag);
    const place = (line: Line) => (isRightToLeft ? margins.left + room - line.width : margins.left + indent);
    this.lines(block, lines, { size, colour, place });
    block.end();
    this.document.y += after;
  }

  /** Writes a formula on a line of its own, in the middle. */
  formula(run: Run, indent = 0): void {
    const size = 11;
    const room = this.room - indent;
    const { lines } = this.typesetter.paragraph([run], { size, room, direction: 'ltr' });
    const [line] = lines;
    if (!line?.pieces[0]?.object) {
      this.text('P', [run], { indent });
      return;
    }
    this.ensure(this.typesetter.heightOf(line, size).whole);
    const block = this.open('P');
    this.document.y += 2;
    this.lines(block, lines, { size, place: ({ width }) => margins.left + indent + (room - width) / 2 });
    block.end();
    this.document.y += 8;
  }

  /** Shows a picture, at most as wide as the text and half a page high. */
  picture({ bytes, width, height }: Picture, alt: string): void {
    const scale = Math.min(1, this.room / width, this.document.page.height / 2 / height);
    const shown = { width: width * scale, height: height * scale };
    this.ensure(shown.height);
    const { y } = this.document;
    const figure = this.open('Figure', { alt });
    figure.add(() => this.document.image(bytes as Buffer, margins.left, y, shown));
    figure.end();
    this.document.y = y + shown.height + 8;
  }

  /** Writes a quotation: what `draw` writes, with a bar beside it. */
  quote(indent: number, isRightToLeft: boolean, draw: () => void): void {
    const { document } = this;
    this.ensure(20);
    const first = document.bufferedPageRange().count - 1;
    const top = document.y;
    this.within('BlockQuote', draw);
    const last = document.bufferedPageRange().count - 1;
    const bottom = document.y - 6;
    for (let page = first; page <= last; page++) {
      document.switchToPage(page);
      const { width, height } = document.page;
      const x = isRightToLeft ? width - margins.right - indent - 6 : margins.left + indent + 6;
      const [from, to] = [
        page === first ? top : margins.top,
        page === last ? bottom : height - margins.bottom,
      ];
      artifact(document, 'Layout', () => {
        document.moveTo(x, from).lineTo(x, to).lineWidth(1.5).stroke(colours.line);
      });
    }
  }

  rule(): void {
    this.ensure(12);
    const { y } = this.document;
    artifact(this.document, 'Layout', () => {
      this.document
        .moveTo(margins.left, y + 4)
        .lineTo(margins.left + this.room, y + 4)
        .lineWidth(0.5)
        .stroke(colours.line);
    });
    this.document.y = y + 12;
  }

  /** Adds an entry to the outline of the document, for the place that follows. */
  bookmark(title: string): void {
    this.document.outline.addItem(plainLetters(title));
  }

  /** Numbers the pages and ends the document. */
  finish(): Promise<Blob> {
    const { document } = this;
    this.#root.end();
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      document.switchToPage(page);
      // The margin would start a new page.
      document.page.margins.bottom = 0;
      artifact(document, 'Pagination', () => {
        document.font('regular', 8).fillColor(colours.muted);
        document.text(`${page + 1} из ${count}`, margins.left, document.page.height - 40, {
          lineBreak: false,
        });
      });
    }
    return this.#file.finish();
  }
}

/** Whether the text of these pieces is written from right to left. */
export const isRightToLeft = (runs: readonly Run[]): boolean =>
  levelsOf(runs.map(({ text, isCode }) => (isCode ? 'a' : text)).join('')).base === 1;
