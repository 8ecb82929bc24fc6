import { contrastRatio } from '#ui/theme/contrast.ts';
import { brandTokens, plainLook } from './brand-theme.ts';
import type { Brand, BrandLook, Theme } from './deck.ts';
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
const plain = new Map<Theme, ThemeTokens>();
const brands = new Map<string, ThemeTokens>();
/** An administrator who tries colours makes a brand with each of them. */
const MOST_BRANDS = 50;

/** Equal themes are the same object: `layoutSlide` caches its layouts by the identity of the tokens. */
function kept<Key>(known: Map<Key, ThemeTokens>, key: Key, make: () => ThemeTokens): ThemeTokens {
  const found = known.get(key);
  if (found) return found;
  const made = make();
  if (known.size >= MOST_BRANDS) known.clear();
  known.set(key, made);
  return made;
}

/**
 * The tokens of a theme. Each text pair has a contrast of at least 4.5:1 (PRES-20).
 *
 * @param brand of the company, for `brand`; null without one
 * @param brandColour `#rrggbb` of the deployment, for a company without a brand; anything else counts as the portal's own
 */
export function themeTokens(
  theme: Theme,
  brand: BrandLook | null = null,
  brandColour: string = ownBrand,
): ThemeTokens {
  if (theme !== 'brand') {
    const palette = PALETTES[theme];
    return kept(plain, theme, () => ({ ...palette, logo: null, contacts: '', pages: null }));
  }
  const isColour = /^#[0-9a-f]{6}$/i.test(brandColour);
  const look = brand ?? plainLook(isColour ? brandColour.toLowerCase() : ownBrand);
  return kept(brands, JSON.stringify(look), () => brandTokens(look));
}

const brandName = 'Фирменный стиль';
/** The name of a theme for people; that of a brand has the company's. */
export const themeName = (theme: Theme, brand: Brand | null): string =>
  theme === 'brand' && brand ? `${brandName} «${brand.name}»` : THEMES[theme];
/** Whether `themeName` calls a theme so, whatever the company of the brand is. */
export const isNameOf = (theme: Theme, name: string): boolean =>
  name === THEMES[theme] || (theme === 'brand' && name.startsWith(`${brandName} «`));

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
