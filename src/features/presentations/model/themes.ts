import { mix, readable } from '#ui/theme/brand.ts';
import { contrastRatio } from '#ui/theme/contrast.ts';
import type { Theme } from './deck.ts';

/** Colours, `#rrggbb`, and the font of a theme. */
export interface ThemeTokens {
  /** Behind slides, and behind tables' stripes, quotes and empty places on them. */
  readonly background: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  /** Bars, marks of lists, links; `onAccent` for text on it. */
  readonly accent: string;
  readonly onAccent: string;
  /** The first row of a table. */
  readonly head: string;
  readonly onHead: string;
  /** Thin lines; not for text. */
  readonly line: string;
  /** Title, section and last slide: a background of their own, text and quieter text on it, its bar. */
  readonly cover: string;
  readonly onCover: string;
  readonly onCoverMuted: string;
  readonly coverBar: string;
  /** The large shapes of a cover fade from `coverShade` to `coverFade`. */
  readonly coverShade: string;
  readonly coverFade: string;
  /** Series of a chart in order; at least 3:1 to the background, told apart by pattern and marker too. */
  readonly chart: readonly [string, string, string, string, string, string];
  /** Arimo as Arial, or Tinos as Times New Roman. */
  readonly font: 'sans' | 'serif';
  /** How the theme marks a slide: a bar beside the title, above it, a line below it, or nothing but space. */
  readonly mark: 'side' | 'top' | 'under' | 'edge';
  readonly hasFooter: boolean;
}

export const THEMES: Readonly<Record<Theme, string>> = {
  brand: 'Фирменная',
  light: 'Светлая',
  dark: 'Тёмная',
  sea: 'Морская',
  forest: 'Лесная',
  print: 'Для печати',
};
export const THEME_LIST = Object.keys(THEMES) as readonly Theme[];

/** The portal's own colour, for a deployment without one. */
const ownBrand = '#e22c63';
const black = '#000000';
const white = '#ffffff';

const fixed: Readonly<Record<Exclude<Theme, 'brand'>, ThemeTokens>> = {
  light: {
    background: '#ffffff',
    surface: '#f2f5f9',
    text: '#1c2430',
    muted: '#566273',
    accent: '#2257c4',
    onAccent: '#ffffff',
    head: '#2257c4',
    onHead: '#ffffff',
    line: '#d5dce6',
    cover: '#eef3fb',
    onCover: '#15243f',
    onCoverMuted: '#475673',
    coverBar: '#2257c4',
    coverShade: '#e1eaf8',
    coverFade: '#cfdff8',
    chart: ['#2257c4', '#c2570c', '#0f7c6c', '#8a3fa8', '#69707c', '#b3246a'],
    font: 'sans',
    mark: 'side',
    hasFooter: true,
  },
  dark: {
    background: '#14171d',
    surface: '#20252e',
    text: '#f1f4f8',
    muted: '#aab4c2',
    accent: '#7fb6ff',
    onAccent: '#0c1422',
    head: '#2b3442',
    onHead: '#f1f4f8',
    line: '#39414e',
    cover: '#0b0d12',
    onCover: '#ffffff',
    onCoverMuted: '#b4bfce',
    coverBar: '#7fb6ff',
    coverShade: '#171c26',
    coverFade: '#24344f',
    chart: ['#7fb6ff', '#f6b26b', '#6fd6b4', '#d7a3f2', '#c3cad4', '#ff8fae'],
    font: 'sans',
    mark: 'side',
    hasFooter: true,
  },
  sea: {
    background: '#f6fbfc',
    surface: '#e2f0f4',
    text: '#0e2c3a',
    muted: '#466170',
    accent: '#0a6883',
    onAccent: '#ffffff',
    head: '#0a6883',
    onHead: '#ffffff',
    line: '#bcd7df',
    cover: '#073b4f',
    onCover: '#ffffff',
    onCoverMuted: '#b8dbe6',
    coverBar: '#4fc3d9',
    coverShade: '#0b4a61',
    coverFade: '#095871',
    chart: ['#0a6883', '#d0561f', '#3f7d3a', '#5b55b5', '#8a6414', '#a83262'],
    font: 'sans',
    mark: 'top',
    hasFooter: true,
  },
  forest: {
    background: '#fbfaf4',
    surface: '#eef0e2',
    text: '#1f2a20',
    muted: '#586355',
    accent: '#2c6a3c',
    onAccent: '#ffffff',
    head: '#2c6a3c',
    onHead: '#ffffff',
    line: '#cfd5c0',
    cover: '#1c4429',
    onCover: '#fbfaf4',
    onCoverMuted: '#c4d8c0',
    coverBar: '#d9b65a',
    coverShade: '#1c4429',
    coverFade: '#1c4429',
    chart: ['#2c6a3c', '#a8571b', '#2f6c94', '#856a13', '#7a4a86', '#5f6b61'],
    font: 'serif',
    mark: 'under',
    hasFooter: true,
  },
  print: {
    background: '#ffffff',
    surface: '#f2f2f2',
    text: '#111111',
    muted: '#4a4a4a',
    accent: '#1f1f1f',
    onAccent: '#ffffff',
    head: '#e4e4e4',
    onHead: '#111111',
    line: '#9a9a9a',
    cover: '#ffffff',
    onCover: '#111111',
    onCoverMuted: '#4a4a4a',
    coverBar: '#111111',
    coverShade: '#ffffff',
    coverFade: '#ffffff',
    chart: ['#1f1f1f', '#6b6b6b', '#3f3f3f', '#8c8c8c', '#555555', '#7c7c7c'],
    font: 'serif',
    mark: 'under',
    hasFooter: true,
  },
};

