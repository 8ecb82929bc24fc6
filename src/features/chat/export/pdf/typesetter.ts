import { byLevel, levelsOf } from '#lib/pdf/direction.ts';
import { ascenderOf, type Faces, type Part } from '#lib/pdf/faces.ts';
import type { GlyphPicture } from '#lib/pdf/glyph.ts';
import { drawMissing, type PdfFile, plainLetters } from '#lib/pdf/pdf-file.ts';
import { hasRightToLeft } from '#lib/right-to-left.ts';
import type { Pictures } from '../../document/pictures.ts';
import type { Run, RunStyle } from '../../document/runs.ts';
import type { Face } from './fonts.ts';
import { FormulaPen } from './formula-pen.ts';
import { breakLines, type InlineObject, type Item, type Line, type Piece } from './lines.ts';

export const colours = {
  text: '#1a1a1a',
  link: '#b91b4c',
  muted: '#666666',
  line: '#c8c8c8',
  code: '#f4f4f4',
  marked: '#fff2a8',
};

/** Height of a line, and of its letters over the baseline, in sizes of the font. */
export const LEADING = 1.4;
const ASCENT = 0.92;
/** Sizes relative to the text: of indices and powers, of small texts, and of inline formulas, whose letters look smaller. */
const SHIFTED = 0.7;
const SMALL = 0.85;
const FORMULA = 1.08;

const faceOf = ({ isBold, isItalic, isCode }: RunStyle): Face => {
  if (isCode) return 'mono';
  if (isBold) return isItalic ? 'boldItalic' : 'bold';
  return isItalic ? 'italic' : 'regular';
};

const sizeOf = ({ shift, isSmall }: RunStyle, size: number): number =>
  size * (shift ? SHIFTED : 1) * (isSmall ? SMALL : 1);

