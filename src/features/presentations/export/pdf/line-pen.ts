import { byLevel, inVisualOrder, levelsOf } from '#lib/pdf/direction.ts';
import type { Line, Piece } from '../../model/boxes.ts';
import { safeLink } from '../../model/links.ts';

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

/** The font face of a piece of text, such as `bold` or `italicTitle`. */
export const faceOf = (
  { isBold, isItalic }: Pick<Piece, 'isBold' | 'isItalic'>,
  { isTitle = false }: Pick<Ink, 'isTitle'> = {},
): string => {
  const face = isBold ? (isItalic ? 'boldItalic' : 'bold') : isItalic ? 'italic' : 'regular';
  return isTitle ? `${face}Title` : face;
};

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

/** Writes the lines of slides, whatever paper they are written on. */
export abstract class LinePen {
  readonly document: PDFKit.PDFDocument;

  constructor(document: PDFKit.PDFDocument) {
    this.document = document;
  }

  /**
   * Writes a piece whose letters stand on `baseline`.
   *
   * @param direction of a part of a piece, whose width is not known. @default the whole piece is from left to right
   * @returns where it ends
   */
  abstract piece(piece: Piece, baseline: number, ink: Ink, direction?: 'ltr' | 'rtl'): number;

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
}
