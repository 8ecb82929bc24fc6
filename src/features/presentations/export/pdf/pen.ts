import { ascenderOf, type Faces, type Part } from '#lib/pdf/faces.ts';
import type { GlyphPicture, MissingGlyph } from '#lib/pdf/glyph.ts';
import { drawMissing, type PdfFile, plainLetters } from '#lib/pdf/pdf-file.ts';
import type { Piece } from '../../model/boxes.ts';
import { safeLink } from '../../model/links.ts';
import { faceOf, type Ink, LinePen } from './line-pen.ts';

export const glyphKey = ({ character, color, background }: MissingGlyph): string =>
  `${character} ${color} ${background}`;

/** Without kerning and ligatures: `layoutSlide` counts the plain widths of letters. */
const features = {
  kern: false,
  liga: false,
  calt: false,
  clig: false,
} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** The usual features: those of Arabic join its letters. */
const joined = {} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

type Looks = Pick<Piece, 'text' | 'isBold' | 'isItalic'>;

/** Writes letters at their places, with the pictures of those that the fonts lack. */
export class Pen extends LinePen {
  readonly #faces: Faces;
  readonly #glyphs: ReadonlyMap<string, GlyphPicture>;
  readonly #parts = new Map<string, Part[]>();

  /** @param glyphs by `glyphKey` */
  constructor(
    { document, faces }: Pick<PdfFile, 'document' | 'faces'>,
    glyphs: ReadonlyMap<string, GlyphPicture>,
  ) {
    super(document);
    this.#faces = faces;
    this.#glyphs = glyphs;
  }

  /** The text of a piece by the faces that draw it, as it is seen from left to right. */
  #partsOf(piece: Looks, ink: Pick<Ink, 'isTitle'>, isRightToLeft = false): Part[] {
    const face = faceOf(piece, ink);
    const key = `${face} ${isRightToLeft} ${piece.text}`;
    const known = this.#parts.get(key) ?? this.#faces.parts(plainLetters(piece.text), face, isRightToLeft);
    this.#parts.set(key, known);
    return known;
  }

  override piece(piece: Piece, baseline: number, ink: Ink, direction?: 'ltr' | 'rtl'): number {
    const { document } = this;
    const isRightToLeft = direction === 'rtl';
    const link = safeLink(piece.link);
    const color = link ? ink.linkColor : ink.color;
    let left = piece.x;
    const parts = this.#partsOf(piece, ink, isRightToLeft);
    for (const part of parts) {
      if (part.isMissing) {
        const picture = this.#glyphs.get(
          glyphKey({ character: part.text, color, background: ink.background }),
        );
        if (picture) drawMissing(document, part.text, picture, { x: left, baseline, size: ink.fontSize });
        left += ink.fontSize * (picture?.width ?? 1);
        continue;
      }
      document.font(part.face, ink.fontSize);
      // Letters of Arabic are joined by the features that other letters do without.
      const own = isRightToLeft ? joined : features;
      // Shaping takes most of the time: only what follows a picture of a character needs its place.
      const isKnown = parts.length === 1 && direction === undefined;
      const width = isKnown ? piece.width : document.widthOfString(part.text, { features: own });
      // PDFKit puts underlines and links wrong when it is given the baseline.
      const top = baseline - ascenderOf(document) * ink.fontSize;
      document
        .fillColor(color)
        .text(part.text, left, top, {
          lineBreak: false,
          features: own,
          ...(link && { link, underline: true }),
        });
      left += width;
    }
    return left;
  }

  /** Which of these characters the fonts lack. */
  missing(piece: Looks & Pick<Piece, 'link'>, ink: Ink): MissingGlyph[] {
    const color = safeLink(piece.link) ? ink.linkColor : ink.color;
    return this.#partsOf(piece, ink).flatMap(({ text, isMissing }) =>
      isMissing ? [{ character: text, color, background: ink.background }] : [],
    );
  }
}