/** Without ligatures: `!=` in code stays two characters, and fontkit cannot read the empty glyphs that stand for them. */
const noLigatures = { calt: false, liga: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
/** An empty list of features: without one PDFKit sets each word alone, and the words from left to right. */
const wholeText = {} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** A picture of a character that the fonts lack, drawn by the browser. */
export type DrawGlyph = (grapheme: string) => GlyphPicture;

/** Lines of a paragraph, and whether it is written from right to left. */
export interface Paragraph {
  lines: Line[];
  isRightToLeft: boolean;
}

/** How a paragraph is set; lengths in points. */
export interface Setting {
  size: number;
  room: number;
  /** Direction of the paragraph. @default that of its first letter */
  direction?: 'ltr';
}

/** Content of a tag: what is drawn at once, or a tag inside. */
export type TagContent = PDFKit.PDFStructureElement | (() => void);

/** Makes lines of texts and draws them. */
export class Typesetter {
  readonly #document: PDFKit.PDFDocument;
  readonly #faces: Faces;
  readonly #glyph: DrawGlyph;
  readonly #glyphs = new Map<string, GlyphPicture>();
  readonly #pictures: Pictures;
  readonly formulas: FormulaPen;
  /** Widths of texts at the size 1, by face and text: measuring takes most of the time. */
  readonly #widths = new Map<string, number>();

  constructor({ document, faces }: PdfFile, glyph: DrawGlyph, pictures: Pictures) {
    this.#document = document;
    this.#faces = faces;
    this.#glyph = glyph;
    this.#pictures = pictures;
    this.formulas = new FormulaPen(document, faces, (text, x, y, size) => this.#drawGlyph(text, x, y, size));
  }

  #featuresOf(part: Part, isRightToLeft: boolean) {
    if (part.face === 'mono') return { features: noLigatures };
    return isRightToLeft || hasRightToLeft(part.text) ? { features: wholeText } : {};
  }

  #widthOf(text: string, style: RunStyle, level: number): number {
    const face = faceOf(style);
    const key = `${face} ${level % 2} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    let width = 0;
    for (const part of this.#faces.parts(text, face, level % 2 === 1)) {
      this.#document.font(part.face, 1);
      width += part.isMissing
        ? this.#glyphOf(part.text).width
        : this.#document.widthOfString(part.text, this.#featuresOf(part, level % 2 === 1));
    }
    this.#widths.set(key, width);
    return width;
  }

  measure(text: string, style: RunStyle, size: number, level = 0): number {
    return this.#widthOf(text, style, level) * sizeOf(style, size);
  }

  /** The lines of a paragraph. */
  paragraph(runs: readonly Run[], { size, room, direction }: Setting): Paragraph {
    const objects = runs.map((run) => this.#objectOf(run, size, room));
    // Code is written from left to right whatever its letters are; an object counts as a sign.
    const text = runs.map((run, at) =>
      objects[at] ? '\ufffc' : run.isCode && !direction ? 'a'.repeat(run.text.length) : run.text,
    );
    const { levels, base } = levelsOf(text.join(''), direction);
    let at = 0;
    const items = runs.flatMap((run, index): Item[] => {
      const { text: _, formula: _formula, picture: _picture, ...style } = run;
      const from = at;
      at += text[index]?.length ?? 0;
      const object = objects[index];
      if (object) return [{ text: '\ufffc', style, level: levels[from] ?? 0, object }];
      return byLevel(run.text, levels.subarray(from, at)).flatMap(({ text: own, level }) => {
        const shown = plainLetters(own);
        return shown === '' ? [] : [{ text: shown, level, style }];
      });
    });
    const measure = (one: string, style: RunStyle, level: number) => this.measure(one, style, size, level);
    return { lines: breakLines(items, room, measure, base), isRightToLeft: base === 1 };
  }

  /** A formula or a picture inside the text, at most as wide as the line. */
  #objectOf(run: Run, size: number, room: number): InlineObject | undefined {
    const picture = run.picture && this.#pictures.get(run.picture);
    if (picture) {
      const scale = Math.min(0.75, room / picture.width, this.#document.page.height / 2 / picture.height);
      const [width, height] = [picture.width * scale, picture.height * scale];
      const draw = (x: number, y: number) =>
        void this.#document.image(picture.bytes as Buffer, x, y - height, { width, height });
      return { width, height, depth: 0, role: 'Figure', alt: run.text.slice(1, -1), draw };
    }
    if (!run.formula) return undefined;
    const em = sizeOf(run, size) * FORMULA;
    return this.formulas.object(run.formula, run.text, { size: em, room });
  }

  /** Height of a line, and of its letters over its baseline. */
  heightOf({ pieces }: Line, size: number): { whole: number; ascent: number } {
    let ascent = size * ASCENT;
    let descent = size * (LEADING - ASCENT);
    for (const { object } of pieces) {
      if (!object) continue;
      ascent = Math.max(ascent, object.height + size * 0.15);
      descent = Math.max(descent, object.depth + size * 0.2);
    }
    return { whole: ascent + descent, ascent };
  }

  /** The pieces of a line with what draws them. @param y of its top */
  #drawings(line: Line, x: number, y: number, size: number, colour: string) {
    const baseline = y + this.heightOf(line, size).ascent;
    let left = x;
    return line.pieces.map((piece) => {
      const at = left;
      left += piece.width;
      const { object } = piece;
      const draw = () =>
        object ? object.draw(at, baseline) : this.#drawPiece(piece, at, baseline, size, colour);
      return { object, draw };
    });
  }

  /** Draws a line without tags. */
  draw(line: Line, x: number, y: number, size: number, colour: string): void {
    for (const { draw } of this.#drawings(line, x, y, size, colour)) draw();
  }

  /** What draws a line, as content of a tag: formulas and pictures are tags inside. */
  contents(line: Line, x: number, y: number, size: number, colour: string): TagContent[] {
    return this.#drawings(line, x, y, size, colour).map(({ object, draw }) =>
      object ? this.#document.struct(object.role, { alt: object.alt }, draw) : draw,
    );
  }

  #drawPiece(
    { text, width, style, level }: Piece,
    x: number,
    baseline: number,
    size: number,
    colour: string,
  ): void {
    const document = this.#document;
    const isRightToLeft = level % 2 === 1;
    const own = sizeOf(style, size);
    const rise = style.shift === 'sup' ? size * 0.35 : style.shift === 'sub' ? -size * 0.15 : 0;
    if (style.isMarked) document.rect(x, baseline - size * 0.95, width, size * 1.25).fill(colours.marked);
    const ink = style.link ? colours.link : colour;
    // PDFKit would put lines where each face has its own.
    const lined = (y: number) =>
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(own / 16)
        .stroke(ink);
    if (style.link || style.isUnderlined) lined(baseline - rise + own * 0.14);
    if (style.isStruck) lined(baseline - rise - own * 0.27);
    let left = x;
    for (const part of this.#faces.parts(text, faceOf(style), isRightToLeft)) {
      document.font(part.face, own).fillColor(ink);
      if (part.isMissing) {
        this.#drawGlyph(part.text, left, baseline - rise, own);
        left += own * this.#glyphOf(part.text).width;
        continue;
      }
      const features = this.#featuresOf(part, isRightToLeft);
      document.text(part.text, left, baseline - rise - ascenderOf(document) * own, {
        lineBreak: false,
        ...features,
        ...(style.link && { link: style.link }),
      });
      left += document.widthOfString(part.text, features);
    }
  }

  /** Draws a character that the fonts lack. */
  #drawGlyph(character: string, x: number, baseline: number, size: number): void {
    drawMissing(this.#document, character, this.#glyphOf(character), { x, baseline, size });
  }

  #glyphOf(character: string): GlyphPicture {
    const picture = this.#glyphs.get(character) ?? this.#glyph(character);
    this.#glyphs.set(character, picture);
    return picture;
  }
}
