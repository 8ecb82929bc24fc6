/** Constants of a font's table MATH that the setting of formulas needs, by their place in the table. */
const constantPlaces = {
  axisHeight: 1,
  accentBaseHeight: 2,
  subscriptShiftDown: 4,
  subscriptTopMax: 5,
  subscriptBaselineDropMin: 6,
  superscriptShiftUp: 7,
  superscriptBottomMin: 9,
  superscriptBaselineDropMax: 10,
  subSuperscriptGapMin: 11,
  superscriptBottomMaxWithSubscript: 12,
  spaceAfterScript: 13,
  upperLimitGapMin: 14,
  upperLimitBaselineRiseMin: 15,
  lowerLimitGapMin: 16,
  lowerLimitBaselineDropMin: 17,
  stackGapMin: 22,
  stackDisplayStyleGapMin: 23,
  fractionNumeratorShiftUp: 28,
  fractionNumeratorDisplayStyleShiftUp: 29,
  fractionDenominatorShiftDown: 30,
  fractionDenominatorDisplayStyleShiftDown: 31,
  fractionNumeratorGapMin: 32,
  fractionNumDisplayStyleGapMin: 33,
  fractionRuleThickness: 34,
  fractionDenominatorGapMin: 35,
  fractionDenomDisplayStyleGapMin: 36,
  overbarVerticalGap: 39,
  overbarRuleThickness: 40,
  radicalVerticalGap: 45,
  radicalDisplayStyleVerticalGap: 46,
  radicalRuleThickness: 47,
  radicalKernBeforeDegree: 49,
  radicalKernAfterDegree: 50,
} as const;

export type MathConstant = keyof typeof constantPlaces;

/** A larger form of a glyph: its number and its length. */
export interface GlyphSize {
  id: number;
  length: number;
}

/** A part of a glyph that is put together. */
export interface GlyphPart extends GlyphSize {
  startOverlap: number;
  endOverlap: number;
  /** Whether it may be left out or repeated. */
  isExtender: boolean;
}

/** How a glyph grows: its larger forms, and parts for any length, in order from the bottom up or from left to right. */
export interface Growth {
  sizes: readonly GlyphSize[];
  parts: readonly GlyphPart[];
}

/** The table MATH of a font (OpenType 1.9), in units of the font. */
export class MathTable {
  readonly #view: DataView;
  readonly #italics = new Map<number, number>();
  readonly #growth = { vertical: new Map<number, number>(), horizontal: new Map<number, number>() };
  readonly minOverlap: number;
  readonly displayOperatorHeight: number;
  /** Sizes of scripts and of scripts of scripts, relative to the text. */
  readonly scriptScales: readonly [number, number];

  /** @param bytes the table */
  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const view = this.#view;
    const constants = view.getUint16(4);
    this.scriptScales = [view.getInt16(constants) / 100, view.getInt16(constants + 2) / 100];
    this.displayOperatorHeight = view.getUint16(constants + 6);
    const italics = view.getUint16(6) + view.getUint16(view.getUint16(6));
    for (const [index, id] of this.#coverage(italics + view.getUint16(italics)).entries())
      this.#italics.set(id, view.getInt16(italics + 4 + 4 * index));
    const variants = view.getUint16(8);
    this.minOverlap = view.getUint16(variants);
    const verticalCount = view.getUint16(variants + 6);
    for (const [name, coverage, first] of [
      ['vertical', 2, 10],
      ['horizontal', 4, 10 + 2 * verticalCount],
    ] as const)
      for (const [index, id] of this.#coverage(variants + view.getUint16(variants + coverage)).entries())
        this.#growth[name].set(id, variants + view.getUint16(variants + first + 2 * index));
  }

  /** The glyphs of a coverage table, in their order. */
  #coverage(at: number): number[] {
    const view = this.#view;
    const count = view.getUint16(at + 2);
    if (view.getUint16(at) === 1)
      return Array.from({ length: count }, (_, index) => view.getUint16(at + 4 + 2 * index));
    return Array.from({ length: count }, (_, index) => {
      const [start, end] = [view.getUint16(at + 4 + 6 * index), view.getUint16(at + 6 + 6 * index)];
      return Array.from({ length: end - start + 1 }, (_id, step) => start + step);
    }).flat();
  }

  constant(name: MathConstant): number {
    return this.#view.getInt16(this.#view.getUint16(4) + 8 + 4 * constantPlaces[name]);
  }

  italics(id: number): number {
    return this.#italics.get(id) ?? 0;
  }

  growth(id: number, direction: 'vertical' | 'horizontal'): Growth {
    const at = this.#growth[direction].get(id);
    if (at === undefined) return { sizes: [], parts: [] };
    const view = this.#view;
    const sizes = Array.from({ length: view.getUint16(at + 2) }, (_, index) => ({
      id: view.getUint16(at + 4 + 4 * index),
      length: view.getUint16(at + 6 + 4 * index),
    }));
    const offset = view.getUint16(at);
    if (offset === 0) return { sizes, parts: [] };
    const parts = Array.from({ length: view.getUint16(at + offset + 4) }, (_, index) => {
      const part = at + offset + 6 + 10 * index;
      return {
        id: view.getUint16(part),
        startOverlap: view.getUint16(part + 2),
        endOverlap: view.getUint16(part + 4),
        length: view.getUint16(part + 6),
        isExtender: (view.getUint16(part + 8) & 1) === 1,
      };
    });
    return { sizes, parts };
  }
}