/** The brand theme: the company's colour, darkened until text in it and white text on it are readable. */
function brandTokens(brand: string): ThemeTokens {
  const surface = mix(white, brand, 0.06);
  const accent = readable(brand, black, [white, surface], 4.6);
  // Nearly black, with a large shape in the company's colour. White must stay readable on all of them.
  const cover = mix('#15131b', brand, 0.04);
  const coverShade = readable(brand, black, [white], 5.4);
  const coverFade = mix(cover, brand, 0.3);
  const others = ['#3a5fa8', '#0f7c6c', '#a8571b', '#6b6b76', '#7a4a9c'];
  const [b = '', c = '', d = '', e = '', f = ''] = others;
  return {
    background: white,
    surface,
    text: '#1b1a1e',
    muted: '#5a5761',
    accent,
    onAccent: white,
    head: accent,
    onHead: white,
    line: mix(white, brand, 0.22),
    cover,
    onCover: white,
    onCoverMuted: readable(mix(white, cover, 0.14), white, [cover, coverShade, coverFade], 4.6),
    coverBar: mix(cover, white, 0.75),
    coverShade,
    coverFade,
    chart: [accent, b, c, d, e, f],
    font: 'sans',
    mark: 'edge',
    hasFooter: true,
  };
}

/**
 * The tokens of a theme. Each text pair has a contrast of at least 4.5:1 (PRES-20).
 *
 * @param brandColour `#rrggbb` of the company, for `brand`; anything else counts as the portal's own
 */
export function themeTokens(theme: Theme, brandColour: string = ownBrand): ThemeTokens {
  if (theme !== 'brand') return fixed[theme];
  const brand = /^#[0-9a-f]{6}$/i.test(brandColour) ? brandColour.toLowerCase() : ownBrand;
  const known = brands.get(brand);
  if (known) return known;
  const made = brandTokens(brand);
  brands.set(brand, made);
  return made;
}
/** Returns the same object for equal colours: `layoutSlide` caches its layouts by the identity of this object. */
const brands = new Map<string, ThemeTokens>();

/** The colours in which text stands on each other, with their contrast. */
export const textPairs = (tokens: ThemeTokens): { name: string; contrast: number }[] =>
  (
    [
      ['text', 'background'],
      ['text', 'surface'],
      ['muted', 'background'],
      ['muted', 'surface'],
      ['accent', 'background'],
      ['accent', 'surface'],
      ['onAccent', 'accent'],
      ['onHead', 'head'],
      ['onCover', 'cover'],
      ['onCoverMuted', 'cover'],
      ['onCover', 'coverShade'],
      ['onCoverMuted', 'coverShade'],
      ['onCover', 'coverFade'],
      ['onCoverMuted', 'coverFade'],
    ] as const
  ).map(([front, back]) => ({
    name: `${front} on ${back}`,
    contrast: contrastRatio(tokens[front], tokens[back]),
  }));
