import { byLevel, inVisualOrder, levelsOf } from '#lib/pdf/direction.ts';
import { ascenderOf, type Faces, type Part } from '#lib/pdf/faces.ts';
import type { GlyphPicture, MissingGlyph } from '#lib/pdf/glyph.ts';
import { drawMissing, type PdfFile, plainLetters } from '#lib/pdf/pdf-file.ts';
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
  /** True when they are set in the titles' font, and it is not that of the text. */
  isTitle?: boolean;
}

/** Without kerning and ligatures: `layoutSlide` counts the plain widths of letters. */
const features = {
  kern: false,
  liga: false,
  calt: false,
  clig: false,
} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

const faceOf = (
  { isBold, isItalic }: Pick<Piece, 'isBold' | 'isItalic'>,
  { isTitle = false }: Pick<Ink, 'isTitle'> = {},
): string => {
  const face = isBold ? (isItalic ? 'boldItalic' : 'bold') : isItalic ? 'italic' : 'regular';
  return isTitle ? `${face}Title` : face;
};

/** The usual features: those of Arabic join its letters. */
const joined = {} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

type Looks = Pick<Piece, 'text' | 'isBold' | 'isItalic'>;

/** Pieces of which neighbours look different: letters that the widths do not know are pieces of their own. */
function joinedPieces(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const isSame = last && faceOf(last) === faceOf(piece) && last.link === piece.link;
    if (isSame) found[found.length - 1] = { ...last, text: last.text + piece.text };
    else found.push(piece);
  }
  return found;
}

interface Drawing {
  link: string | null | undefined;
  draw: () => void;
}

/** Writes letters at their places, with the pictures of those that the fonts lack. */
export class Pen {
  readonly document: PDFKit.PDFDocument;
  readonly #faces: Faces;
  readonly #glyphs: ReadonlyMap<string, GlyphPicture>;
  readonly #parts = new Map<string, Part[]>();

  /** @param glyphs by `glyphKey` */
  constructor(
    { document, faces }: Pick<PdfFile, 'document' | 'faces'>,
    glyphs: ReadonlyMap<string, GlyphPicture>,
  ) {
    this.document = document;
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

  /**
   * Writes a piece whose letters stand on `baseline`.
   *
   * @param direction of a part of a piece, whose width is not known. @default the whole piece is from left to right
   * @returns where it ends
   */
  piece(piece: Piece, baseline: number, ink: Ink, direction?: 'ltr' | 'rtl'): number {
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

  /** Writes the pieces of a line, those of a line with Hebrew or Arabic letters in the order in which they are seen. */
  line({ pieces, baseline, look }: Line, box: Ink): Drawing[] {
    const ink = { ...box, ...look };
    const { levels } = levelsOf(pieces.map(({ text }) => text).join(''));
    if (levels.every((level) => level === 0))
      return pieces.map((piece) => ({
        link: safeLink(piece.link),
        draw: () => void this.piece(piece, baseline, ink),
      }));
    let at = 0;
    const directed = joinedPieces(pieces).flatMap((piece) => {
      const own = levels.subarray(at, at + piece.text.length);
      at += piece.text.length;
      return byLevel(piece.text, own).map((part) => ({ ...piece, ...part }));
    });
    let left = pieces[0]?.x ?? 0;
    return inVisualOrder(directed).map((piece) => ({
      link: safeLink(piece.link),
      draw: () => {
        left = this.piece({ ...piece, x: left }, baseline, ink, piece.level % 2 === 1 ? 'rtl' : 'ltr');
      },
    }));
  }

  /** The pieces of lines as content of a tag; links are tags of their own. */
  contents(lines: readonly Line[], ink: Ink): (PDFKit.PDFStructureElement | (() => void))[] {
    return lines.flatMap((line) =>
      this.line(line, ink).map(({ draw, link }) => (link ? this.document.struct('Link', {}, draw) : draw)),
    );
  }

  /** Which of these characters the fonts lack. */
  missing(piece: Looks & Pick<Piece, 'link'>, ink: Ink): MissingGlyph[] {
    const color = safeLink(piece.link) ? ink.linkColor : ink.color;
    return this.#partsOf(piece, ink).flatMap(({ text, isMissing }) =>
      isMissing ? [{ character: text, color, background: ink.background }] : [],
    );
  }
}
