import type { Faces } from '#lib/pdf/faces.ts';
import { formulaModule, maxFormula } from '#markdown/formula-text.ts';
import type { RunFormula } from '../../document/runs.ts';
import { type Box, type Ink, scaled } from '../math/box.ts';
import { formulaBox } from '../math/formula-box.ts';
import { MathFont } from '../math/math-font.ts';
import type { InlineObject } from './lines.ts';

/** What PDFKit keeps of a font that is embedded. */
interface EmbeddedFont {
  id: string;
  font: { getGlyph(id: number): { advanceWidth: number } };
  scale: number;
  subset: { includeGlyph(id: number): number };
  widths: (number | undefined)[];
  unicode: (number[] | undefined)[];
  ref(): unknown;
}

interface Internals {
  _font: EmbeddedFont;
  page: { height: number; fonts: Record<string, unknown> };
  addContent(content: string): void;
}

/** Draws a character that the fonts of the document lack. @param y of the baseline */
type DrawText = (text: string, x: number, y: number, size: number) => void;

const shortNumber = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Sets formulas with the face `math` and draws them as text, so that their letters are found and copied. */
export class FormulaPen {
  readonly #document: PDFKit.PDFDocument & Internals;
  readonly #font: MathFont | undefined;
  readonly #embedded: EmbeddedFont | undefined;
  readonly #drawText: DrawText;

  constructor(document: PDFKit.PDFDocument, faces: Faces, drawText: DrawText) {
    this.#document = document as PDFKit.PDFDocument & Internals;
    this.#drawText = drawText;
    if (!faces.names.has('math')) return;
    document.font('math');
    this.#embedded = this.#document._font;
    this.#font = new MathFont(this.#embedded.font);
    document.font('regular');
  }

  /**
   * A formula as an object of a line, smaller if it is wider than that.
   *
   * @param text the formula as a line of text, for readers
   * @returns undefined if it cannot be read, or its converter or its font is not loaded
   */
  object(
    { tex, isDisplay }: RunFormula,
    text: string,
    { size, room }: { size: number; room: number },
  ): InlineObject | undefined {
    const converter = formulaModule.peek();
    if (!converter || !this.#font || tex.trim() === '' || tex.length > maxFormula) return undefined;
    let box: Box;
    try {
      box = formulaBox(converter.texToMath(tex, isDisplay), this.#font, size, isDisplay);
    } catch {
      return undefined;
    }
    const shown = scaled(box, Math.min(1, room / box.width));
    const { width, height, depth } = shown;
    return {
      width,
      height,
      depth,
      role: 'Formula',
      alt: text,
      draw: (x, y) => this.#draw(shown, text, x, y),
    };
  }

  #draw({ ink }: Box, text: string, x: number, y: number): void {
    const document = this.#document;
    document.markContent('Span', { actual: text } as PDFKit.Mixins.MarkingOptions);
    for (const one of ink) this.#drawInk(one, x + one.x, y + one.y, x, y);
    document.endMarkedContent();
  }

  #drawInk(ink: Ink, x: number, y: number, left: number, baseline: number): void {
    const document = this.#document;
    const colour = ink.colour ?? '#1a1a1a';
    switch (ink.kind) {
      case 'rule':
        document.rect(x, y, ink.width, ink.height).fill(colour);
        return;
      case 'line':
        document
          .moveTo(x, y)
          .lineTo(left + ink.toX, baseline + ink.toY)
          .lineWidth(0.6)
          .stroke(colour);
        return;
      case 'text':
        this.#drawText(ink.text, x, y, ink.size);
        return;
      case 'glyph':
        document.fillColor(colour);
        this.#drawGlyph(ink, x, y);
    }
  }

  /** Writes a glyph by its number, as PDFKit does for letters. */
  #drawGlyph({ id, text, size }: Extract<Ink, { kind: 'glyph' }>, x: number, y: number): void {
    const font = this.#embedded;
    if (!font) return;
    const document = this.#document;
    const code = font.subset.includeGlyph(id);
    font.widths[code] ??= font.font.getGlyph(id).advanceWidth * font.scale;
    font.unicode[code] ??= Array.from(text, (character) => character.codePointAt(0) ?? 0);
    document.page.fonts[font.id] ??= font.ref();
    const { height } = document.page;
    document.save();
    // Letters would stand on their heads: y goes down on PDFKit's pages.
    document.transform(1, 0, 0, -1, 0, height);
    const place = `${shortNumber(x)} ${shortNumber(height - y)}`;
    document.addContent('BT');
    document.addContent(`1 0 0 1 ${place} Tm`);
    document.addContent(`/${font.id} ${shortNumber(size)} Tf`);
    document.addContent(`<${code.toString(16).padStart(4, '0')}> Tj`);
    document.addContent('ET');
    document.restore();
  }
}
