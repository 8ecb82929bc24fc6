import { type Box, emptyBox, type Ink, together } from './box.ts';
import { type GlyphPart, type MathConstant, MathTable } from './math-table.ts';

interface Glyph {
  id: number;
  advanceWidth: number;
  bbox: { minX: number; minY: number; maxX: number; maxY: number };
}

/** The members of fontkit's font that are used here. */
interface OpenFont {
  unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): Glyph;
  getGlyph(id: number): Glyph;
  _getTableStream(name: string): { buffer: Uint8Array; pos: number };
}

/** A font with glyphs for formulas, such as STIX Two Math. */
export class MathFont {
  readonly #font: OpenFont;
  readonly table: MathTable;

  /** @param font of fontkit. @throws TypeError if it has no table MATH */
  constructor(font: unknown) {
    this.#font = font as OpenFont;
    const { buffer, pos } = this.#font._getTableStream('MATH');
    this.table = new MathTable(buffer.subarray(pos));
  }

  #scale(size: number): number {
    return size / this.#font.unitsPerEm;
  }

  constant(name: MathConstant, size: number): number {
    return this.table.constant(name) * this.#scale(size);
  }

  #glyphBox(glyph: Glyph, text: string, size: number): Box {
    const scale = this.#scale(size);
    const { maxY, minY } = glyph.bbox;
    const isEmpty = !Number.isFinite(maxY);
    const ink: Ink[] = isEmpty ? [] : [{ kind: 'glyph', id: glyph.id, text, size, x: 0, y: 0 }];
    return {
      width: glyph.advanceWidth * scale,
      height: isEmpty ? 0 : maxY * scale,
      depth: isEmpty ? 0 : -minY * scale,
      ink,
      italics: this.table.italics(glyph.id) * scale,
    };
  }

  /** A character. One that the font lacks is as wide as its height. */
  character(character: string, size: number): Box {
    const code = character.codePointAt(0) ?? 0;
    if (this.#font.hasGlyphForCodePoint(code))
      return this.#glyphBox(this.#font.glyphForCodePoint(code), character, size);
    return {
      width: size,
      height: size * 0.8,
      depth: size * 0.2,
      ink: [{ kind: 'text', text: character, size, x: 0, y: 0 }],
    };
  }

  /**
   * The variant of a character that is at least this long; the longest one if the font has none.
   *
   * @param length height with depth, or width; points
   */
  grown(character: string, size: number, length: number, direction: 'vertical' | 'horizontal'): Box {
    const code = character.codePointAt(0) ?? 0;
    if (!this.#font.hasGlyphForCodePoint(code)) return this.character(character, size);
    const glyph = this.#font.glyphForCodePoint(code);
    const { sizes, parts } = this.table.growth(glyph.id, direction);
    const scale = this.#scale(size);
    const fitting = sizes.find((one) => one.length * scale >= length);
    if (!fitting && parts.length > 0) return this.#assembled(parts, character, size, length, direction);
    const found = fitting ?? sizes.at(-1);
    return this.#glyphBox(found ? this.#font.getGlyph(found.id) : glyph, character, size);
  }

  /** A glyph that is put together of overlapping parts. The first part carries the text of the whole. */
  #assembled(
    parts: readonly GlyphPart[],
    character: string,
    size: number,
    length: number,
    direction: 'vertical' | 'horizontal',
  ): Box {
    const scale = this.#scale(size);
    const wanted = length / scale;
    const { minOverlap } = this.table;
    const lengthOf = (chain: readonly GlyphPart[]) =>
      chain.reduce((sum, part) => sum + part.length, 0) - minOverlap * (chain.length - 1);
    let chain: GlyphPart[] = [];
    for (let times = 0; times < 200; times += 1) {
      chain = parts.flatMap((part) => (part.isExtender ? Array.from({ length: times }, () => part) : [part]));
      if (chain.length > 0 && lengthOf(chain) >= wanted) break;
    }
    const excess = Math.max(0, lengthOf(chain) - wanted) / Math.max(1, chain.length - 1);
    let at = 0;
    const placed = chain.map((part, index) => {
      const before = chain[index - 1];
      if (before) {
        const most = Math.max(minOverlap, Math.min(before.endOverlap, part.startOverlap));
        at -= Math.min(most, minOverlap + excess);
      }
      const glyph = this.#font.getGlyph(part.id);
      const box = this.#glyphBox(glyph, index === 0 ? character : '', size);
      // The lower end of a part stands where the one before it ends.
      const place =
        direction === 'vertical' ? { box, x: 0, y: (glyph.bbox.minY - at) * scale } : { box, x: at * scale };
      at += part.length;
      return place;
    });
    return placed.length === 0 ? emptyBox : together(placed);
  }
}
