import type { BrandPage, Theme } from './deck.ts';
import type { Font } from './fonts.ts';

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
  readonly font: Font;
  readonly titleFont: Font;
  /**
   * How the theme marks a slide: a short bar above the title, a bar along the top, a line below the title, nothing but
   * space, a bar along the left edge, or a square in the corner. Its covers have shapes of their own (`coverShapes`). With
   * `none` it draws nothing, because a template does.
   */
  readonly mark: 'side' | 'top' | 'under' | 'edge' | 'band' | 'stairs' | 'none';
  readonly hasFooter: boolean;
  /**
   * On covers and the last slide, there on a white plate if `hasPlate`; also small on other slides if `isOnSlides`, on a
   * plate in the colour of covers unless it `hasPlate` there.
   */
  readonly logo: {
    readonly idFile: string;
    /** px */
    readonly width: number;
    readonly height: number;
    readonly hasPlate: boolean;
    readonly isOnSlides: boolean;
  } | null;
  /** At the foot of the last slide; '' for none. */
  readonly contacts: string;
  /** Where titles and content stand on slides with a company's template; null where the layouts of the portal say it. */
  readonly pages: { readonly slides: BrandPage; readonly covers: BrandPage } | null;
}

type Palette = Omit<ThemeTokens, 'logo' | 'contacts' | 'pages'>;

/** The themes whose colours do not depend on the company. */
export const PALETTES: Readonly<Record<Exclude<Theme, 'brand'>, Palette>> = {
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
    titleFont: 'sans',
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
    titleFont: 'sans',
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
    font: 'mulish',
    titleFont: 'montserrat',
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
    font: 'ptSerif',
    titleFont: 'montserrat',
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
    chart: ['#1f1f1f', '#8f8f8f', '#555555', '#767676', '#3a3a3a', '#666666'],
    font: 'serif',
    titleFont: 'serif',
    mark: 'under',
    hasFooter: true,
  },
  ink: {
    background: '#fdfcf8',
    surface: '#f1eee4',
    text: '#1d1b33',
    muted: '#5b586e',
    accent: '#3b2f8f',
    onAccent: '#ffffff',
    head: '#3b2f8f',
    onHead: '#ffffff',
    line: '#d8d3c4',
    cover: '#26205e',
    onCover: '#fbf9f0',
    onCoverMuted: '#cfcaea',
    coverBar: '#e3b65b',
    coverShade: '#322a80',
    coverFade: '#4a3fa8',
    chart: ['#3b2f8f', '#b0672a', '#2e7a74', '#9a3f74', '#6b6a76', '#5f7a1f'],
    font: 'ptSerif',
    titleFont: 'lora',
    mark: 'edge',
    hasFooter: true,
  },
  terracotta: {
    background: '#fdf8f3',
    surface: '#f6e9dd',
    text: '#33211a',
    muted: '#6f5648',
    accent: '#a4432a',
    onAccent: '#ffffff',
    head: '#a4432a',
    onHead: '#ffffff',
    line: '#e3cdbb',
    cover: '#f3ddca',
    onCover: '#3a1f14',
    onCoverMuted: '#5f3c2c',
    coverBar: '#a4432a',
    coverShade: '#ecceb5',
    coverFade: '#e6bd9c',
    chart: ['#a4432a', '#2f6f73', '#8a6a14', '#5d4b8c', '#6d6158', '#3f7340'],
    font: 'mulish',
    titleFont: 'lora',
    mark: 'stairs',
    hasFooter: true,
  },
  lavender: {
    background: '#ffffff',
    surface: '#f3effa',
    text: '#231a38',
    muted: '#5e5475',
    accent: '#6a3fb5',
    onAccent: '#ffffff',
    head: '#6a3fb5',
    onHead: '#ffffff',
    line: '#dcd2ec',
    cover: '#efe8fb',
    onCover: '#2a1b4d',
    onCoverMuted: '#57477c',
    coverBar: '#6a3fb5',
    coverShade: '#e0d3f7',
    coverFade: '#d0bdf2',
    chart: ['#6a3fb5', '#c2570c', '#0f7c6c', '#b3246a', '#2257c4', '#69707c'],
    font: 'mulish',
    titleFont: 'montserrat',
    mark: 'side',
    hasFooter: true,
  },
  citrus: {
    background: '#ffffff',
    surface: '#fff4e0',
    text: '#191919',
    muted: '#595550',
    accent: '#a8440a',
    onAccent: '#ffffff',
    head: '#191919',
    onHead: '#ffffff',
    line: '#e3d9c8',
    cover: '#ffc93c',
    onCover: '#191919',
    onCoverMuted: '#4a3a10',
    coverBar: '#191919',
    coverShade: '#ffb81f',
    coverFade: '#ff9f1c',
    chart: ['#191919', '#d1620c', '#1d6fa5', '#3f7d3a', '#8a3fa8', '#807a70'],
    font: 'mulish',
    titleFont: 'montserrat',
    mark: 'band',
    hasFooter: true,
  },
  graphite: {
    background: '#1b1c1f',
    surface: '#26282c',
    text: '#f4f4f2',
    muted: '#b3b5ba',
    accent: '#f2b84b',
    onAccent: '#1b1c1f',
    head: '#33363c',
    onHead: '#f4f4f2',
    line: '#3d4046',
    cover: '#101113',
    onCover: '#ffffff',
    onCoverMuted: '#c0c2c6',
    coverBar: '#f2b84b',
    coverShade: '#1d1f23',
    coverFade: '#4a3d20',
    chart: ['#f2b84b', '#8fb8ff', '#7fd6a8', '#f29a8a', '#c9a6f0', '#b9bdc4'],
    font: 'sans',
    titleFont: 'sans',
    mark: 'band',
    hasFooter: true,
  },
  night: {
    background: '#0d1830',
    surface: '#16254a',
    text: '#eef3ff',
    muted: '#a9b8d9',
    accent: '#4fd1c5',
    onAccent: '#06202a',
    head: '#1d3160',
    onHead: '#eef3ff',
    line: '#2b3f70',
    cover: '#081022',
    onCover: '#ffffff',
    onCoverMuted: '#b3c2e2',
    coverBar: '#4fd1c5',
    coverShade: '#10204a',
    coverFade: '#0f4a5a',
    chart: ['#4fd1c5', '#ffb86b', '#8fa8ff', '#f58fb4', '#d9e06b', '#aab6cf'],
    font: 'mulish',
    titleFont: 'montserrat',
    mark: 'stairs',
    hasFooter: true,
  },
};
