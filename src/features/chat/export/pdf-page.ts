import {
  artifact,
  drawMissing,
  openPdf,
  type PdfFile,
  plainLetters,
  splitByGlyphs,
} from '#lib/pdf/pdf-file.ts';
import type { Picture } from '../document/pictures.ts';
import type { Run, RunStyle } from '../document/runs.ts';
import { breakLines, type Line, type Piece } from './lines.ts';
import type { Face, Fonts } from './pdf-fonts.ts';

/** Margins of the page in points; the bottom one has the page's number. */
const margins = { top: 56, bottom: 64, left: 62, right: 56 };
const colours = { text: '#1a1a1a', link: '#b91b4c', muted: '#666666', line: '#c8c8c8', code: '#f4f4f4' };

/** How a block of text is set; lengths in points. */
export interface TextOptions {
  size?: number;
  /** Distance from the left margin. */
  indent?: number;
  /** Room; the rest of the line by default. */
  width?: number;
  colour?: keyof typeof colours;
  /** Distance to the next block. */
  after?: number;
  /** Text before the first line, such as the mark of a list. */
  mark?: string;
}

const faceOf = ({ isBold, isItalic, isCode }: RunStyle): Face => {
  if (isCode) return 'mono';
  if (isBold) return isItalic ? 'boldItalic' : 'bold';
  return isItalic ? 'italic' : 'regular';
};

