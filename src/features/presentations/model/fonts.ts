/**
 * The fonts of slides. Arimo and Tinos have the widths of Arial and Times New Roman, which every Office has. A computer
 * without one of the others shows the text in `fallback`, which is not wider, so that no text gets more lines (PRES-55).
 */
interface FontOfSlides {
  /** Its name in CSS, and for people unless `office` is another. */
  readonly family: string;
  /** The folder of its packages. */
  readonly folder: string;
  /** The font that a PowerPoint file names. */
  readonly office: string;
  readonly fallback: 'sans' | 'serif';
  /** In font sizes, as the font gives them. */
  readonly ascent: number;
  readonly descent: number;
  /** Height of a line with 100 % line spacing in PowerPoint, in font sizes. */
  readonly height: number;
  /**
   * How much wider a word is where the font is missing: the widest of fifteen Russian words in DejaVu, regular and bold, which
   * LibreOffice on Linux shows then. Arial and Times New Roman have stand-ins of equal widths everywhere (PRES-55).
   */
  readonly wordReserve: number;
}

export const FONTS = {
  sans: {
    family: 'Arimo',
    folder: 'arimo',
    office: 'Arial',
    fallback: 'sans',
    ascent: 0.905,
    descent: 0.212,
    height: 1.149,
    wordReserve: 1,
  },
  serif: {
    family: 'Tinos',
    folder: 'tinos',
    office: 'Times New Roman',
    fallback: 'serif',
    ascent: 0.891,
    descent: 0.216,
    height: 1.149,
    wordReserve: 1,
  },
  montserrat: {
    family: 'Montserrat',
    folder: 'montserrat',
    office: 'Montserrat',
    fallback: 'sans',
    ascent: 0.968,
    descent: 0.251,
    height: 1.219,
    wordReserve: 1.1,
  },
  mulish: {
    family: 'Mulish',
    folder: 'mulish',
    office: 'Mulish',
    fallback: 'sans',
    ascent: 1.005,
    descent: 0.25,
    height: 1.255,
    wordReserve: 1.17,
  },
  lora: {
    family: 'Lora',
    folder: 'lora',
    office: 'Lora',
    fallback: 'serif',
    ascent: 1.006,
    descent: 0.274,
    height: 1.28,
    wordReserve: 1.19,
  },
  ptSerif: {
    family: 'PT Serif',
    folder: 'pt-serif',
    office: 'PT Serif',
    fallback: 'serif',
    ascent: 1.039,
    descent: 0.286,
    height: 1.325,
    wordReserve: 1.19,
  },
} as const satisfies Record<string, FontOfSlides>;

export type Font = keyof typeof FONTS;
export const FONT_LIST = Object.keys(FONTS) as readonly Font[];

const generic = {
  sans: 'Arial, "Liberation Sans", sans-serif',
  serif: '"Times New Roman", "Liberation Serif", serif',
};

/** The `font-family` of a font. Letters that it lacks are those of Arimo or Tinos. */
export function cssFamily(font: Font): string {
  const { family, fallback } = FONTS[font];
  return [...new Set([`"${family}"`, `"${FONTS[fallback].family}"`]), generic[fallback]].join(', ');
}
