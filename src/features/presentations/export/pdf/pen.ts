import type { MissingGlyph } from '#lib/pdf/glyph.ts';
import { drawMissing, plainLetters, splitByGlyphs } from '#lib/pdf/pdf-file.ts';
import type { Line, Piece } from '../../model/boxes.ts';
import { safeLink } from '../../model/links.ts';

export const glyphKey = ({ character, color, background }: MissingGlyph): string =>
  `${character} ${color} ${background}`;

/** How the pieces of a line look. */
export interface Ink {
  fontSize: number;
  color: string;
  linkColor: string;
  /** What they stand on: pictures of missing characters are drawn on it. */
  background: string;
}

/** Without kerning and ligatures: `layoutSlide` counts the plain widths of letters. */
const features = {
  kern: false,
  liga: false,
  calt: false,
  clig: false,
} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

export const faceOf = ({ isBold, isItalic }: Pick<Piece, 'isBold' | 'isItalic'>): string =>
  isBold ? (isItalic ? 'boldItalic' : 'bold') : isItalic ? 'italic' : 'regular';

const ascenderOf = (document: PDFKit.PDFDocument): number =>
  (document as unknown as { _font: { ascender: number } })._font.ascender;

/** Writes letters at their places, with the pictures of those that the fonts lack. */
export class Pen {
  readonly document: PDFKit.PDFDocument;
  readonly #glyphs: ReadonlyMap<string, string>;
  readonly #parts = new Map<string, ReturnType<typeof splitByGlyphs>>();

  /** @param glyphs JPEGs as data URLs by `glyphKey` */
  constructor(document: PDFKit.PDFDocument, glyphs: ReadonlyMap<string, string>) {
    this.document = document;
    this.#glyphs = glyphs;
  }

  /** The text of a piece, split at characters that its font, which is the current one, lacks. */
  #partsOf(piece: Pick<Piece, 'text' | 'isBold' | 'isItalic'>): ReturnType<typeof splitByGlyphs> {
    const key = `${faceOf(piece)} ${piece.text}`;
    const known = this.#parts.get(key) ?? splitByGlyphs(this.document, plainLetters(piece.text));
    this.#parts.set(key, known);
    return known;
  }

  /** Writes a piece whose letters stand on `baseline`. */
  piece(piece: Piece, baseline: number, ink: Ink): void {
    const { document } = this;
    const link = safeLink(piece.link);
    const color = link ? ink.linkColor : ink.color;
    document.font(faceOf(piece), ink.fontSize);
    let left = piece.x;
    const parts = this.#partsOf(piece);
    for (const part of parts) {
      if (part.isMissing) {
        const picture = this.#glyphs.get(
          glyphKey({ character: part.text, color, background: ink.background }),
        );
        if (picture)
          drawMissing(document, part.text, picture, {
            x: left,
            y: baseline - ink.fontSize * 0.85,
            size: ink.fontSize,
          });
        left += ink.fontSize;
        continue;
      }
      // Shaping takes most of the time: only what follows a picture of a character needs its place.
      const width = parts.length === 1 ? piece.width : document.widthOfString(part.text, { features });
      // PDFKit puts underlines and links wrong when it is given the baseline.
      const top = baseline - (ascenderOf(document) / 1000) * ink.fontSize;
      document
        .fillColor(color)
        .text(part.text, left, top, { lineBreak: false, features, ...(link && { link, underline: true }) });
      left += width;
    }
  }

  /** The pieces of lines as content of a tag; links are tags of their own. */
  contents(lines: readonly Line[], ink: Ink): (PDFKit.PDFStructureElement | (() => void))[] {
    return lines.flatMap((line) =>
      line.pieces.map((piece) => {
        const draw = (): void => this.piece(piece, line.baseline, ink);
        return safeLink(piece.link) ? this.document.struct('Link', {}, draw) : draw;
      }),
    );
  }

  /** Which of these characters the fonts lack. */
  missing(piece: Pick<Piece, 'text' | 'isBold' | 'isItalic' | 'link'>, ink: Ink): MissingGlyph[] {
    this.document.font(faceOf(piece));
    const color = safeLink(piece.link) ? ink.linkColor : ink.color;
    return this.#partsOf(piece).flatMap(({ text, isMissing }) =>
      isMissing ? [{ character: text, color, background: ink.background }] : [],
    );
  }
}