/** Without ligatures: `!=` in code stays two characters, and fontkit cannot read the empty glyphs that stand for them. */
const noLigatures = { calt: false, liga: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
const featuresOf = ({ isCode }: RunStyle) => (isCode ? { features: noLigatures } : {});

/** A picture of a character that the fonts lack, drawn by the browser. */
export type DrawGlyph = (grapheme: string) => string;

/** Width of a drawn character, in sizes of the font. */
const GLYPH_WIDTH = 1.1;

/** Pages of a PDF with text that has tags, links and selectable letters. */
export class PdfPages {
  readonly #document: PDFKit.PDFDocument;
  readonly #file: PdfFile;
  readonly #glyph: DrawGlyph;
  readonly #glyphs = new Map<string, string>();
  /** Widths of texts at the size 1, by face and text: measuring takes most of the time. */
  readonly #widths = new Map<string, number>();

  constructor(title: string, fonts: Fonts, glyph: DrawGlyph) {
    this.#glyph = glyph;
    this.#file = openPdf({
      title,
      language: 'ru-RU',
      fonts,
      settings: { size: 'A4', margins, bufferPages: true },
    });
    this.#document = this.#file.document;
  }

  get #room(): number {
    return this.#document.page.width - margins.left - margins.right;
  }

  /** Free height on the page. */
  get #left(): number {
    return this.#document.page.height - margins.bottom - this.#document.y;
  }

  #ensure(height: number): void {
    if (this.#left < height) this.#document.continueOnNewPage();
  }

  #measure(size: number): (text: string, style: RunStyle) => number {
    return (text, style) => {
      const face = faceOf(style);
      const key = `${face} ${text}`;
      const known = this.#widths.get(key);
      if (known !== undefined) return known * size;
      this.#document.font(face, 1);
      let width = 0;
      for (const part of splitByGlyphs(this.#document, text))
        width += part.isMissing ? GLYPH_WIDTH : this.#document.widthOfString(part.text, featuresOf(style));
      this.#widths.set(key, width);
      return width * size;
    };
  }

  /** A tagged block: `draw` makes its content, on as many pages as it needs. */
  #tagged(tag: string, draw: () => void): void {
    const document = this.#document;
    document.addStructure(document.struct(tag, {}, draw));
  }

  #drawLine({ pieces }: Line, x: number, size: number, colour: string): void {
    const document = this.#document;
    const y = document.y;
    let left = x;
    for (const piece of pieces) left += this.#drawPiece(piece, left, y, size, colour);
    document.y = y + size * 1.4;
  }

  #drawPiece({ text, width, ...style }: Piece, x: number, y: number, size: number, colour: string): number {
    const document = this.#document;
    document.font(faceOf(style), size).fillColor(style.link ? colours.link : colour);
    let left = x;
    for (const part of splitByGlyphs(this.#document, text)) {
      if (part.isMissing) {
        const picture = this.#glyphs.get(part.text) ?? this.#glyph(part.text);
        this.#glyphs.set(part.text, picture);
        drawMissing(document, part.text, picture, { x: left, y, size });
        left += size * GLYPH_WIDTH;
        continue;
      }
      document.text(part.text, left, y, {
        lineBreak: false,
        ...featuresOf(style),
        ...(style.link && { link: style.link, underline: true }),
        ...(style.isStruck && { strike: true }),
      });
      left += document.widthOfString(part.text, featuresOf(style));
    }
    return width;
  }

  /** Writes a block of text. @param tag `P`, `H1` to `H6` */
  text(tag: string, runs: readonly Run[], options: TextOptions = {}): void {
    const { size = 11, indent = 0, width = this.#room - indent, colour = 'text', after = 6, mark } = options;
    const lines = breakLines(
      runs.map((run) => ({ ...run, text: plainLetters(run.text) })),
      width,
      this.#measure(size),
    );
    // A heading stays with the first lines of what follows.
    this.#ensure(tag.startsWith('H') ? size * 5 : size * 1.4);
    this.#tagged(tag, () => {
      for (const [index, line] of lines.entries()) {
        this.#ensure(size * 1.4);
        const x = margins.left + indent;
        if (mark && index === 0) {
          const y = this.#document.y;
          this.#document
            .font('regular', size)
            .fillColor(colours.text)
            .text(mark, x - 18, y, { lineBreak: false });
          this.#document.y = y;
        }
        this.#drawLine(line, x, size, colours[colour]);
      }
    });
    this.#document.y += after;
  }

  /** Writes a text in monospace on a grey ground, with its line ends. */
  code(text: string, indent = 0): void {
    const size = 9;
    const width = this.#room - indent;
    const source = plainLetters(text).split('\n');
    const lines = source.flatMap((line) => {
      const broken = breakLines(
        [{ text: line.replaceAll(' ', '\u00a0'), isCode: true }],
        width - 16,
        this.#measure(size),
      );
      return broken.length > 0 ? broken : [{ pieces: [], width: 0 }];
    });
    this.#tagged('P', () => {
      for (const line of lines) {
        this.#ensure(size * 1.4);
        const { y } = this.#document;
        this.#document.rect(margins.left + indent, y - 2, width, size * 1.4 + 1).fill(colours.code);
        this.#document.y = y;
        this.#drawLine(line, margins.left + indent + 8, size, colours.text);
      }
    });
    this.#document.y += 8;
  }

  /** Shows a picture, at most as wide as the text and half a page high. */
  picture({ bytes, width, height }: Picture, alt: string): void {
    const scale = Math.min(1, this.#room / width, this.#document.page.height / 2 / height);
    const shown = { width: width * scale, height: height * scale };
    this.#ensure(shown.height);
    const document = this.#document;
    const { y } = document;
    const figure = document.struct('Figure', { alt }, () => {
      document.image(bytes as Buffer, margins.left, y, shown);
    });
    document.addStructure(figure);
    document.y = y + shown.height + 8;
  }

  rule(): void {
    const { y } = this.#document;
    artifact(this.#document, 'Layout', () => {
      this.#document
        .moveTo(margins.left, y + 4)
        .lineTo(margins.left + this.#room, y + 4)
        .lineWidth(0.5)
        .stroke(colours.line);
    });
    this.#document.y = y + 12;
  }

  /** Writes a table with equal columns; its first row is the heading. Cells have at most one page. */
  table(rows: readonly (readonly (readonly Run[])[])[]): void {
    const count = Math.max(1, ...rows.map((row) => row.length));
    const size = count > 6 ? 7 : 9;
    const width = this.#room / count;
    const document = this.#document;
    const table = document.struct('Table');
    document.addStructure(table);
    for (const [index, row] of rows.entries()) {
      const cells = Array.from({ length: count }, (_, column) =>
        breakLines(
          (row[column] ?? []).map((run) => ({
            ...run,
            text: plainLetters(run.text),
            ...(index === 0 && { isBold: true as const }),
          })),
          width - 8,
          this.#measure(size),
        ),
      );
      const height = Math.max(1, ...cells.map((lines) => lines.length)) * size * 1.4 + 6;
      this.#ensure(Math.min(height, document.page.height - margins.top - margins.bottom));
      const top = document.y;
      const line = document.struct('TR');
      table.add(line);
      for (const [column, lines] of cells.entries()) {
        const x = margins.left + column * width;
        line.add(
          document.struct(index === 0 ? 'TH' : 'TD', {}, () => {
            document.rect(x, top, width, height).lineWidth(0.5).stroke(colours.line);
            document.y = top + 4;
            for (const one of lines) this.#drawLine(one, x + 4, size, colours.text);
          }),
        );
      }
      line.end();
      document.y = top + height;
    }
    table.end();
    document.y += 8;
  }

  /** Adds an entry to the outline of the document, for the place that follows. */
  bookmark(title: string): void {
    this.#document.outline.addItem(plainLetters(title));
  }

  /** Numbers the pages and ends the document. */
  finish(): Promise<Blob> {
    const document = this.#document;
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
