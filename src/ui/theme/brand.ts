import { contrastRatio } from './contrast.ts';
import { type ColorName, darkColors, lightColors } from './palette.ts';

type Tones = Partial<Record<ColorName, string>>;

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes two colours: `share` (0 to 1) of `other` in `color`; both `#rrggbb`. */
export function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((value, at) => Math.round(value + ((others[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the tone nearest to `color` in the direction of `end` that has the contrast `ratio` to every background. */
export function readable(color: string, end: string, backgrounds: readonly string[], ratio: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tone = mix(color, end, share);
    if (backgrounds.every((background) => contrastRatio(tone, background) >= ratio)) return tone;
  }
  return end;
}

const black = '#000000';
const white = '#ffffff';

/**
 * Computes the tones of a brand colour for a theme, which the palette defines for the pink: text has a contrast of
 * 4.5:1 and graphics 3:1 for every brand colour (APP-03, APP-21).
 *
 * @param brand `#rrggbb`
 */
export function brandTones(brand: string, theme: 'light' | 'dark'): Tones {
  const colors = theme === 'light' ? lightColors : darkColors;
  const end = theme === 'light' ? black : white;
  const surfaces = [colors.surface, colors.surfaceRaised, colors.surfaceSunken];
  // Fills have white text in both themes; the lightest state has the least contrast.
  const fill = readable(brand, black, [white], 5.6);
  const [hover, pressed] = theme === 'light' ? [0.1, 0.2] : [-0.06, 0.1];
  const accentTint = mix(colors.surfaceRaised, brand, theme === 'light' ? 0.1 : 0.14);
  const accentTintHover = mix(colors.surfaceRaised, brand, theme === 'light' ? 0.16 : 0.2);
  const graphic = readable(brand, end, surfaces, 3);
  return {
    accent: fill,
    accentHover: hover < 0 ? mix(fill, white, -hover) : mix(fill, black, hover),
    accentPressed: mix(fill, black, pressed),
    accentText: readable(brand, end, [...surfaces, colors.surfaceHover], 4.6),
    accentTint,
    accentTintHover,
    accentTintText: readable(brand, end, [accentTint, accentTintHover], 4.6),
    accentTintBorder: mix(colors.surfaceRaised, brand, 0.35),
    brand: graphic,
    focus: graphic,
    selection: mix(colors.surfaceRaised, brand, theme === 'light' ? 0.2 : 0.25),
  };
}

/** Applies the brand colour of a deployment to both themes. */
export function applyBrand(brand: string): void {
  const sheet = new CSSStyleSheet();
  const rules = (['light', 'dark'] as const).map((theme) => {
    const tones = Object.entries(brandTones(brand, theme));
    return `:root[data-theme="${theme}"]{${tones.map(([name, tone]) => `--np-color-${name}:${tone}`).join(';')}}`;
  });
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}
