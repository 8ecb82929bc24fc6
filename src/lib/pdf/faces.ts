import { asDrawn, mirrored } from './direction.ts';

/** A part of a text that one face draws; a picture if no face has its character. */
export interface Part {
  text: string;
  face: string;
  isMissing: boolean;
}

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });

/** The letters that all faces have. */
const plain = /^[ -~\u00a0«»—–…ЁёА-я№]*$/;

/** The faces of a document: which of them has a character. */
export class Faces {
  readonly #document: PDFKit.PDFDocument;
  readonly names: ReadonlySet<string>;

  constructor(document: PDFKit.PDFDocument, names: Iterable<string>) {
    this.#document = document;
    this.names = new Set(names);
  }

  #has(face: string, text: string): boolean {
    this.#document.font(face);
    const { font } = (
      this.#document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
    )._font;
    return [...text].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  }

  /** The faces in which a character is looked for, the wanted one first. */
  #candidates(face: string): string[] {
    const others = /^bold/i.test(face) ? ['bold', 'arabicBold'] : ['regular', 'arabic'];
    return [face, ...others, 'math'].filter((name) => this.names.has(name));
  }

  /** Splits a text where another face has to draw it. Blanks and marks stay with the letters before them. */
  #split(text: string, face: string): Part[] {
    if (plain.test(text)) return text === '' ? [] : [{ text, face, isMissing: false }];
    const candidates = this.#candidates(face);
    const parts: Part[] = [];
    for (const { segment } of graphemes.segment(text)) {
      const last = parts.at(-1);
      const stays = last && !last.isMissing && !/\p{L}/u.test(segment) && this.#has(last.face, segment);
      const found = stays ? last.face : candidates.find((name) => this.#has(name, segment));
      if (last && !last.isMissing && last.face === found) last.text += segment;
      else parts.push({ text: segment, face: found ?? face, isMissing: found === undefined });
    }
    return parts;
  }

  /**
   * The parts of a text of one direction, from left to right, with their letters as fontkit has to get them.
   *
   * @param face the wanted one
   */
  parts(text: string, face: string, isRightToLeft = false): Part[] {
    const parts = this.#split(isRightToLeft ? mirrored(text) : text, face).map((part) =>
      part.isMissing ? part : { ...part, text: asDrawn(part.text, isRightToLeft) },
    );
    return isRightToLeft ? parts.reverse() : parts;
  }
}

/** Height of the letters of the current face over their baseline, in sizes of the font. */
export const ascenderOf = (document: PDFKit.PDFDocument): number =>
  (document as unknown as { _font: { ascender: number } })._font.ascender / 1000;
