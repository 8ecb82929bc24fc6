import { mix, readable } from '#ui/theme/brand.ts';
import { contrastRatio } from '#ui/theme/contrast.ts';
import type { Theme } from './deck.ts';
import { PALETTES, type ThemeTokens } from './theme-palettes.ts';

export type { ThemeTokens };

export const THEMES: Readonly<Record<Theme, string>> = {
  brand: 'Фирменная',
  light: 'Светлая',
  dark: 'Тёмная',
  sea: 'Морская',
  forest: 'Лесная',
  print: 'Для печати',
  ink: 'Чернильная',
  terracotta: 'Терракотовая',
  lavender: 'Сиреневая',
  citrus: 'Яркая',
  graphite: 'Графитовая',
  night: 'Ночная',
};
export const THEME_LIST = Object.keys(THEMES) as readonly Theme[];

/** The portal's own colour, for a deployment without one. */
const ownBrand = '#e22c63';
const black = '#000000';
const white = '#ffffff';

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
  if (theme !== 'brand') return PALETTES[theme];
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
